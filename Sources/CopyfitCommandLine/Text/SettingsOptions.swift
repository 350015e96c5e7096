package import ArgumentParser
package import CopyfitFit
package import CopyfitFonts
package import CopyfitRecords
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
            "A width in points or with a unit (3in, 20em), inf, every width in a range (280...430), or steps "
                + "through it (280...430:10); repeatable. Default: no limit.",
            valueName: "length"
        ),
        transform: SettingForms.widths.argument
    )
    package var width: [Widths] = []

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The maximum height, in points or with a unit, or inf.", valueName: "length"),
        transform: SettingForms.limit.argument
    )
    package var height: Length = .infinity

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The maximum number of lines; longer text is cut off with an ellipsis.", valueName: "count"),
        transform: SettingForms.count.argument
    )
    package var maxLines: Int?

    @Option(
        help: ArgumentHelp(
            "Where the ellipsis goes in text that is cut off: head, middle or tail (the default).",
            valueName: "mode"
        ),
        completion: .list(["head", "middle", "tail"]),
        transform: SettingForms.truncation.argument
    )
    package var truncation = TruncationMode.tail

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The text's language, such as zh-Hant or pt_BR. Default: und.", valueName: "tag")
    )
    package var language: String?

    @Option(
        help: ArgumentHelp("The base direction of paragraphs: auto (the default), ltr or rtl.", valueName: "direction"),
        completion: .list(["auto", "ltr", "rtl"]),
        transform: SettingForms.direction.argument
    )
    package var direction = BaseDirection.auto

    @Option(
        help: ArgumentHelp(
            "The line-breaking rules: Unicode's (standard, the default) or a browser's (web).",
            valueName: "profile"
        ),
        completion: .list(["standard", "web"]),
        transform: SettingForms.profile.argument
    )
    package var profile = BreakProfile.standard

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Screen pixels per point, used for rounding with --profile web. Default: 1.",
            valueName: "ratio"
        ),
        transform: SettingForms.devicePixelRatio.argument
    )
    package var devicePixelRatio = 1.0

    @Option(
        help: ArgumentHelp(
            "How full-width punctuation is trimmed: normal (default with --profile web), space-first, trim-start or "
                + "space-all (default with --profile standard).",
            valueName: "trim"
        ),
        completion: .list(["normal", "space-first", "trim-start", "space-all"]),
        transform: SettingForms.spacingTrim.argument
    )
    package var spacingTrim: SpacingTrim?

    @Option(
        help: ArgumentHelp(
            "Whether to hyphenate with the language's dictionary: on or off (the default).",
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
        help: ArgumentHelp("OpenType features, such as tnum,liga=0,salt=2.", valueName: "features"),
        transform: SettingForms.features.argument
    )
    package var features: [FontFeature] = []

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Space after each character except a line's last, in points or em; turns off optional ligatures.",
            valueName: "length"
        ),
        transform: SettingForms.distance.argument
    )
    package var tracking: Length = 0

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Space after each character, in points or em; keeps ligatures.", valueName: "length"),
        transform: SettingForms.distance.argument
    )
    package var kerning: Length = 0

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The minimum space between lines, in points or em.", valueName: "length"),
        transform: SettingForms.spacing.argument
    )
    package var lineSpacing: Length = 0

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The distance between tab stops after those of --tab-stops, in points or em. Default: 28, with --profile "
                + "web eight spaces.",
            valueName: "length"
        ),
        transform: SettingForms.spacing.argument
    )
    package var tabInterval: Length?

    @Option(
        help: ArgumentHelp(
            "CSS declarations, such as \"letter-spacing: 2px; word-break: break-all\"; implies --profile web and prevails "
                + "over other options. Properties: \(CSSProperty.all.map(\.name).joined(separator: ", ")).",
            valueName: "declarations"
        ),
        transform: SettingsOptions.css
    )
    package var css: CSSSettings?

    package init() {}

    private static func css(_ text: String) throws -> CSSSettings {
        do {
            return try CSSSettings(text)
        } catch {
            throw ValidationError(error.description)
        }
    }

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
        settings.css = css
        return settings
    }

    private var hyphenates: Bool { hyphenation || hyphenate }

    /// Notes on former spellings of options.
    package var formerNotes: [String] {
        hyphenate ? [FormerSpelling.note("--hyphenate", "--hyphenation on")] : []
    }
}
