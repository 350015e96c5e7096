/// A bound number that a control sets, kept in a range and at steps from its lower bound.
nonisolated struct SteppedNumber {
    /// Sets the allowed number nearest to the wanted one.
    let set: (Double) -> Void
    /// The position of the number in the range, between 0 and 1.
    let fraction: () -> Double

    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: Double?,
        _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        fraction = {
            let length = Double(bounds.upperBound) - Double(bounds.lowerBound)
            let position = (Double(value.wrappedValue) - Double(bounds.lowerBound)) / length
            return position > 0 ? min(position, 1) : 0
        }
        set = { wanted in
            onEditingChanged(true)
            value.wrappedValue = V(
                Self.nearest(to: wanted, in: Double(bounds.lowerBound)...Double(bounds.upperBound), step)
            )
            onEditingChanged(false)
        }
    }

    /// The step in the range that is nearest to a number. NaN counts as the lower bound.
    static func nearest(to wanted: Double, in bounds: ClosedRange<Double>, _ step: Double?) -> Double {
        let number = min(max(wanted.isNaN ? bounds.lowerBound : wanted, bounds.lowerBound), bounds.upperBound)
        guard let step, step > 0 else { return number }
        let last = ((bounds.upperBound - bounds.lowerBound) / step).rounded(.down)
        return bounds.lowerBound + min(((number - bounds.lowerBound) / step).rounded(), last) * step
    }
}
