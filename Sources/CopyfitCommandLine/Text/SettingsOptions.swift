package import ArgumentParser
import CopyfitText
package import CopyfitUnicode

/// The options that say how a text is measured: size, limits, language, direction.
package struct SettingsOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The font size in points.", valueName: "points"),
        transform: SettingsOptions.size
    )
    package var size: Double?

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "A width to measure at, in points, or inf; repeatable. Without one there is no limit.",
            valueName: "points"
        ),
        transform: SettingsOptions.limit
    )
    package var width: [Double] = []

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The height limit in points, or inf.", valueName: "points"),
        transform: SettingsOptions.limit
    )
    package var height: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The line limit; text beyond it is cut off with an ellipsis.", valueName: "count"),
        transform: SettingsOptions.count
    )
    package var maxLines: Int?

    @Option(help: ArgumentHelp("The text's language, such as zh-Hant or pt_BR; und if not given.", valueName: "tag"))
    package var language: String?

    @Option(
        help: ArgumentHelp("The paragraphs' base direction: auto (the default), ltr or rtl.", valueName: "direction"),
        completion: .list(["auto", "ltr", "rtl"]),
        transform: SettingsOptions.direction
    )
    package var direction = BaseDirection.auto

    @Option(
        help: ArgumentHelp(
            "Where lines may break: by Unicode's rules (standard, the default) or a browser's (web).",
            valueName: "profile"
        ),
        completion: .list(["standard", "web"]),
        transform: SettingsOptions.profile
    )
    package var profile = BreakProfile.standard

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "How many pixels of the screen a point has, 1 if not given; --profile web rounds to them.",
            valueName: "ratio"
        ),
        transform: SettingsOptions.devicePixelRatio
    )
    package var devicePixelRatio = 1.0

    @Option(
        help: ArgumentHelp(
            "Which full-width punctuation is trimmed: normal (the default of --profile web), space-first, trim-start or "
                + "space-all (the default of --profile standard).",
            valueName: "trim"
        ),
        completion: .list(SpacingTrim.allCases.map(\.name)),
        transform: SettingsOptions.spacingTrim
    )
    package var spacingTrim: SpacingTrim?

    @Flag(help: "Hyphenate words with the system's dictionary for the language.")
    package var hyphenate = false

    package init() {}

    /// The settings of these options.
    package var settings: MeasureSettings {
        var settings = MeasureSettings()
        settings.size = size
        if width.count == 1 { settings.widths = .one(width[0]) }
        if width.count > 1 { settings.widths = .several(width) }
        settings.height = height ?? .infinity
        settings.maxLines = maxLines
        settings.language = language
        settings.direction = direction
        settings.profile = profile
        settings.devicePixelRatio = devicePixelRatio
        settings.spacingTrim = spacingTrim
        settings.hyphenates = hyphenate
        return settings
    }

    /// Refuses to hyphenate one text without a language.
    package func validateHyphenation() throws {
        if hyphenate, language == nil {
            throw ValidationError("Say which language to hyphenate by, for example --language en-US.")
        }
    }

    @Sendable
    package static func size(_ argument: String) throws -> Double {
        guard let size = number(argument), size >= TextStyle.smallestSize, size <= TextStyle.largestSize else {
            throw ValidationError("give a number of points from 1/2048 to 10000.")
        }
        return size
    }

    @Sendable
    private static func limit(_ argument: String) throws -> Double {
        guard let limit = number(argument), limit >= 0 else {
            throw ValidationError("give a number of points, 0 or more, or inf for no limit.")
        }
        return limit
    }

    @Sendable
    private static func direction(_ argument: String) throws -> BaseDirection {
        guard let direction = BaseDirection(name: argument) else { throw ValidationError("give auto, ltr or rtl.") }
        return direction
    }

    @Sendable
    private static func profile(_ argument: String) throws -> BreakProfile {
        guard let profile = BreakProfile(name: argument) else { throw ValidationError("give standard or web.") }
        return profile
    }

    @Sendable
    private static func devicePixelRatio(_ argument: String) throws -> Double {
        guard let ratio = number(argument), BreakRules.devicePixelRatios.contains(ratio) else {
            throw ValidationError("give a number from 0.25 to 16.")
        }
        return ratio
    }

    @Sendable
    private static func spacingTrim(_ argument: String) throws -> SpacingTrim {
        guard let trim = SpacingTrim(name: argument) else {
            throw ValidationError("give normal, space-first, trim-start or space-all.")
        }
        return trim
    }

    /// A decimal number or `inf`; nil for a hexadecimal number or one too large for a `Double`.
    private static func number(_ argument: String) -> Double? {
        guard let number = Double(argument), !argument.contains(where: { "xX".contains($0) }) else { return nil }
        return number.isFinite || argument.lowercased().contains("inf") ? number : nil
    }

    @Sendable
    package static func count(_ argument: String) throws -> Int {
        guard let count = Int(argument), count >= 1 else {
            throw ValidationError("give a whole number, 1 or more.")
        }
        return count
    }
}
