/// Lengths in messages.
package enum PointsText {
    /// Points with at most two decimals, rounded up, so that a width copied from a message is never too small.
    package static func of(_ length: Double) -> String {
        guard length.isFinite, abs(length) < 1e12 else { return length.description }
        let (exact, nearest) = (length * 100, (length * 100).rounded())
        let hundredths = Int(abs(exact - nearest) < 1e-6 ? nearest : exact.rounded(.up))
        let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
        let sign = hundredths < 0 ? "-" : ""
        if rest == 0 { return "\(sign)\(whole)" }
        return rest % 10 == 0 ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }

    /// A number and a noun: `1 line`, `2 lines`.
    package static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
