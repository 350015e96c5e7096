import CopyfitDrawing
import CopyfitFonts
import CopyfitText
import Foundation

/// Lines of text as items of a drawing.
enum DrawnLines {
    /// The runs of a text's lines, the first line's left end at the origin.
    static func items(
        _ text: String,
        _ font: FontChain,
        size: Double = 20,
        language: String? = nil,
        tracking: Double = 0
    ) throws -> DisplayList.Items {
        var style = TextStyle(font: font, size: size, language: language)
        style.tracking = tracking
        let paragraph = try ParagraphPreparer().prepare(StyledText(text, style: style))
        let utf8 = Array(text.utf8)
        let items = paragraph.lines(fitting: .infinity).flatMap { line in
            paragraph.glyphRuns(of: line).map { run -> DisplayList.Item in
                let glyphs = run.glyphs.map { glyph in
                    DisplayList.GlyphRun.Glyph(
                        id: glyph.glyph,
                        cluster: glyph.cluster - run.range.lowerBound,
                        position: CGPoint(x: glyph.x, y: line.baseline + glyph.y),
                        advance: glyph.advance
                    )
                }
                return .glyphs(
                    DisplayList.GlyphRun(
                        face: run.face,
                        size: run.size,
                        paint: .color(.black),
                        glyphs: glyphs,
                        text: String(decoding: utf8[run.range], as: UTF8.self),
                        isRightToLeft: run.level % 2 == 1,
                        language: language
                    )
                )
            }
        }
        return DisplayList.Items(items)
    }

    /// A drawing of a text in the bundled fonts.
    static func list(_ text: String, _ font: String = "Inter", language: String? = nil, tracking: Double = 0) throws
        -> DisplayList
    {
        let chain = try FontCatalogue().chain(named: font)
        let items = try items(text, chain, language: language, tracking: tracking)
        return DisplayList(size: CGSize(width: 400, height: 60), items: items)
    }
}
