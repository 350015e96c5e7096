import CopyfitFonts
import Foundation

/// A glyph's outline as flat arrays, in font units, y up.
struct FlatOutline {
    /// What a point is, in FreeType's numbers.
    enum Tag {
        static let conic: UInt8 = 0
        static let onCurve: UInt8 = 1
        static let cubic: UInt8 = 2
    }

    private(set) var points: [SIMD2<Float>] = []
    private(set) var tags: [UInt8] = []
    /// The index of each contour's last point.
    private(set) var ends: [Int16] = []
    private(set) var low = SIMD2<Float>(repeating: .infinity)
    private(set) var high = SIMD2<Float>(repeating: -.infinity)

    var isEmpty: Bool { points.isEmpty }

    /// Nil for an outline of more points than FreeType can hold.
    init?(_ outline: GlyphOutline) {
        for step in outline.steps {
            switch step {
            case .move(let x, let y):
                endContour()
                append(x, y, Tag.onCurve)
            case .line(let x, let y): append(x, y, Tag.onCurve)
            case .quadCurve(let controlX, let controlY, let x, let y):
                append(controlX, controlY, Tag.conic)
                append(x, y, Tag.onCurve)
            case .curve(let x1, let y1, let x2, let y2, let x, let y):
                append(x1, y1, Tag.cubic)
                append(x2, y2, Tag.cubic)
                append(x, y, Tag.onCurve)
            case .close: break
            }
            guard points.count < 32_000 else { return nil }
        }
        endContour()
    }

    /// The smallest rectangle that contains the points, in font units.
    var bounds: CGRect {
        let size = high - low
        return CGRect(x: Double(low.x), y: Double(low.y), width: Double(size.x), height: Double(size.y))
    }

    private mutating func append(_ x: Float, _ y: Float, _ tag: UInt8) {
        let point = SIMD2(x, y)
        points.append(point)
        tags.append(tag)
        (low, high) = (pointwiseMin(low, point), pointwiseMax(high, point))
    }

    private mutating func endContour() {
        let last = points.count - 1
        if last >= 0, ends.last.map({ Int($0) < last }) ?? true { ends.append(Int16(last)) }
    }
}

/// Glyphs' outlines, each read once; at most some thousands.
struct OutlineStore {
    private struct Key: Hashable {
        let face: ObjectIdentifier
        let glyph: UInt32
    }

    private var known: [Key: FlatOutline?] = [:]

    /// The outline of a glyph; nil for one that has too many points. The face must live as long as the store.
    mutating func outline(_ glyph: UInt32, of face: FontFace) -> FlatOutline? {
        let key = Key(face: ObjectIdentifier(face), glyph: glyph)
        if let outline = known[key] { return outline }
        let outline = FlatOutline(face.outline(ofGlyph: glyph))
        if known.count >= 4096 { known = [:] }
        known[key] = .some(outline)
        return outline
    }
}
