import CopyfitDrawing
import Foundation

/// The smallest upright rectangle that surely contains some items; it may be larger than their ink.
struct LayerExtent: Equatable {
    private(set) var minX = Double.infinity
    private(set) var minY = Double.infinity
    private(set) var maxX = -Double.infinity
    private(set) var maxY = -Double.infinity

    var isEmpty: Bool { minX > maxX || minY > maxY }

    /// The extent as a rectangle; nil if it is empty.
    var rect: CGRect? {
        isEmpty ? nil : CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    mutating func add(_ point: CGPoint) {
        guard point.x.isFinite, point.y.isFinite else { return }
        (minX, minY) = (min(minX, point.x), min(minY, point.y))
        (maxX, maxY) = (max(maxX, point.x), max(maxY, point.y))
    }

    mutating func add(_ rect: CGRect, in map: PlaneMap) {
        for (x, y) in [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)] {
            add(CGPoint(x: x, y: y).applying(map))
        }
    }

    mutating func add(_ other: LayerExtent) {
        guard !other.isEmpty else { return }
        add(CGPoint(x: other.minX, y: other.minY))
        add(CGPoint(x: other.maxX, y: other.maxY))
    }

    mutating func add(_ path: Path, in map: PlaneMap) {
        path.forEach { element in
            switch element {
            case .move(let end), .line(let end): add(end.applying(map))
            case .quadCurve(let end, let control):
                add(end.applying(map))
                add(control.applying(map))
            case .curve(let end, let control1, let control2):
                add(end.applying(map))
                add(control1.applying(map))
                add(control2.applying(map))
            case .closeSubpath: break
            }
        }
    }

    /// The part inside another extent.
    mutating func cut(to other: LayerExtent) {
        (minX, minY) = (max(minX, other.minX), max(minY, other.minY))
        (maxX, maxY) = (min(maxX, other.maxX), min(maxY, other.maxY))
    }

    /// Moves every edge outwards. A distance of ten million or more is ignored: a line of such width is not drawn.
    mutating func grow(by distance: Double) {
        guard !isEmpty, distance > 0, distance < 1e7 else { return }
        (minX, minY, maxX, maxY) = (minX - distance, minY - distance, maxX + distance, maxY + distance)
    }
}

extension LayerExtent {
    /// Adds what an item that is no group covers. Glyphs may reach two ems out of their line's box.
    mutating func add(_ item: DisplayList.Item, in map: PlaneMap) {
        switch item {
        case .fill(let path, _, _): add(path, in: map)
        case .stroke(let path, _, let style):
            var line = LayerExtent()
            line.add(path, in: map)
            // The limit for what is not finite is the one that such lines are drawn with.
            let miterLimit = style.miterLimit.isFinite ? min(max(style.miterLimit, 1.5), 1000) : 10
            line.grow(by: style.lineWidth / 2 * miterLimit * map.stretch)
            add(line)
        case .glyphs(let run):
            let reach = 2 * run.size
            for glyph in run.glyphs {
                let origin = CGPoint(x: glyph.position.x - reach, y: glyph.position.y - reach)
                let size = CGSize(width: 2 * reach + max(glyph.advance, 0), height: 2 * reach)
                add(CGRect(origin: origin, size: size), in: map)
            }
        case .image(let drawing): add(drawing.destination, in: map)
        case .group: break
        }
    }
}
