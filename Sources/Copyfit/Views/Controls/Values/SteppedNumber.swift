/// A bound number that a control sets, kept in a range and at steps from its lower bound.
nonisolated struct SteppedNumber {
    /// Sets the allowed number nearest to the wanted one.
    let set: (Double) -> Void

    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: Double?,
        _ onEditingChanged: @escaping (Bool) -> Void
    ) {
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
