public import Foundation

extension Path {
    /// A rectangle with round corners of this width and height.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.init()
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// Adds each rectangle, in order.
    public mutating func addRects(_ rects: [CGRect]) {
        for rect in rects { addRect(rect) }
    }

    /// The point where the last step ended; nil for an empty path.
    public var currentPoint: CGPoint? {
        var first: CGPoint?
        var current: CGPoint?
        for element in elements {
            switch element {
            case .move(let end): (first, current) = (end, end)
            case .line(let end), .quadCurve(let end, _), .curve(let end, _, _): current = end
            case .closeSubpath: current = first
            }
        }
        return current
    }

    /// The smallest upright rectangle that contains the path, but not necessarily its control points; null for an empty
    /// path. Curves are approximated by chords at most a tenth of a point from them.
    public var boundingRect: CGRect {
        let points = polylines().flatMap(\.points)
        guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
            let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
        else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Whether a point is in the filled area, by the winding rule or, with `eoFill`, by the even-odd rule. Curves are
    /// approximated by chords at most a tenth of a point from them.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        var winding = 0
        for line in polylines() {
            for (start, end) in zip(line.points, line.points.dropFirst() + line.points.prefix(1)) {
                let side = (end.x - start.x) * (p.y - start.y) - (p.x - start.x) * (end.y - start.y)
                if start.y <= p.y, end.y > p.y, side > 0 { winding += 1 }
                if start.y > p.y, end.y <= p.y, side < 0 { winding -= 1 }
            }
        }
        return eoFill ? winding % 2 != 0 : winding != 0
    }
}
