import Foundation

/// A line or a cubic curve of a path.
struct PathSegment {
    let start: CGPoint
    let control1: CGPoint
    let control2: CGPoint
    let end: CGPoint
    /// Whether the segment is a line and not a curve.
    let isStraight: Bool
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
    }

    /// The end points of chords at equal steps of the parameter: the end of a line, and at least so many for a curve, up to
    /// 256, until they are close enough to it and to lines beside it.
    ///
    /// Close enough is ``tolerance``. The chords of a cubic curve are at most three quarters of its larger second
    /// difference, divided by the square of their number, from the points with the same parameter (Wang's bound). Those of
    /// a line beside it that turns by half a circle are π² / 8 of the distance, divided in the same way, from it. Points
    /// that are not finite have the least number.
    func chordEnds(atLeast least: Int, reach: CGFloat = 0) -> [CGPoint] {
        guard !isStraight else { return [end] }
        let bend = max(secondDifference(start, control1, control2), secondDifference(control1, control2, end))
        let needed = ((0.75 * bend + 1.234 * reach) / Self.tolerance).squareRoot().rounded(.up)
        let count = needed.isFinite ? max(least, Int(min(needed, 256))) : least
        return (1..<count).map { point(at: CGFloat($0) / CGFloat(count)) } + [end]
    }

    /// The largest distance between a curve and its chords, in points: a third of a pixel where a point has three. Up to
    /// 256 chords keep it for quarter circles of radii up to 19,000.
    private static let tolerance: CGFloat = 0.1

    private func point(at fraction: CGFloat) -> CGPoint {
        Self.split(start, control1, control2, end, at: fraction).middle
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

private func secondDifference(_ first: CGPoint, _ middle: CGPoint, _ last: CGPoint) -> CGFloat {
    hypot(first.x - 2 * middle.x + last.x, first.y - 2 * middle.y + last.y)
}

private func interpolated(_ start: CGPoint, _ end: CGPoint, _ fraction: CGFloat) -> CGPoint {
    CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
}
