package import ArgumentParser
package import CopyfitRecords
package import CopyfitText

/// The options that say how lines are set.
package struct TypesettingOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("The alignment of lines: \(SettingForms.alignment.demand).", valueName: "alignment"),
        completion: .list(["leading", "center", "trailing", "justified"]),
        transform: SettingForms.alignment.argument
    )
    package var align: LineAlignment?

    @Flag(help: "Also stretch the last line of a justified paragraph.")
    package var justifyLastLine = false

    @Option(
        help: ArgumentHelp(
            "Punctuation that hangs outside lines, separated by commas: \(HangingPunctuation.names).",
            valueName: "words"
        ),
        transform: SettingForms.hangingPunctuation.argument
    )
    package var hangingPunctuation: HangingPunctuation?

    @Option(
        help: ArgumentHelp(
            "How line ends are chosen: \(SettingForms.wrapping.demand).",
            valueName: "choice"
        ),
        completion: .list(["greedy", "optimal", "pretty", "balanced"]),
        transform: SettingForms.wrapping.argument
    )
    package var wrap: LineWrapping?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The minimum number of words on a paragraph's last line with --wrap optimal or pretty, if no extra line "
                + "is needed.",
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
