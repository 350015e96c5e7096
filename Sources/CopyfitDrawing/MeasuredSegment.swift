import Foundation

/// A line or a curve of a path, with distances along it.
struct MeasuredSegment {
    let segment: PathSegment
    /// The distances from the start, at equal steps of the curve's parameter.
    private let distances: [CGFloat]

    init(_ segment: PathSegment) {
        self.segment = segment
        var distances: [CGFloat] = [0]
        var last = segment.start
        for point in segment.chordEnds(atLeast: 32) {
            distances.append(distances[distances.count - 1] + hypot(point.x - last.x, point.y - last.y))
            last = point
        }
        self.distances = distances
    }

    /// How long the segment is, in points.
    var length: CGFloat { distances[distances.count - 1] }

    /// The part between two distances from the start, each outside the segment where it may be; nil if it is empty.
    func part(from lower: CGFloat, to upper: CGFloat) -> PathSegment? {
        let (lower, upper) = (fraction(at: lower), fraction(at: upper))
        return lower < upper ? segment.part(lower, upper) : nil
    }

    /// The curve's parameter, between 0 and 1, at a distance from the start.
    private func fraction(at target: CGFloat) -> CGFloat {
        guard target > 0 else { return 0 }
        guard let above = distances.firstIndex(where: { $0 >= target }) else { return 1 }
        let (low, high) = (distances[above - 1], distances[above])
        let step = CGFloat(above - 1) + (target - low) / (high - low)
        return step / CGFloat(distances.count - 1)
    }
}
