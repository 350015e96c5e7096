import CopyfitFonts
import CopyfitUnicode

/// The mark for text that was cut off. It is shaped by itself in the style at the start of its line, and never kerned
/// with its neighbours (like Core Text's truncation token). It is "…", or "..." if the style's primary face has no
/// ellipsis; or the text's own tail, in the text's first style.
struct Ellipsis {
    private let paragraph: PreparedParagraph
    private let styleIndex: Int
    private let tail: PreparedParagraph?
    private let baseLevel: UInt8

    /// The ellipsis for a line that begins at `offset`.
    init(_ paragraph: PreparedParagraph, at offset: Int) {
        self.paragraph = paragraph
        styleIndex = paragraph.source.runs.lastIndex { $0.start <= offset } ?? 0
        baseLevel = paragraph.segments[paragraph.table.segmentIndex(at: offset)].baseLevel
        tail = paragraph.tail?.paragraph(isRightToLeft: baseLevel & 1 == 1)
    }

    private var style: TextStyle { paragraph.source.runs[styleIndex].style }

    private var properties: RunProperties {
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
        if let tail { return paragraph.unit.nearest(tail.widthWithSpace) }
        let key = UInt64(UInt32.max) << 32 | UInt64(styleIndex)
        return paragraph.detail.width(key) { glyphs().reduce(0) { $0 + Int64($1.advance) } }
    }

    /// Its characters.
    var characters: String { tail?.source.text ?? (style.font.primary.covers(0x2026) ? "\u{2026}" : "...") }

    /// Its runs from left to right, from `x` on, for text that is cut off at an offset.
    func runs(at x: Int64, cut: Int) -> [GlyphRun] {
        let left = paragraph.unit.points(x)
        if let tail { return runs(of: tail, at: left, cut: cut) }
        var pen = x
        let placed = glyphs().map { glyph in
            defer { pen += Int64(glyph.advance) }
            return PlacedGlyph(SpacedGlyph(glyph), at: pen, cluster: cut, paragraph.unit)
        }
        let (face, size) = (properties.face, style.size)
        return [GlyphRun(face: face, size: size, range: cut..<cut, level: baseLevel, x: left, glyphs: placed)]
    }

    private func runs(of tail: PreparedParagraph, at left: Double, cut: Int) -> [GlyphRun] {
        let line = tail.lines(fitting: .infinity)[0]
        let left = baseLevel & 1 == 1 ? left + tail.widthWithSpace - line.width : left
        return tail.glyphRuns(of: line).map { $0.moved(by: left, to: cut) }
    }

    /// Its glyphs from left to right.
    private func glyphs() -> [ShapedGlyph] {
        let characters = self.characters
        return paragraph.pool.withWorkspace { workspace in
            var glyphs: [ShapedGlyph] = []
            let utf8 = characters.utf8Span.span
            workspace.shaper.shape(utf8, 0..<utf8.count, in: 0..<utf8.count, as: properties, into: &glyphs)
            return glyphs
        }
    }
}
