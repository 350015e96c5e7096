/// How a part of a requirement is written, wherever it is: as an option, in a record, a rules file or a comment.
package struct FitNotation<Value: Sendable>: Sendable {
    /// What it is, as in "must be …" and "give …".
    package let demand: String
    private let read: @Sendable (String) -> Value?

    init(_ demand: String, read: @escaping @Sendable (String) -> Value?) {
        (self.demand, self.read) = (demand, read)
    }

    /// What a text means; nil if it means nothing here.
    package func value(of text: String) -> Value? { read(text) }
}

/// How the parts of a requirement are written.
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

    /// How many there may be.
    package static let count = FitNotation("a whole number of at least 1") { text in
        Length.number(text.trimmingSpaces).flatMap { Int(exactly: $0) }.flatMap { $0 >= 1 ? $0 : nil }
    }

    /// Down to which factor type may shrink.
    package static let scale = FitNotation("a factor from 0.02 to 1") { text in
        Length.number(text.trimmingSpaces).flatMap { (0.02...1).contains($0) ? $0 : nil }
    }

    /// Whether something may be done.
    package static let permission = choice("allowed", "forbidden")

    /// Whether something is done.
    package static let flag = choice("on", "off")

    /// One of two words, of which the first means true.
    private static func choice(_ yes: String, _ no: String) -> FitNotation<Bool> {
        FitNotation("\(yes) or \(no)") { [yes: true, "true": true, no: false, "false": false][$0] }
    }

    private static func grouped(_ number: Int) -> String { "\(number / 1000),000" }
}
