import CopyfitDrawing
import Foundation

/// Pixels of a picture as they are stored, and which part of it they are.
struct PicturePart {
    let image: CairoImage
    let area: PixelArea
    let uprightMap: PlaneMap

    /// Maps the image's pixels so that a rectangle of the upright picture fills another one.
    func map(from source: CGRect, to target: CGRect) -> PlaneMap {
        let pixels = PlaneMap(
            scaleX: Double(area.width) / image.area.rect.width,
            y: Double(area.height) / image.area.rect.height
        )
        return pixels.concatenating(PlaneMap(translationX: Double(area.x), y: Double(area.y)))
            .concatenating(uprightMap)
            .concatenating(PlaneMap(from: source, to: target))
    }
}

extension CGAffineTransform {
    /// The map of a rectangle to another one.
    init(from source: CGRect, to target: CGRect) {
        self = PlaneMap(translationX: -source.minX, y: -source.minY)
            .concatenating(PlaneMap(scaleX: target.width / source.width, y: target.height / source.height))
            .concatenating(PlaneMap(translationX: target.minX, y: target.minY))
    }
}

extension DisplayList.Picture {
    /// The stored pixels that a rectangle of the upright picture touches; some may be outside the picture.
    func pixels(touchedBy source: CGRect) -> PixelArea { PixelArea(touchedBy: source.applying(uprightMap.inverted())) }
}

extension PicturePart {
    /// The most pixels that a part is enlarged to.
    private static let pixelLimit = 1 << 20

    /// The part with each pixel as a square of several: programs smooth what they enlarge, whatever a PDF says. Four pixels
    /// to a point are enough for most printers. Nil for a part that is drawn smaller than it is, or is too large.
    func withSquares(_ drawing: DisplayList.ImageDrawing, in map: PlaneMap) -> PicturePart? {
        let stretch = max(
            drawing.destination.width / drawing.source.width,
            drawing.destination.height / drawing.source.height
        )
        let wanted = (4 * stretch * map.stretch).rounded(.up)
        let possible = (Double(Self.pixelLimit) / Double(image.count)).squareRoot().rounded(.down)
        let factor = min(wanted, possible)
        guard stretch * map.stretch > 1, factor >= 2, let squares = image.enlarged(by: Int(factor)) else { return nil }
        return PicturePart(image: squares, area: area, uprightMap: uprightMap)
    }
}

extension CairoImage {
    /// A copy in which each pixel is a square of `factor` pixels on a side; nil if there is no memory for it.
    fileprivate func enlarged(by factor: Int) -> CairoImage? {
        let large = PixelArea(x: 0, y: 0, width: area.width * factor, height: area.height * factor)
        guard let copy = CairoImage(large) else { return nil }
        let width = area.width
        withPixels { source in
            copy.withPixels { target in
                for row in 0..<large.height {
                    for column in 0..<large.width {
                        target[row * large.width + column] = source[row / factor * width + column / factor]
                    }
                }
            }
        }
        return copy
    }
}
