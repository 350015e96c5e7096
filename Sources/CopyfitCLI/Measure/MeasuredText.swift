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
        preparer: ParagraphPreparer
    ) throws(TextError) {
        let style = TextStyle(font: font, size: size, language: settings.language)
        let styled = StyledText(text, style: style, direction: settings.direction.base)
        paragraph = try preparer.prepare(styled, retainsGlyphs: false)
        self.font = font.askedName
        self.size = size
        (height, maxLines) = (settings.height, settings.maxLines)
    }

    /// The text itself.
    var text: String { paragraph.source.text }

    /// The characters of a range of UTF-8 bytes.
    func text(in range: Range<Int>) -> String {
        let utf8 = text.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
        return String(text[start..<utf8.index(start, offsetBy: range.count)])
    }

    /// The characters no face has, each once, in order of appearance.
    var missing: [Character] {
        if paragraph.missing.isEmpty { return [] }
        var seen: Set<Character> = []
        return paragraph.missing.flatMap(\.characters).filter { seen.insert($0).inserted }
    }

    /// What the text is measured under at a width.
    func constraint(width: Double) -> ParagraphConstraint {
        ParagraphConstraint(width: width, height: height, maxLines: maxLines)
    }

    /// Why a strict measurement refuses the text: a missing character first, then a substituted face; nil when nothing
    /// does.
    var strictFault: RecordError? {
        if let character = missing.first {
            return RecordError(
                code: "missing-character",
                message: "No font has \(CodePoints.names(of: character)) “\(VisibleText.of(String(character)))”: "
                    + "add a font that does, or measure without --strict."
            )
        }
        if let substitution = paragraph.substitutions.first {
            return RecordError(
                code: "font-substituted",
                message: "“\(substitution.asked)” is replaced by “\(substitution.used)” from byte "
                    + "\(substitution.range.lowerBound): ask for a font that has it all, or measure without --strict."
            )
        }
        return nil
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
