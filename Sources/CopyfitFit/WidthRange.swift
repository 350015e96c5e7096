/// Every width from one to another; a single width if they are the same.
public struct WidthRange: Hashable, Sendable {
    /// The least width, 0 or more.
    public let from: Length
    /// The greatest width.
    public let to: Length

    /// A single width.
    public init(_ width: Length) { (from, to) = (width, width) }

    /// Every width of a range, in points.
    public init(_ points: ClosedRange<Double>) {
        (from, to) = (Length(points: points.lowerBound), Length(points: points.upperBound))
    }

    private init(from: Length, to: Length) { (self.from, self.to) = (from, to) }

    /// The widths in points, at a font size in points.
    public func points(size: Double) -> ClosedRange<Double> { from.points(size: size)...to.points(size: size) }

    /// Whether it is one width.
    package var isSingle: Bool { from == to }
}

/// Spellings.
extension WidthRange {
    /// The maximum number of widths in one notation.
    package static let limit = 10_000

    /// The widths that a text means: `120` one; `280...430` every one from the first to the last; `280...430:10` the first,
    /// those in steps from it, and the last. Spaces around lengths do not count. nil for anything else, unless all lengths are of
    /// one kind, and if there are more than ``limit``.
    package static func widths(_ text: String) -> [WidthRange]? {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard let dots = text.indices.first(where: { text[$0...].hasPrefix("...") }) else {
            return Length(text.trimmingSpaces).flatMap { $0.isPositive ? [WidthRange($0)] : nil }
        }
        let afterDots = text.index(dots, offsetBy: 3)
        guard afterDots <= parts[0].endIndex,
            let from = Length(String(parts[0][..<dots]).trimmingSpaces),
            let to = Length(String(parts[0][afterDots...]).trimmingSpaces),
            from.isInEms == to.isInEms, to.isFinite,
            0 <= from.number, from.number <= to.number
        else { return nil }
        if parts.count == 1 { return [WidthRange(from: from, to: to)] }
        guard let step = Length(String(parts[1]).trimmingSpaces), step.isInEms == from.isInEms, step.isFinite,
            step.number > 0
        else {
            return nil
        }
        return list(from, to, step: step.number)
    }

    private static func list(_ from: Length, _ to: Length, step: Double) -> [WidthRange]? {
        // A quotient such as 9.999999999999998 counts as 10.
        let steps = (to.number - from.number) / step
        guard steps < Double(limit) else { return nil }
        let numbers = (0..<Int((steps - 1e-9).rounded(.up))).map { from.number + Double($0) * step }
        return (numbers + [to.number]).map { WidthRange(from.isInEms ? Length(ems: $0) : Length(points: $0)) }
    }
}

extension String {
    /// The text without spaces at its ends.
    var trimmingSpaces: String {
        guard first == " " || last == " " else { return self }
        guard let start = firstIndex(where: { $0 != " " }), let end = lastIndex(where: { $0 != " " }) else { return "" }
        return String(self[start...end])
    }
}
