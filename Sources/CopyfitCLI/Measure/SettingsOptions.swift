import ArgumentParser
import CopyfitText

/// The options that say how a text is measured: size, limits, language, direction.
struct SettingsOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The font size in points.", valueName: "points"),
        transform: SettingsOptions.size
    )
    var size: Double?

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "A width to measure at, in points, or inf; repeatable. Without one there is no limit.",
            valueName: "points"
        ),
        transform: SettingsOptions.limit
    )
    var width: [Double] = []

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The height limit in points, or inf.", valueName: "points"),
        transform: SettingsOptions.limit
    )
    var height: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The line limit; what is left over is cut off with an ellipsis.", valueName: "count"),
        transform: SettingsOptions.count
    )
    var maxLines: Int?

    @Option(help: ArgumentHelp("The text's language (BCP 47), und when not given.", valueName: "tag"))
    var language: String?

    @Option(help: "The paragraphs' base direction.")
    var direction: TextDirection = .auto

    @Option(help: "Whose rules say where lines may break: Unicode's, or a browser's.")
    var profile: BreakRuleSet = .standard

    @Flag(help: "Divide words where lines end, by the dictionary that the system has for the language.")
    var hyphenate = false

    /// What the options say.
    var settings: MeasureSettings {
        var settings = MeasureSettings()
        settings.size = size
        if width.count == 1 { settings.widths = .one(width[0]) }
        if width.count > 1 { settings.widths = .several(width) }
        settings.height = height ?? .infinity
        settings.maxLines = maxLines
        settings.language = language
        settings.direction = direction
        settings.profile = profile
        settings.hyphenates = hyphenate
        return settings
    }

    /// Refuses to hyphenate one text without a language.
    func validateHyphenation() throws {
        if hyphenate, language == nil {
            throw ValidationError("Say by which language to hyphenate, for example --language en-US.")
        }
    }

    @Sendable
    static func size(_ argument: String) throws -> Double {
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

    /// A decimal number or `inf`; hexadecimal ones and those too large for a `Double` are none.
    private static func number(_ argument: String) -> Double? {
        guard let number = Double(argument), !argument.contains(where: { "xX".contains($0) }) else { return nil }
        return number.isFinite || argument.lowercased().contains("inf") ? number : nil
    }

    @Sendable
    static func count(_ argument: String) throws -> Int {
        guard let count = Int(argument), count >= 1 else {
            throw ValidationError("give a whole number, 1 or more.")
        }
        return count
    }
}

extension TextDirection: ExpressibleByArgument {}

extension BreakRuleSet: ExpressibleByArgument {}
