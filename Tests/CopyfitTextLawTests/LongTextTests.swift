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

    @Test("A line beyond 2³¹ units keeps exact widths") func wide() throws {
        let paragraph = try prepare(String(repeating: "a", count: Self.length), size: 16)
        guard case .wide = paragraph.columns.sums else { return #expect(Bool(false), "the columns are narrow") }
        #expect(paragraph.maxContentWidth == 8_000_000)
        #expect(paragraph.measure(ParagraphConstraint(width: 8_000_000)).lineCount == 1)
        #expect(paragraph.measure(ParagraphConstraint(width: 80)).lineCount == 100_000)
        let lines = paragraph.lines(fitting: 7_999_999)
        #expect(lines.map(\.range) == [0..<999_999, 999_999..<1_000_000])
        #expect(lines.map(\.width) == [7_999_992, 8])
    }

    @Test("A paragraph of words beyond 2³¹ units breaks as its beginning does") func words() throws {
        let paragraph = try prepare(String(repeating: "aaa ", count: Self.length / 4), size: 16)
        // "aaa" is 24 and a space 4: three words are 80.
        let lines = paragraph.lines(fitting: 80)
        #expect(lines.count == 83_334)
        #expect(lines.dropLast().allSatisfy { $0.width == 80 && $0.range.count == 12 })
        #expect(paragraph.maxContentWidth == Double(Self.length / 4 * 28 - 4))
    }

    @Test("Carets, hits and selections of a long line take time in its length") func positions() throws {
        let paragraph = try prepare(String(repeating: "a", count: Self.length), size: 16)
        let lines = paragraph.lines(fitting: .infinity)
        #expect(paragraph.caret(at: 900_000, in: lines).x == 7_200_000)
        #expect(paragraph.hitTest(x: 7_200_001, y: 0, in: lines).grapheme == 900_000..<900_001)
        #expect(paragraph.selectionRectangles(1..<900_001, in: lines).map(\.width) == [7_200_000])
    }

    @Test("White space of every kind is trimmed once") func spaces() throws {
        let paragraph = try prepare("a" + String(repeating: " \t", count: Self.length / 2), size: 16)
        #expect(paragraph.measure(ParagraphConstraint(width: 0)).lineCount == 1)
        #expect(paragraph.measure(ParagraphConstraint(width: 0)).width == 8)
    }

    /// At 1000/1024 points, units of the font are text units. A letter behind a glyph is 510 + 41, a space 250 + 41: a word
    /// is 510 + 2 · 551 = 1612, two are 1612 + 291 + 3 · 551 = 3556, each further one adds 1944.
    @Test("A paragraph without a safe cut is prepared in windows of bounded length") func unsafeEverywhere() throws {
        let count = Self.length / 4
        let text = String(repeating: "aaa ", count: count)
        let style = TextStyle(font: try TestFonts.chain([.unsafeEverywhere]), size: 1000 / 1024)
        let paragraph = try ParagraphPreparer().prepare(StyledText(text, style: style), retainsGlyphs: false)
        #expect(paragraph.columns.naturalWidth == 1612 + 1944 * Int64(count - 1))
        #expect(paragraph.columns.minContent == 1612)
        let lines = paragraph.lines(fitting: 3556 / 1024)
        #expect(lines.count == count / 2)
        #expect(lines.allSatisfy { $0.width == 3556 / 1024 && $0.range.count == 8 })
        #expect(paragraph.lines(fitting: 3555 / 1024).count == count)
    }

    /// A letter is 8 wide and a tab leads to the next multiple of 28.
    @Test("A line of many tabs is walked through once") func tabs() throws {
        let count = Self.length / 2
        let paragraph = try prepare(String(repeating: "a\t", count: count), size: 16)
        #expect(paragraph.maxContentWidth == Double(28 * (count - 1) + 8))
        let half = Double(28 * (count / 2 - 1) + 8)
        #expect(paragraph.lines(fitting: half).map(\.width) == [half, half])
        #expect(paragraph.lines(fitting: half - 1).map(\.range.count) == [count - 2, count - 2, 4])
    }

    /// Three tabs fit, and a fourth hangs.
    @Test("A word of tabs and soft hyphens is cut from tab to tab") func tabsInWord() throws {
        let paragraph = try prepare(String(repeating: "\t\u{AD}", count: 100_000), size: 16)
        #expect(paragraph.measure(ParagraphConstraint(width: 100)).lineCount == 25_001)
        #expect(paragraph.lines(fitting: 100).count == 25_001)
    }

    /// Ten letters up to 280 points and one more.
    @Test("What exceeds a line limit beside tabs is found in a few passes") func overflowBesideTabs() throws {
        let count = Self.length / 2
        let paragraph = try prepare(String(repeating: "a\t", count: count), size: 16)
        let limits = ParagraphConstraint(width: 300, maxLines: 1)
        #expect(paragraph.measure(limits).isTruncated)
        let overflow = paragraph.overflow(limits)
        #expect(overflow.lines == (count + 10) / 11 - 1)
        #expect(overflow.width == Double(28 * (count - 1) + 8 - 300))
    }

    @Test("Any number of kinds of runs are told apart in one pass") func kinds() throws {
        let style = TextStyle(
            font: try TestFonts.chain([OpenTypeBuilder(glyphs: [.init("a", advance: 500)])]),
            size: 16
        )
        var table = RunTable(policy: .harfBuzz, rules: LineRules())
        for _ in 0..<2 {
            for kind in 0..<100_000 {
                let properties = RunProperties(
                    face: style.font.primary,
                    scale: Int32(kind),
                    scriptTag: 0,
                    isRightToLeft: false,
                    language: ShapingLanguage("en")
                )
                guard table.index(of: properties, style) == kind else { return #expect(Bool(false), "\(kind)") }
            }
        }
    }

    @Test("A word of more than 4 MB is refused before it is shaped, white space is not a word") func longestWord()
        throws
    {
        let chain = try TestFonts.chain([OpenTypeBuilder(glyphs: [.init("a", advance: 500), .init(" ", advance: 250)])])
        let style = TextStyle(font: chain, size: 16)
        let preparer = ParagraphPreparer()
        let word = String(repeating: "a", count: 1 << 22)
        #expect(throws: TextError.wordTooLong(byteCount: (1 << 22) + 1, limit: 1 << 22)) {
            try preparer.prepare(StyledText("a " + word + "a a", style: style))
        }
        #expect(preparer.shapeCount == 0)
        let spaces = "a" + String(repeating: " ", count: 1 << 22)
        #expect(try preparer.prepare(StyledText(spaces, style: style), retainsGlyphs: false).maxContentWidth == 8)
    }

    @Test("A position in a long line is found in one pass over it") func position() throws {
        let paragraph = try prepare(String(repeating: "a", count: Self.length), size: 16)
        let lines = paragraph.lines(fitting: .infinity)
        #expect(paragraph.caret(at: 700_000, in: lines).x == 5_600_000)
        #expect(paragraph.hitTest(x: 5_600_001, y: 0, in: lines).grapheme == 700_000..<700_001)
    }
}
