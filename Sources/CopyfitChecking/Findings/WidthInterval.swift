/// Widths from one to another, in points.
public struct WidthInterval: Hashable, Sendable, Codable {
    /// The least width.
    public let from: Double
    /// The greatest width, or the least one that is outside.
    public let to: Double
    /// Whether ``to`` itself belongs to the widths.
    public let includesEnd: Bool

    /// All widths from one to another.
    public init(_ range: ClosedRange<Double>) {
        (from, to, includesEnd) = (range.lowerBound, range.upperBound, true)
    }

    /// The widths from one up to another, without that one.
    public init(_ range: Range<Double>) {
        (from, to, includesEnd) = (range.lowerBound, range.upperBound, false)
    }

    /// Whether a width belongs to these.
    public func contains(_ width: Double) -> Bool {
        width >= from && (includesEnd ? width <= to : width < to)
    }
}
