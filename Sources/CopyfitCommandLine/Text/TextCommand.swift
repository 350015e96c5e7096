package import ArgumentParser
package import CopyfitFonts
package import CopyfitText
package import CopyfitUnicode

/// A verb that works on one text: what `measure` and `fit` share.
///
/// The verbs declare these options themselves, because a group that contains groups takes longer to parse at every start.
package protocol TextCommand: ParsableCommand {
    /// The text, or `-`.
    var text: String? { get }
    /// The path of a file with the text.
    var textFile: String? { get }
    var fonts: FontOptions { get }
    var options: SettingsOptions { get }
    /// Whether missing characters and substituted fonts are refused.
    var strict: Bool { get }
    /// Whether missing characters are refused.
    var noMissing: Bool { get }
    /// Whether substituted fonts are refused.
    var noSubstitution: Bool { get }
}

extension TextCommand {
    /// What the options require of the fonts.
    package var requirements: FontRequirements {
        FontRequirements(strict: strict, noMissing: noMissing, noSubstitution: noSubstitution)
    }

    /// Checks that there is a text, a font and, for hyphenation, a language.
    package func validateText() throws {
        _ = try TextSource(argument: text, file: textFile)
        if fonts.font == nil, fonts.fontFile.isEmpty {
            throw ValidationError("Say which font to measure with, for example --font Inter.")
        }
        try options.validateHyphenation()
    }

    /// The fonts, and the settings with the size that the description of the font may have.
    package func fontAndSettings() throws -> (FontChain, MeasureSettings) {
        guard let font = try fonts.described(from: fonts.catalogue()) else {
            preconditionFailure("validateText() requires a font")
        }
        return (font.chain, try options.settings(with: font))
    }

    /// The text in its fonts at a size.
    package func styledText(_ font: FontChain, _ settings: MeasureSettings, size: Double) throws -> StyledText {
        let text = try TextSource(argument: text, file: textFile).text()
        return try StyledText(text, font: font, size: size, settings: settings, HyphenationDictionaries())
    }
}

extension SettingsOptions {
    /// The settings, with the size that the description of the font may have.
    package func settings(with font: FontDescription?) throws(ValidationError) -> MeasureSettings {
        var settings = settings
        guard let size = font?.size else { return settings }
        if settings.size != nil {
            throw ValidationError("Give the size once: --font has one, and so has --size.")
        }
        settings.size = size
        return settings
    }
}

extension MeasureSettings {
    /// The size, which one text must have.
    package func requiredSize() throws(ValidationError) -> Double {
        guard let size else { throw ValidationError("Say how large the type is, for example --size 16.") }
        return size
    }
}

extension StyledText {
    /// A text in one font, to be measured under the settings.
    package init(
        _ text: String,
        font: FontChain,
        size: Double,
        settings: MeasureSettings,
        _ dictionaries: HyphenationDictionaries
    ) throws(HyphenationError) {
        var style = TextStyle(font: font, size: size, language: settings.language)
        if !settings.features.isEmpty { style.features = settings.features }
        style.tracking = settings.tracking.points(size: size)
        style.kerning = settings.kerning.points(size: size)
        self.init(text, style: style, direction: settings.direction)
        tabInterval = settings.tabInterval.points(size: size)
        breakRules = try settings.breakRules(dictionaries)
    }
}
