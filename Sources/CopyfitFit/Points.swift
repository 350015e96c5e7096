/// Lengths for people: two decimals, rounded up so that a width copied from a message is never too small.
package enum Points {
    /// Two decimals, for columns; `∞` for no limit.
    package static func column(_ length: Double) -> String {
        guard length.isFinite else { return "∞" }
        let hundredths = hundredths(length)
        guard let whole = Int(exactly: hundredths) else { return length.description }
        let (points, rest) = whole.magnitude.quotientAndRemainder(dividingBy: 100)
        return "\(whole < 0 ? "-" : "")\(points).\(rest < 10 ? "0" : "")\(rest)"
    }

    /// A whole number of hundredths keeps its value although binary fractions are inexact: 20.44 × 100 is slightly more
    /// than 2044.
    private static func hundredths(_ length: Double) -> Double {
        let (exact, nearest) = (length * 100, (length * 100).rounded())
        return abs(exact - nearest) < 1e-6 ? nearest : exact.rounded(.up)
    }

    /// A greatest length for sentences, rounded down so that one copied from a message is never too large.
    package static func greatest(_ length: Double) -> String {
        text(length.isFinite ? -hundredths(-length) / 100 : length)
    }

    /// The same without trailing zeros, for sentences.
    package static func text(_ length: Double) -> String {
        var text = column(length)
        guard text.contains(".") else { return text }
        while text.last == "0" { text.removeLast() }
        if text.last == "." { text.removeLast() }
        return text
    }
}

/// Numbers of things.
package enum Count {
    /// A number and a noun: `1 line`, `2 lines`.
    package static func text(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
