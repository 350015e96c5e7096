package import ArgumentParser
package import CopyfitFit
package import CopyfitFonts
package import CopyfitText
package import CopyfitUnicode

/// The options that say how a text is measured: see `MeasureSettings`.
package struct SettingsOptions: ParsableArguments {
    @Option(
        name: .shortAndLong,
        parsing: .unconditional,
        help: ArgumentHelp("The font size in points.", valueName: "points"),
        transform: SettingForms.fontSize.argument
    )
    package var size: Double?

    @Option(
        name: .shortAndLong,
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "A width to measure at, in points or with a unit (3in, 20em), inf, every width of a range (280...430), or some "
                + "(280...430:10); repeatable. Without one there is no limit.",
            valueName: "length"
        ),
        transform: SettingForms.widths.argument
    )
    package var width: [Widths] = []

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The height limit, in points or with a unit, or inf.", valueName: "length"),
        transform: SettingForms.limit.argument
    )
    package var height: Length = .infinity

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The line limit; text beyond it is cut off with an ellipsis.", valueName: "count"),
        transform: SettingForms.count.argument
    )
    package var maxLines: Int?

    @Option(
        help: ArgumentHelp(
            "Where text beyond a limit is cut off: head, middle or tail (the default).",
            valueName: "mode"
        ),
        completion: .list(["head", "middle", "tail"]),
        transform: SettingForms.truncation.argument
    )
    package var truncation = TruncationMode.tail

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The text's language, such as zh-Hant or pt_BR; und if not given.", valueName: "tag")
    )
    package var language: String?

    @Option(
        help: ArgumentHelp("The paragraphs' base direction: auto (the default), ltr or rtl.", valueName: "direction"),
        completion: .list(["auto", "ltr", "rtl"]),
        transform: SettingForms.direction.argument
    )
    package var direction = BaseDirection.auto

    @Option(
        help: ArgumentHelp(
            "Where lines may break: by Unicode's rules (standard, the default) or a browser's (web).",
            valueName: "profile"
        ),
        completion: .list(["standard", "web"]),
        transform: SettingForms.profile.argument
    )
    package var profile = BreakProfile.standard

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "How many pixels of the screen a point has, 1 if not given; --profile web rounds to them.",
            valueName: "ratio"
        ),
        transform: SettingForms.devicePixelRatio.argument
    )
    package var devicePixelRatio = 1.0

    @Option(
        help: ArgumentHelp(
            "Which full-width punctuation is trimmed: normal (the default of --profile web), space-first, trim-start or "
                + "space-all (the default of --profile standard).",
            valueName: "trim"
        ),
        completion: .list(["normal", "space-first", "trim-start", "space-all"]),
        transform: SettingForms.spacingTrim.argument
    )
    package var spacingTrim: SpacingTrim?

    @Option(
        help: ArgumentHelp(
            "Whether words are hyphenated with the system's dictionary for the language: on or off (the default).",
            valueName: "switch"
        ),
        completion: .list(["on", "off"]),
        transform: SettingForms.choice.argument
    )
    package var hyphenation = false

    @Flag(help: .hidden)
    package var hyphenate = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("OpenType features, as in tnum,liga=0,salt=2.", valueName: "features"),
        transform: SettingForms.features.argument
    )
    package var features: [FontFeature] = []

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Added after each character except a line's last, in points or em; turns optional ligatures off.",
            valueName: "length"
        ),
        transform: SettingForms.distance.argument
    )
    package var tracking: Length = 0

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Added after each character, in points or em; ligatures stay on.", valueName: "length"),
        transform: SettingForms.distance.argument
    )
    package var kerning: Length = 0

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The least distance from a line to the next, in points or em.", valueName: "length"),
        transform: SettingForms.spacing.argument
    )
    package var lineSpacing: Length = 0

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The distance between tab stops after --tab-stops, in points or em; 28 if not given.",
            valueName: "length"
        ),
        transform: SettingForms.spacing.argument
    )
    package var tabInterval: Length = 28

    package init() {}

    package mutating func validate() throws {
        if width.reduce(0, { $0 + $1.all.count }) > WidthRange.limit {
            throw ValidationError("Give at most \(WidthRange.limit) widths at once.")
        }
    }

    /// The settings of these options.
    package var settings: MeasureSettings {
        var settings = MeasureSettings()
        settings.size = size
        if width.count == 1 { settings.widths = width[0] }
        if width.count > 1 { settings.widths = .several(width.flatMap(\.all)) }
        settings.height = height
        settings.maxLines = maxLines
        settings.truncation = truncation
        settings.language = language
        settings.direction = direction
        settings.profile = profile
        settings.devicePixelRatio = devicePixelRatio
        settings.spacingTrim = spacingTrim
        settings.hyphenates = hyphenates
        settings.features = features
        settings.tracking = tracking
        settings.kerning = kerning
        settings.lineSpacing = lineSpacing
        settings.tabInterval = tabInterval
        return settings
    }

    private var hyphenates: Bool { hyphenation || hyphenate }

    /// What is said of options that are spelled as in the version before this one.
    package var formerNotes: [String] {
        hyphenate ? [FormerSpelling.note("--hyphenate", "--hyphenation on")] : []
    }

    /// Refuses to hyphenate one text without a language.
    package func validateHyphenation() throws {
        if hyphenates, language == nil {
            throw ValidationError("Say which language to hyphenate by, for example --language en-US.")
        }
    }
}
