package import ArgumentParser
package import CopyfitFit
package import CopyfitRecords

/// The options for the room that texts have, and how they are set in it.
package struct RoomOptions: ParsableArguments {
    @Option(
        name: .shortAndLong,
        parsing: .unconditional,
        help: ArgumentHelp("The font size in points.", valueName: "points"),
        transform: SettingForms.fontSize.argument
    )
    package var size: Double?

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "A user's text size setting as a factor, such as 1.35; repeatable. Default: 1.",
            valueName: "factor"
        ),
        transform: RoomOptions.factor
    )
    package var typeSize: [Double] = []

    @Option(
        name: .shortAndLong,
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "A width in points or with a unit (3in, 20em), every width in a range (280...430), or steps through it "
                + "(280...430:10); repeatable.",
            valueName: "length"
        ),
        transform: SettingForms.widths.argument
    )
    package var width: [Widths] = []

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The available height, in points or with a unit.", valueName: "length"),
        transform: SettingForms.limit.argument
    )
    package var height: Length?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The greatest number of lines allowed.", valueName: "count"),
        transform: SettingForms.count.argument
    )
    package var maxLines: Int?

    @Option(
        help: ArgumentHelp(
            "Whether long text may end in an ellipsis: allowed or forbidden (the default).",
            valueName: "permission"
        ),
        completion: .list(["allowed", "forbidden"]),
        transform: SettingForms.permission.argument
    )
    package var truncation: Bool?

    @Option(
        help: ArgumentHelp(
            "Whether a word wider than its line may be cut: allowed or forbidden (the default).",
            valueName: "permission"
        ),
        completion: .list(["allowed", "forbidden"]),
        transform: SettingForms.permission.argument
    )
    package var wordCuts: Bool?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Let the font shrink to this factor, such as 0.8.", valueName: "factor"),
        transform: SettingForms.scale.argument
    )
    package var minimumScale: Double?

    @Option(
        help: ArgumentHelp(
            "Whether to hyphenate with the language's dictionary: on or off (the default).",
            valueName: "switch"
        ),
        completion: .list(["on", "off"]),
        transform: SettingForms.choice.argument
    )
    package var hyphenation: Bool?

    @Flag(help: .hidden)
    package var allowTruncation = false

    @Flag(help: .hidden)
    package var allowWordCuts = false

    @Flag(help: .hidden)
    package var hyphenate = false

    package init() {}

    package mutating func validate() throws {
        if fit != Fit(), !limitsSomething {
            throw ValidationError("Say how much room texts have: give --width, --height or --max-lines.")
        }
        if width.reduce(0, { $0 + $1.all.count }) > WidthRange.limit {
            throw ValidationError("Give at most \(WidthRange.limit) widths at once.")
        }
    }

    /// Whether the options say how much room texts have.
    package var limitsSomething: Bool { fit.limitsSomething }

    /// What the options ask of texts.
    package var fit: Fit {
        var fit = Fit(widths: width.flatMap(\.all), height: height, maxLines: maxLines)
        fit.allowsTruncation = truncation ?? allowTruncation
        fit.allowsWordCuts = wordCuts ?? allowWordCuts
        fit.minimumScale = minimumScale ?? 1
        fit.hyphenates = hyphenation ?? hyphenate
        return fit
    }

    /// Notes on former spellings of options.
    package var formerNotes: [String] {
        let former = [
            allowTruncation ? ("--allow-truncation", "--truncation allowed") : nil,
            allowWordCuts ? ("--allow-word-cuts", "--word-cuts allowed") : nil,
            hyphenate ? ("--hyphenate", "--hyphenation on") : nil,
        ]
        return former.compactMap(\.self).map(FormerSpelling.note)
    }

    @Sendable
    private static func factor(_ argument: String) throws -> Double {
        guard let factor = Double(argument), (0.01...100).contains(factor) else {
            throw ValidationError("give a factor from 0.01 to 100.")
        }
        return factor
    }
}
