import CopyfitFonts
import CopyfitText
import CopyfitUnicode
import TestSupport

/// A font in which every number can be worked out by heart. At 10 points a letter is 5 points wide, a space 2.5, the
/// ellipsis 6; a line is 8 above its baseline and 2 below.
struct SquareFont {
    let style: TextStyle
    let preparer = ParagraphPreparer()

    init(ascender: Int = 800, descender: Int = -200, lineGap: Int = 0, size: Double = 10) throws {
        var font = OpenTypeBuilder(glyphs: [
            OpenTypeBuilder.Glyph(" ", advance: 250), OpenTypeBuilder.Glyph("…", advance: 600),
        ])
        font.glyphs += "abcdefghijklmnopqrstuvwxyz".map { OpenTypeBuilder.Glyph($0, advance: 500) }
        (font.ascender, font.descender, font.lineGap) = (ascender, descender, lineGap)
        style = TextStyle(font: try TestFonts.chain([font]), size: size)
    }

    func text(_ text: String, direction: BaseDirection = .auto) -> StyledText {
        StyledText(text, style: style, direction: direction)
    }

    func paragraph(_ text: String, direction: BaseDirection = .auto) throws -> PreparedParagraph {
        try preparer.prepare(self.text(text, direction: direction))
    }
}
