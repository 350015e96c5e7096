/// The smallest rectangle around a glyph's ink, in font units. The origin is the glyph's, `y` grows upwards.
public struct InkBounds: Hashable, Sendable {
    /// The bounds of the ink, in font units; negative to the left of the origin and below it.
    public private(set) var left: Double
    public private(set) var right: Double
    public private(set) var bottom: Double
    public private(set) var top: Double

    /// The rectangle of one point.
    private init(x: Double, y: Double) { (left, right, bottom, top) = (x, x, y, y) }

    /// A bitmap's rectangle.
    fileprivate init(left: Double, top: Double, width: Double, height: Double) {
        (self.left, right, bottom, self.top) = (left, left + width, top - height, top)
    }

    private mutating func add(x: Double) { (left, right) = (min(left, x), max(right, x)) }
    private mutating func add(y: Double) { (bottom, top) = (min(bottom, y), max(top, y)) }

    /// The rectangle around both.
    fileprivate func union(_ other: InkBounds) -> InkBounds {
        var union = self
        union.add(x: other.left)
        union.add(x: other.right)
        union.add(y: other.bottom)
        union.add(y: other.top)
        return union
    }
}

extension FontFace {
    /// The smallest rectangle around a glyph's ink: of its outline, its coloured layers, or its bitmap; nil without ink.
    /// Curves count exactly, not by their control points. O(steps).
    public func inkBounds(ofGlyph glyph: UInt32) -> InkBounds? {
        switch colorGlyph(glyph) {
        case .bitmap(_, let x, let y, let width, let height): InkBounds(left: x, top: y, width: width, height: height)
        case .layers(let layers):
            layers.compactMap { InkBounds(of: outline(ofGlyph: $0.glyph)) }.reduce(nil) { $0?.union($1) ?? $1 }
        case nil: InkBounds(of: outline(ofGlyph: glyph))
        }
    }
}

extension InkBounds {
    /// nil for an outline without steps. A contour of a single point counts too.
    fileprivate init?(of outline: GlyphOutline) {
        var bounds: InkBounds?
        var pen = (x: 0.0, y: 0.0)
        func reach(_ controls: [(x: Float, y: Float)], _ end: (x: Float, y: Float)) {
            let end = (x: Double(end.x), y: Double(end.y))
            var reached = bounds ?? InkBounds(x: end.x, y: end.y)
            reached.add(x: end.x)
            reached.add(y: end.y)
            for x in Self.turns(pen.x, controls.map { Double($0.x) }, end.x) { reached.add(x: x) }
            for y in Self.turns(pen.y, controls.map { Double($0.y) }, end.y) { reached.add(y: y) }
            (bounds, pen) = (reached, end)
        }
        for step in outline.steps {
            switch step {
            case .move(let x, let y), .line(let x, let y): reach([], (x, y))
            case .quadCurve(let cx, let cy, let x, let y): reach([(cx, cy)], (x, y))
            case .curve(let x1, let y1, let x2, let y2, let x, let y): reach([(x1, y1), (x2, y2)], (x, y))
            case .close: break
            }
        }
        guard let bounds else { return nil }
        self = bounds
    }

    /// Where one coordinate of a Bézier curve turns between its ends.
    private static func turns(_ start: Double, _ controls: [Double], _ end: Double) -> [Double] {
        switch controls.count {
        case 1:
            let control = controls[0]
            return roots(0, start - 2 * control + end, control - start).map { t in
                (1 - t) * (1 - t) * start + 2 * t * (1 - t) * control + t * t * end
            }
        case 2:
            let (first, second) = (controls[0], controls[1])
            let slope = (end - start + 3 * (first - second), 2 * (start - 2 * first + second), first - start)
            return roots(slope.0, slope.1, slope.2).map { t in
                let u = 1 - t
                return u * u * u * start + 3 * u * u * t * first + 3 * u * t * t * second + t * t * t * end
            }
        default: return []
        }
    }

    /// The solutions of a·t² + b·t + c = 0 between 0 and 1.
    private static func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
        if a == 0 { return b == 0 ? [] : [-c / b].filter { 0 < $0 && $0 < 1 } }
        let square = b * b - 4 * a * c
        if square < 0 { return [] }
        let root = square.squareRoot()
        return [(-b - root) / (2 * a), (-b + root) / (2 * a)].filter { 0 < $0 && $0 < 1 }
    }
}
