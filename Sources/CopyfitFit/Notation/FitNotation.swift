/// The notation of a part of a requirement: the same in options, records, rules files and comments.
package struct FitNotation<Value: Sendable>: Sendable {
    /// A description of the value, as in "must be …" and "give …".
    package let demand: String
    private let read: @Sendable (String) -> Value?

    init(_ demand: String, read: @escaping @Sendable (String) -> Value?) {
        (self.demand, self.read) = (demand, read)
    }

    /// The value of a text; nil if the text is not in this notation.
    package func value(of text: String) -> Value? { read(text) }
}

/// The notations of the parts of a requirement.
package enum FitNotations {
    /// A length of 0 or more, or none.
    package static let limit = FitNotation("a length of at least 0, such as 120, 3in or 20em, or inf for no limit") {
        Length($0.trimmingSpaces).flatMap { $0.isPositive ? $0 : nil }
    }

    /// One width, or a range of them.
    package static let widths = FitNotation(
        "\(limit.demand), or a range: 280...430 for every width, 280...430:10 for steps, at most \(grouped(WidthRange.limit)) of them",
        read: WidthRange.widths
    )

    /// A maximum number.
    package static let count = FitNotation("a whole number of at least 1") { text in
        Length.number(text.trimmingSpaces).flatMap { Int64(exactly: $0) }
            .flatMap { $0 >= 1 ? Int(clamping: $0) : nil }
    }

    /// The smallest factor that the type may shrink to.
    package static let scale = FitNotation("a factor from 0.02 to 1") { text in
        Length.number(text.trimmingSpaces).flatMap { (0.02...1).contains($0) ? $0 : nil }
    }

    /// A permission.
    package static let permission = choice("allowed", "forbidden")

    /// A switch.
    package static let flag = choice("on", "off")

    /// One of two words; the first means true.
    private static func choice(_ yes: String, _ no: String) -> FitNotation<Bool> {
        FitNotation("\(yes) or \(no)") { [yes: true, "true": true, no: false, "false": false][$0] }
    }

    private static func grouped(_ number: Int) -> String { "\(number / 1000),000" }
}

/// A former spelling, which this version still reads.
package enum FormerSpelling {
    /// The note on its use.
    package static func note(_ former: String, _ now: String) -> String {
        "\(former) is now \(now): the next version will not accept the old spelling."
    }
}
