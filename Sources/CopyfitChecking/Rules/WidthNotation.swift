/// How widths are written in rules and comments.
enum WidthNotation {
    /// `120` or `280...430`, in points; nil for anything else.
    static func range(_ text: String) -> ClosedRange<Double>? {
        guard let dots = text.firstRange(of: "...") else { return length(text).map { $0...$0 } }
        guard let lower = length(String(text[..<dots.lowerBound])),
            let upper = length(String(text[dots.upperBound...])),
            lower <= upper
        else { return nil }
        return lower...upper
    }

    /// A length in points above 0, and at most a million; nil for anything else.
    static func length(_ text: String) -> Double? {
        guard let length = Double(text.trimmingSpaces), length > 0, length <= 1_000_000 else { return nil }
        return length
    }
}
