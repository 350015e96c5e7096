import CopyfitDrawing
import Foundation

/// The colours of gradients. Source: ISO 32000-1, 7.10 and 8.7.4.5.
extension PDFFile {
    /// The part of a colour that a shading has.
    enum ShadingPart {
        case color, opacity

        fileprivate var space: String { self == .color ? "/DeviceRGB" : "/DeviceGray" }

        fileprivate func numbers(_ color: DisplayList.PlainColor) -> [Double] {
            func cut(_ part: Float) -> Double { part > 0 ? Double(min(part, 1)) : 0 }
            return self == .opacity ? [cut(color.alpha)] : [cut(color.red), cut(color.green), cut(color.blue)]
        }
    }

    /// Colours along a line, or between two circles: their centres, with their radii.
    mutating func addShading(
        _ coordinates: [Double],
        _ stops: [DisplayList.Gradient.Stop],
        _ part: ShadingPart
    ) -> Reference {
        var object = Markup()
        object.add("<</ShadingType \(coordinates.count == 4 ? 2 : 3)/ColorSpace\(part.space)/Coords")
        object.array(coordinates, decimals: 5)
        object.add("/Extend[true true]/Function")
        Self.add(stops, part, to: &object)
        object.add(">>")
        return add(object)
    }

    private static func add(_ stops: [DisplayList.Gradient.Stop], _ part: ShadingPart, to object: inout Markup) {
        let steps = Array(zip(stops, stops.dropFirst())).filter { $0.0.location < $0.1.location }
        if steps.count == 1 { return add(steps[0], part, to: &object) }
        object.add("<</FunctionType 3/Domain[0 1]/Bounds")
        object.array(steps.dropFirst().map { Double($0.0.location) }, decimals: 6)
        object.add("/Encode")
        object.array(steps.flatMap { _ in [0.0, 1.0] })
        object.add("/Functions[")
        for step in steps { add(step, part, to: &object) }
        object.add("]>>")
    }

    private static func add(
        _ step: (DisplayList.Gradient.Stop, DisplayList.Gradient.Stop),
        _ part: ShadingPart,
        to object: inout Markup
    ) {
        object.add("<</FunctionType 2/Domain[0 1]/N 1/C0")
        object.array(part.numbers(step.0.color), decimals: 5)
        object.add("/C1")
        object.array(part.numbers(step.1.color), decimals: 5)
        object.add(">>")
    }

    /// Colours around a centre, out to a radius: patches, each from the centre and back to it.
    mutating func addShading(
        _ center: CGPoint,
        radius: Double,
        _ sectors: [ColorSector],
        _ part: ShadingPart
    ) -> Reference {
        let mesh = SectorMesh(center, radius: radius, sectors) { part.numbers($0) }
        var entries = Markup()
        entries.add("/ShadingType 6/ColorSpace\(part.space)/BitsPerCoordinate 32/BitsPerComponent 16/BitsPerFlag 8")
        entries.add("/Decode")
        entries.array(mesh.ranges + (part == .color ? [0, 1, 0, 1, 0, 1] : [0, 1]))
        return addStream(entries, compressing: mesh.bytes)
    }
}

/// Sectors of a disc as the bytes of patches whose edges are straight. Source: ISO 32000-1, 8.7.4.5.7.
private struct SectorMesh {
    private(set) var bytes: [UInt8] = []
    /// The smallest and largest x and y.
    let ranges: [Double]

    init(
        _ center: CGPoint,
        radius: Double,
        _ sectors: [ColorSector],
        _ numbers: (DisplayList.PlainColor) -> [Double]
    ) {
        let (left, top) = ((center.x - radius).rounded(.down), (center.y - radius).rounded(.down))
        let side = (2 * radius + 2).rounded(.up)
        ranges = [left, left + side, top, top + side]
        for sector in sectors {
            let ends = [sector.start, sector.end].map { angle in
                CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
            }
            let corners = [center, ends[0], ends[1], center]
            bytes.append(0)
            for (index, corner) in corners.enumerated() {
                let next = corners[(index + 1) % 4]
                for part in [0, 1.0 / 3, 2.0 / 3] {
                    add((corner.x + (next.x - corner.x) * part - left) / side, bytes: 4)
                    add((corner.y + (next.y - corner.y) * part - top) / side, bytes: 4)
                }
            }
            for color in [sector.startColor, sector.startColor, sector.endColor, sector.endColor] {
                for number in numbers(color) { add(number, bytes: 2) }
            }
        }
    }

    /// Adds a number between 0 and 1.
    private mutating func add(_ number: Double, bytes count: Int) {
        let largest = Double(1 << (8 * count) - 1)
        let whole = Int((min(max(number, 0), 1) * largest).rounded())
        for shift in (0..<count).reversed() { bytes.append(UInt8(truncatingIfNeeded: whole >> (8 * shift))) }
    }
}
