import CopyfitFonts
import TestSupport
import Testing

@testable import CopyfitText

/// Texts of a megabyte, in a font of which every letter is 510 and the space 250 of 1000 units wide.
@Suite("Long texts")
struct LongTextTests {
    private static let length = 1_000_000

    private func prepare(_ text: String, size: Double) throws -> PreparedParagraph {
        let font = OpenTypeBuilder(glyphs: [
            .init("a", advance: 500), .init(" ", advance: 250), .init("\t", advance: 250),
        ])
        let chain = try TestFonts.chain([font])
        return try ParagraphPreparer().prepare(StyledText(text, style: TextStyle(font: chain, size: size)))
    }

    @Test("a line beyond 2³¹ units keeps exact widths") func wide() throws {
        let paragraph = try prepare(String(repeating: "a", count: Self.length), size: 16)
        guard case .wide = paragraph.columns else { return #expect(Bool(false), "the columns are narrow") }
        #expect(paragraph.maxContentWidth == 8_000_000)
        #expect(paragraph.measure(ParagraphConstraint(width: 8_000_000)).lineCount == 1)
        #expect(paragraph.measure(ParagraphConstraint(width: 80)).lineCount == 100_000)
        let lines = paragraph.lines(fitting: 7_999_999)
        #expect(lines.map(\.range) == [0..<999_999, 999_999..<1_000_000])
        #expect(lines.map(\.width) == [7_999_992, 8])
    }

    @Test("a paragraph of words beyond 2³¹ units breaks as its beginning does") func words() throws {
        let paragraph = try prepare(String(repeating: "aaa ", count: Self.length / 4), size: 16)
        // "aaa" is 24 and a space 4: three words are 80.
        let lines = paragraph.lines(fitting: 80)
        #expect(lines.count == 83_334)
        #expect(lines.dropLast().allSatisfy { $0.width == 80 && $0.range.count == 12 })
        #expect(paragraph.maxContentWidth == Double(Self.length / 4 * 28 - 4))
    }

    @Test("carets, hits and selections of a long line take time in its length") func positions() throws {
        let paragraph = try prepare(String(repeating: "a", count: Self.length), size: 16)
        let lines = paragraph.lines(fitting: .infinity)
        #expect(paragraph.caret(at: 900_000, in: lines).x == 7_200_000)
        #expect(paragraph.hitTest(x: 7_200_001, y: 0, in: lines).grapheme == 900_000..<900_001)
        #expect(paragraph.selectionRectangles(1..<900_001, in: lines).map(\.width) == [7_200_000])
    }

    @Test("white space of every kind is trimmed once") func spaces() throws {
        let paragraph = try prepare("a" + String(repeating: " \t", count: Self.length / 2), size: 16)
        #expect(paragraph.measure(ParagraphConstraint(width: 0)).lineCount == 1)
        #expect(paragraph.measure(ParagraphConstraint(width: 0)).width == 8)
    }
}
