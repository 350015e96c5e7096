import Copyfit

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
