import CopyfitFonts
import CopyfitText
import CopyfitUnicode

/// A text prepared with its font, and what its result says whatever the width.
struct MeasuredText {
    /// The prepared text.
    let paragraph: PreparedParagraph
    /// The font that was asked for.
    let font: String
    /// The font size in points.
    let size: Double
    private let height: Double
    private let maxLines: Int?

    /// Prepares a text.
    init(
        _ text: String,
        font: FontChain,
        size: Double,
        settings: MeasureSettings,
        rules: BreakRules,
        preparer: ParagraphPreparer
    ) throws(TextError) {
        let style = TextStyle(font: font, size: size, language: settings.language)
        var styled = StyledText(text, style: style, direction: settings.direction.base)
        styled.breakRules = rules
        paragraph = try preparer.prepare(styled, retainsGlyphs: false)
        self.font = font.askedName
        self.size = size
        (height, maxLines) = (settings.height, settings.maxLines)
    }

    /// The text itself.
    var text: String { paragraph.source.text }

    /// What the text is measured under at a width.
    func constraint(width: Double) -> ParagraphConstraint {
        ParagraphConstraint(width: width, height: height, maxLines: maxLines)
    }
}

extension BreakRuleSet {
    /// The engine's word for it.
    var engineProfile: BreakProfile {
        switch self {
        case .standard: .standard
        case .web: .web
        }
    }
}

extension TextDirection {
    /// The engine's word for it.
    var base: BaseDirection {
        switch self {
        case .auto: .auto
        case .ltr: .leftToRight
        case .rtl: .rightToLeft
        }
    }
}
