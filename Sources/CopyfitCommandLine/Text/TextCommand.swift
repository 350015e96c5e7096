package import ArgumentParser
import CopyfitFit
package import CopyfitFonts
package import CopyfitRecords
package import CopyfitText

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
    /// How lines are set.
    var typesetting: Typesetting { get }
    var geometry: GeometryOptions { get }
    /// Whether missing characters and substituted fonts are refused.
    var strict: Bool { get }
    /// Whether missing characters are refused.
    var noMissing: Bool { get }
    /// Whether substituted fonts are refused.
    var noSubstitution: Bool { get }
}

extension TextCommand {
    package var typesetting: Typesetting { Typesetting() }

    /// The settings of the options.
    package var settings: MeasureSettings {
        var settings = options.settings
        settings.typesetting = typesetting
        settings.geometry = geometry.geometry
        // Its errors were found when it was read.
        try? options.css?.apply(to: &settings)
        return settings
    }

    /// What the options require of the fonts.
    package var requirements: FontRequirements {
        FontRequirements(strict: strict, noMissing: noMissing, noSubstitution: noSubstitution)
    }

    /// Checks that there is a text, a font and, for hyphenation, a language.
    package func validateText() throws {
        _ = try TextSource(argument: text, file: textFile)
        let family = settings.css.family
        if family != nil, fonts.font != nil || !fonts.fontFile.isEmpty {
            throw ValidationError("Give the font once: both --css and --font or --font-file have one.")
        }
        if fonts.font == nil, fonts.fontFile.isEmpty, family == nil {
            throw ValidationError("Say which font to measure with, for example --font Inter.")
        }
        try options.validateHyphenation()
    }

    /// The fonts, and the settings with what the description of the font may have.
    package func fontAndSettings() throws -> (FontChain, MeasureSettings) {
        let (catalogue, settings) = (try fonts.catalogue(), settings)
        if let family = settings.css.family {
            return (try catalogue.chain(family: family, style: settings.css.fontStyle), settings)
        }
        guard let font = try fonts.described(from: catalogue) else {
            preconditionFailure("validateText() requires a font")
        }
        return (font.chain, try settings.described(by: font))
    }

    /// The text in its fonts at a size.
    package func styledText(_ font: FontChain, _ settings: MeasureSettings, size: Double) throws -> StyledText {
        let text = try TextSource(argument: text, file: textFile).text()
        if let problem = settings.geometry.problem(with: text) { throw CommandFailure(problem) }
        return try StyledText(text, font: font, size: size, settings: settings, HyphenationDictionaries())
    }
}

extension MeasureSettings {
    /// These with the size and the line height that the description of the font may have. A line height that is set
    /// prevails.
    package func described(by font: FontDescription?) throws(ValidationError) -> MeasureSettings {
        guard let described = font?.size else { return self }
        if size != nil {
            throw ValidationError("Give the size once: both --font and --size have one.")
        }
        var settings = self
        settings.size = described
        settings.geometry.lineHeight = settings.geometry.lineHeight ?? font?.lineHeight
        return settings
    }

    /// The size, which one text must have.
    package func requiredSize() throws(ValidationError) -> Double {
        guard let size else { throw ValidationError("Give a font size, for example --size 16.") }
        return size
    }
}
