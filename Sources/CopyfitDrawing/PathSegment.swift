import Foundation

/// A line or a cubic curve of a path.
struct PathSegment {
    let start: CGPoint
    let control1: CGPoint
    let control2: CGPoint
    let end: CGPoint
    /// Whether the segment is a line and not a curve.
    let isStraight: Bool
    /// The distances from the start along the segment, at equal steps of the curve's parameter.
    private let distances: [CGFloat]
    /// Whether the segment is the first of its subpath.
    var beginsPiece = false
    /// Whether the segment is the last of a closed subpath.
    var closesPiece = false

    init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
        self.init(start: start, control1: control1, control2: control2, end: end, isStraight: false)
    }

    init(from start: CGPoint, lineTo end: CGPoint) {
        self.init(
            start: start,
            control1: interpolated(start, end, 1 / 3),
            control2: interpolated(start, end, 2 / 3),
            end: end,
            isStraight: true
        )
    }

    /// Converts a curve with one control point into one with two, each two thirds of the way to it.
    init(from start: CGPoint, quadCurveTo end: CGPoint, control: CGPoint) {
        self.init(
            start: start,
            control1: interpolated(start, control, 2 / 3),
            control2: interpolated(end, control, 2 / 3),
            end: end
        )
    }

    private init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint, isStraight: Bool) {
        (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
        self.isStraight = isStraight
        let steps = isStraight ? 1 : 32
        var distances: [CGFloat] = [0]
        var last = start
        for step in 1...steps {
            let point = Self.split(start, control1, control2, end, at: CGFloat(step) / CGFloat(steps)).middle
            distances.append(distances[step - 1] + hypot(point.x - last.x, point.y - last.y))
            last = point
        }
        self.distances = distances
    }

    /// How long the segment is, in points.
    var length: CGFloat { distances[distances.count - 1] }

    /// The end points of the segment's chords: one for a line, 16 for a curve.
    var flattened: [CGPoint] {
        guard !isStraight else { return [end] }
        return (1..<16).map { Self.split(start, control1, control2, end, at: CGFloat($0) / 16).middle } + [end]
    }

    /// The curve's parameter, between 0 and 1, at a distance from the start.
    func fraction(atLength target: CGFloat) -> CGFloat {
        guard target > 0 else { return 0 }
        guard let above = distances.firstIndex(where: { $0 >= target }) else { return 1 }
        let (low, high) = (distances[above - 1], distances[above])
        let step = CGFloat(above - 1) + (target - low) / (high - low)
        return step / CGFloat(distances.count - 1)
    }

    /// The part between two values of the parameter.
    func part(_ lower: CGFloat, _ upper: CGFloat) -> PathSegment {
        guard lower > 0 || upper < 1 else { return self }
        if isStraight {
            return PathSegment(from: interpolated(start, end, lower), lineTo: interpolated(start, end, upper))
        }
        let left = Self.split(start, control1, control2, end, at: upper)
        let right = Self.split(start, left.first, left.second, left.middle, at: lower / upper)
        return PathSegment(start: right.middle, control1: right.third, control2: right.fourth, end: left.middle)
    }

    /// The control points of the two parts, by de Casteljau's construction: `first` and `second` of the one before
    /// `middle`, `third` and `fourth` of the one after it.
    private static func split(
        _ start: CGPoint,
        _ control1: CGPoint,
        _ control2: CGPoint,
        _ end: CGPoint,
        at fraction: CGFloat
    ) -> (first: CGPoint, second: CGPoint, middle: CGPoint, third: CGPoint, fourth: CGPoint) {
        let first = interpolated(start, control1, fraction)
        let between = interpolated(control1, control2, fraction)
        let fourth = interpolated(control2, end, fraction)
        let second = interpolated(first, between, fraction)
        let third = interpolated(between, fourth, fraction)
        return (first, second, interpolated(second, third, fraction), third, fourth)
    }
}

private func interpolated(_ start: CGPoint, _ end: CGPoint, _ fraction: CGFloat) -> CGPoint {
    CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
}
