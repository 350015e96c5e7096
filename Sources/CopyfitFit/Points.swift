import CopyfitText

/// Lengths for people: two decimals, rounded up so that a width copied from a message is never too small.
package enum Points {
    /// Two decimals, for columns; `∞` for no limit.
    package static func column(_ length: Double) -> String {
        guard length.isFinite else { return "∞" }
        let hundredths = hundredths(length)
        guard let whole = Int64(exactly: hundredths) else { return length.description }
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

/// The unit in which the engine counts widths: a width is rounded down to it before lines are broken.
package enum WidthUnit {
    /// The number of units in a point.
    package static let perPoint = PreparedParagraph.unitsInPoint

    /// The units of a width in points, rounded down; at most 2⁶⁰.
    package static func units(_ width: Double) -> Int { Int(min(width * perPoint, 0x1p60)) }

    /// The units that a width in points takes, rounded up.
    package static func needed(_ width: Double) -> Double { (width * perPoint).rounded(.up) }

    /// The first width in whole units above one in points.
    package static func next(after width: Double) -> Double {
        points(min(width * perPoint, 0x1p60).rounded(.down) + 1)
    }

    /// The points of units.
    package static func points(_ units: Int) -> Double { points(Double(units)) }

    /// The points of units.
    package static func points(_ units: Double) -> Double { units / perPoint }
}
