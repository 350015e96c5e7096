import CopyfitFonts
import CopyfitText
import CopyfitUnicode

/// How a rule sets the texts of a language at one type size.
struct TextSetting {
    let style: TextStyle
    let typeScale: Double
    let shrunkTo: Double
    private let breakRules: BreakRules

    init(
        _ rule: PreparedRule,
        chain: FontChain,
        scale: Double,
        _ language: String,
        _ hyphenation: Hyphenation
    ) {
        typeScale = scale
        shrunkTo = min(1, max(1.0 / 64, rule.requirement.minimumScale))
        style = TextStyle(font: chain, size: rule.size * scale * shrunkTo, language: language)
        let dictionary = rule.requirement.hyphenates ? hyphenation.dictionary(language: language) : nil
        breakRules = BreakRules(hyphenation: dictionary)
    }

    /// A text as it is set.
    func text(_ characters: String) -> StyledText {
        var text = StyledText(characters, style: style)
        text.breakRules = breakRules
        return text
    }
}
