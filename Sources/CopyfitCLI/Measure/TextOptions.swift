import ArgumentParser
import CopyfitFonts
import CopyfitText
import CopyfitUnicode

/// What `measure` and `fit` have in common: the text, its fonts and its settings.
struct TextOptions: ParsableArguments {
    @Argument(help: "The text, or - for standard input.")
    var text: String?

    @Option(help: ArgumentHelp("A file with the text, UTF-8.", valueName: "path"))
    var textFile: String?

    @OptionGroup var fonts: FontOptions
    @OptionGroup var settings: SettingsOptions

    @Flag(help: "Refuse characters that no font has, and substituted fonts (status 2).")
    var strict = false

    /// Checks what one text needs; a stream of records needs none of it.
    func validateText() throws {
        _ = try TextSource(argument: text, file: textFile)
        if fonts.font == nil, fonts.fontFile.isEmpty {
            throw ValidationError("Say which font to measure with, for example --font Inter.")
        }
        try settings.validateHyphenation()
    }

    /// The text in its font at a size.
    func styledText(size: Double) throws -> StyledText {
        let text = try TextSource(argument: text, file: textFile).text()
        guard let font = try fonts.chain(from: fonts.catalogue()) else {
            preconditionFailure("validateText() requires a font")
        }
        let dictionaries = HyphenationDictionaries()
        return try StyledText(text, font: font, size: size, settings: settings.settings, dictionaries)
    }
}

extension StyledText {
    /// A text in one font, to be measured under the settings.
    init(
        _ text: String,
        font: FontChain,
        size: Double,
        settings: MeasureSettings,
        _ dictionaries: HyphenationDictionaries
    ) throws(HyphenationError) {
        let style = TextStyle(font: font, size: size, language: settings.language)
        self.init(text, style: style, direction: settings.direction)
        breakRules = try settings.breakRules(dictionaries)
    }
}
