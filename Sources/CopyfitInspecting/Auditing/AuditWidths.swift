/// The widths of an audit: from the least in equal steps to the greatest, which may end with a smaller step.
struct AuditWidths {
    let range: ClosedRange<Double>
    let step: Double
    let count: Int

    /// The most widths that an audit may have.
    static let limit = 100_000

    init(_ range: ClosedRange<Double>, step: Double) throws(AuditError) {
        let steps = (range.upperBound - range.lowerBound) / step
        let isReadable = range.lowerBound >= 0 && range.upperBound.isFinite && step > 0 && step.isFinite
        // A quotient such as 9.999999999999998 counts as 10.
        let count = (steps - 1e-9).rounded(.up) + 1
        guard isReadable, count <= Double(Self.limit) else { throw .widths(range, step: step) }
        (self.range, self.step, self.count) = (range, step, Int(count))
    }

    /// A width by its number, from 0.
    subscript(index: Int) -> Double { min(range.lowerBound + Double(index) * step, range.upperBound) }
}
