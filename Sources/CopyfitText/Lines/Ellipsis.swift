import CopyfitFonts
import CopyfitUnicode

/// The mark for text that was cut off. It is shaped by itself in the style at the start of its line, and never kerned
/// with its neighbours (like Core Text's truncation token). It is "…", or "..." if the style's primary face has no
/// ellipsis.
struct Ellipsis {
    private let paragraph: PreparedParagraph
    private let styleIndex: Int

    /// The ellipsis for a line that begins at `offset`.
    init(_ paragraph: PreparedParagraph, at offset: Int) {
        self.paragraph = paragraph
        styleIndex = paragraph.source.runs.lastIndex { $0.start <= offset } ?? 0
    }

    var style: TextStyle { paragraph.source.runs[styleIndex].style }

    var properties: RunProperties {
        RunProperties(
            face: style.font.primary,
            scale: paragraph.unit.scale(style.size, unitsPerEm: style.font.primary.metrics().unitsPerEm),
            scriptTag: Script.common.tag,
            isRightToLeft: false,
            language: ShapingLanguage(style.language)
        )
    }

    /// Its width in text units; shaped once for a paragraph and style.
    var width: Int64 {
        let key = UInt64(UInt32.max) << 32 | UInt64(styleIndex)
        return paragraph.detail.width(key) { glyphs().reduce(0) { $0 + Int64($1.advance) } }
    }

    /// Its characters.
    var characters: String { style.font.primary.covers(0x2026) ? "\u{2026}" : "..." }

    /// Its glyphs from left to right.
    func glyphs() -> [ShapedGlyph] {
        let characters = self.characters
        return paragraph.pool.withWorkspace { workspace in
            var glyphs: [ShapedGlyph] = []
            let utf8 = characters.utf8Span.span
            workspace.shaper.shape(utf8, 0..<utf8.count, in: 0..<utf8.count, as: properties, into: &glyphs)
            return glyphs
        }
    }
}
