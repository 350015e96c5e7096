import CopyfitFonts
import CopyfitText
import Testing

@Suite("Ellipses")
struct EllipsisTests {
    /// Noto Sans Arabic has no “…”, so that the mark has three glyphs; Inter has one.
    @Test(
        "All glyphs of an ellipsis belong to the byte at which the text is cut",
        arguments: ["Noto Sans Arabic", "Inter"]
    )
    func clusters(_ font: String) throws {
        let style = TextStyle(font: try FontCatalogue().chain(named: font), size: 16)
        let text = "Привет мир"
        let paragraph = try ParagraphPreparer().prepare(StyledText(text, style: style))
        let line = paragraph.lines(ParagraphConstraint(width: 40, maxLines: 1))[0]
        let cut = try #require(line.omittedRange).lowerBound
        let mark = try #require(paragraph.glyphRuns(of: line).first { $0.range.isEmpty })
        #expect(mark.glyphs.count == (font == "Inter" ? 1 : 3))
        #expect(mark.glyphs.allSatisfy { $0.cluster == cut })
        #expect(text.utf8Span.span[cut] >> 6 != 0b10)
    }
}
