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
    /// What of lines an answer has the places of.
    var positions: PositionKind? { get }
    /// Whether missing characters and substituted fonts are refused.
    var strict: Bool { get }
    /// Whether missing characters are refused.
    var noMissing: Bool { get }
    /// Whether substituted fonts are refused.
    var noSubstitution: Bool { get }
}

extension TextCommand {
    package var typesetting: Typesetting { Typesetting() }

    package var positions: PositionKind? { nil }

    /// The settings of the options.
    package var settings: MeasureSettings {
        var settings = options.settings
        settings.typesetting = typesetting
        settings.geometry = geometry.geometry
        settings.positions = positions
        settings.acceptsTwins = fonts.twins
        settings.applyCSS()
        return settings
    }

    /// What the options require of the fonts.
    package var requirements: FontRequirements {
        FontRequirements(strict: strict, noMissing: noMissing, noSubstitution: noSubstitution)
    }

    /// Checks that there is a text, a font and, for hyphenation, a language.
    package func validateText() throws {
        _ = try TextSource(argument: text, file: textFile)
        let settings = settings
        if try settings.cssFont() == nil, fonts.font == nil, fonts.fontFile.isEmpty {
            throw ValidationError("Say which font to measure with, for example --font Inter.")
        }
        if settings.hyphenates, settings.language == nil {
            throw ValidationError("Say which language to hyphenate by, for example --language en-US.")
        }
    }

    /// The fonts, and the settings with what the description of the font may have.
    package func fontAndSettings() throws -> (FontChain, MeasureSettings) {
        let catalogue = try fonts.catalogue()
        let named = try fonts.described(from: catalogue)
        let settings = try settings.described(by: named)
        let family = try settings.cssFont().map { try settings.chain($0, in: catalogue) }
        guard let font = family ?? named?.chain else { preconditionFailure("validateText() requires a font") }
        return (try catalogue.chain(font, at: settings.css?.variations ?? []), settings)
    }

    /// The text as it was given, for settings.
    package func givenText(_ settings: MeasureSettings) throws -> GivenText {
        let text = try TextSource(argument: text, file: textFile).text()
        if let problem = settings.geometry.problem(with: text) { throw CommandFailure(problem) }
        return GivenText(text, settings)
    }

    /// The text as it was given, and set in its fonts.
    package func styledText(
        _ font: FontChain,
        _ settings: MeasureSettings
    ) throws -> (given: GivenText, set: StyledText) {
        let (text, size) = (try givenText(settings), try settings.requiredSize())
        let rules = try settings.breakRules(fonts.hyphenation)
        return (text, StyledText(text, font: font, size: size, settings: settings, rules))
    }
}

extension MeasureSettings {
    /// These with the size and the line height that the description of the font may have. A line height that is set and a
    /// size that CSS says prevail.
    package func described(by font: FontDescription?) throws(ValidationError) -> MeasureSettings {
        guard let described = font?.size else { return self }
        var settings = self
        if css?.size == nil {
            if size != nil { throw ValidationError("Give the size once: both --font and --size have one.") }
            settings.size = described
        }
        settings.geometry.lineHeight = settings.geometry.lineHeight ?? font?.lineHeight
        return settings
    }

    fileprivate func cssFont() throws(ValidationError) -> (family: String, style: FontStyle)? {
        do {
            return try css?.font()
        } catch {
            throw ValidationError(error.description)
        }
    }

    /// The size, which one text must have.
    package func requiredSize() throws(ValidationError) -> Double {
        guard let size else { throw ValidationError("Give a font size, for example --size 16.") }
        return size
    }
}
