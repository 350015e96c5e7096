package import ArgumentParser
package import CopyfitText

/// The options that say how lines are set.
package struct TypesettingOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Where lines are: \(LineAlignment.names).", valueName: "alignment"),
        completion: .list(["leading", "center", "trailing", "justified"]),
        transform: TypesettingOptions.alignment
    )
    package var align: LineAlignment?

    @Flag(help: "Stretch justified lines that end a paragraph too.")
    package var justifyLastLine = false

    @Option(
        help: ArgumentHelp(
            "What hangs beside lines: some of \(HangingPunctuation.names), with commas between them.",
            valueName: "words"
        ),
        transform: TypesettingOptions.hangingPunctuation
    )
    package var hangingPunctuation: HangingPunctuation?

    @Option(
        help: ArgumentHelp(
            "Which of the places where lines may end are chosen: \(LineWrapping.names).",
            valueName: "choice"
        ),
        completion: .list(["greedy", "optimal", "pretty", "balanced"]),
        transform: TypesettingOptions.wrapping
    )
    package var wrap: LineWrapping?

    package init() {}

    /// What the options say.
    package var typesetting: Typesetting {
        var typesetting = Typesetting()
        typesetting.alignment = align ?? .leading
        typesetting.justifiesLastLines = justifyLastLine
        typesetting.hangingPunctuation = hangingPunctuation ?? []
        typesetting.wrapping = wrap ?? .greedy
        return typesetting
    }

    @Sendable
    private static func alignment(_ argument: String) throws -> LineAlignment {
        guard let value = LineAlignment(name: argument) else { throw ValidationError("give \(LineAlignment.names).") }
        return value
    }

    @Sendable
    private static func hangingPunctuation(_ argument: String) throws -> HangingPunctuation {
        var hanging: HangingPunctuation = []
        for word in argument.split(separator: ",", omittingEmptySubsequences: false) {
            guard let one = HangingPunctuation(name: String(word.trimmingPrefix(" "))) else {
                throw ValidationError("give some of \(HangingPunctuation.names), with commas between them.")
            }
            hanging.insert(one)
        }
        return hanging
    }

    @Sendable
    private static func wrapping(_ argument: String) throws -> LineWrapping {
        guard let value = LineWrapping(name: argument) else { throw ValidationError("give \(LineWrapping.names).") }
        return value
    }
}
