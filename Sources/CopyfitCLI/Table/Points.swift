/// Lengths as people read them: two decimals, rounded up so that a width copied from a table is never too small.
enum Points {
    /// Two decimals, for columns; `∞` for no limit.
    static func column(_ length: Double) -> String {
        guard length.isFinite else { return "∞" }
        let hundredths = (length * 100).rounded(.up)
        guard let whole = Int(exactly: hundredths) else { return length.description }
        let (points, rest) = whole.quotientAndRemainder(dividingBy: 100)
        return "\(points).\(rest < 10 ? "0" : "")\(rest)"
    }

    /// As few decimals as say the same, for sentences.
    static func text(_ length: Double) -> String {
        var text = column(length)
        guard text.contains(".") else { return text }
        while text.last == "0" { text.removeLast() }
        if text.last == "." { text.removeLast() }
        return text
    }
}
