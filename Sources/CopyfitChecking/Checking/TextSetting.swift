import CopyfitFit
import CopyfitFonts
import CopyfitText
import CopyfitUnicode

/// How a rule sets the texts of a language at one type size.
struct TextSetting {
    let typeScale: Double
    let shrunkTo: Double
    /// What is asked, with lengths in points: `em` is the size of the type with the factor of a user's setting.
    let fit: Fit
    /// The ranges of widths that are asked; infinite where any width is allowed.
    let ranges: [ClosedRange<Double>]
    private let empty: StyledText

    var style: TextStyle { empty.runs[0].style }

    init(
        _ rule: PreparedRule,
        chain: FontChain,
        scale: Double,
        _ language: String,
        _ hyphenation: HyphenationDictionaries
    ) {
        typeScale = scale
        shrunkTo = min(1, max(1.0 / 64, rule.requirement.minimumScale))
        let em = rule.size * scale
        fit = rule.requirement.inPoints(size: em)
        ranges = fit.widths.isEmpty ? [.infinity ... .infinity] : fit.widths.map { $0.points(size: em) }
        let style = TextStyle(font: chain, size: rule.size * scale * shrunkTo, language: language)
        let dictionary = rule.requirement.hyphenates ? try? hyphenation.dictionary(language: language) : nil
        var empty = StyledText("", style: style)
        empty.breakRules = BreakRules(hyphenation: dictionary)
        self.empty = empty
    }

    /// A text as it is set.
    func text(_ characters: String) -> StyledText {
        var text = empty
        text.replaceCharacters(characters)
        return text
    }
}
