package import ArgumentParser
package import CopyfitText

/// The options that say how lines are set.
package struct TypesettingOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Where lines are: \(SettingForms.alignment.demand).", valueName: "alignment"),
        completion: .list(["leading", "center", "trailing", "justified"]),
        transform: SettingForms.alignment.argument
    )
    package var align: LineAlignment?

    @Flag(help: "Stretch justified lines that end a paragraph too.")
    package var justifyLastLine = false

    @Option(
        help: ArgumentHelp(
            "What hangs beside lines: some of \(HangingPunctuation.names), with commas between them.",
            valueName: "words"
        ),
        transform: SettingForms.hangingPunctuation.argument
    )
    package var hangingPunctuation: HangingPunctuation?

    @Option(
        help: ArgumentHelp(
            "Which of the places where lines may end are chosen: \(SettingForms.wrapping.demand).",
            valueName: "choice"
        ),
        completion: .list(["greedy", "optimal", "pretty", "balanced"]),
        transform: SettingForms.wrapping.argument
    )
    package var wrap: LineWrapping?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "How many words a paragraph's last line has at least under --wrap optimal and pretty, if that takes no more lines.",
            valueName: "count"
        ),
        transform: SettingForms.count.argument
    )
    package var leastWordsOnLastLine: Int?

    package init() {}

    /// What the options say.
    package var typesetting: Typesetting {
        var typesetting = Typesetting()
        typesetting.alignment = align ?? .leading
        typesetting.justifiesLastLines = justifyLastLine
        typesetting.hangingPunctuation = hangingPunctuation ?? []
        typesetting.wrapping = wrap ?? .greedy
        typesetting.leastWordsOnLastLine = leastWordsOnLastLine ?? 1
        return typesetting
    }
}
