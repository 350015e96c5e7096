import Copyfit

/// How far subviews reach on both sides of the line they are aligned on. As in a stack, both distances are at least 0.
struct AlignedExtent {
    /// From the container's edge to the line.
    private(set) var before: CGFloat = 0

    /// From the line to the far edge.
    private(set) var after: CGFloat = 0

    var length: CGFloat { before + after }

    /// Adds a subview of a length whose guide is `guide` from its own edge.
    mutating func include(guide: CGFloat, length: CGFloat) {
        before = max(before, guide.isNaN ? .infinity : guide)
        let rest = length - guide
        after = max(after, rest.isNaN ? .infinity : rest)
    }
}

extension Alignment {
    /// The position of the guide of an axis in a subview.
    func guide(along axis: Axis, in dimensions: ViewDimensions) -> CGFloat {
        axis == .horizontal ? dimensions[horizontal] : dimensions[vertical]
    }
}

extension ViewDimensions {
    func length(along axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension Optional<CGFloat> {
    /// The gap; nil, which leaves the gap to the subviews, if it is infinite or not a number.
    var usableGap: CGFloat? { flatMap { $0.isFinite ? $0 : nil } }
}
