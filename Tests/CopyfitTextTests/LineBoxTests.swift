import CopyfitText
import TestSupport
import Testing

@Suite("Line boxes and limits")
struct LineBoxTests {
    /// `a`: 0.8 up, 0.2 down. `b`: 0.7 up, 0.3 down, 0.1 between lines.
    private static let low = OpenTypeBuilder(glyphs: [.init("a", advance: 500), .init(" ", advance: 250)])
    private static let deep: OpenTypeBuilder = {
        var font = OpenTypeBuilder(glyphs: [.init("b", advance: 500)])
        (font.ascender, font.descender, font.lineGap) = (700, -300, 100)
        return font
    }()

    @Test("A line reaches as far as the faces on it, each side by itself") func faces() throws {
        let paragraph = try MeasuredText.prepare("a\nb\nab\n", Self.low, Self.deep)
        let lines = paragraph.lines(fitting: .infinity)
        // Tops: 0; 8 + 2 = 10; 10 + 7 + 3 + 1 = 21; 21 + 8 + 3 + 1 = 33. The last line is empty: the primary face's.
        #expect(lines.map(\.baseline) == [8, 17, 29, 41])
        #expect(lines.map(\.ascent) == [8, 7, 8, 8])
        #expect(lines.map(\.descent) == [2, 3, 3, 2])
        #expect(lines.map(\.leading) == [0, 1, 1, 0])
        let measured = paragraph.measure(ParagraphConstraint())
        #expect((measured.height, measured.firstBaseline, measured.lastBaseline) == (43, 8, 41))
    }

    @Test("Sizes on one line share its baseline") func sizes() throws {
        let chain = try MeasuredText.chain(Self.low)
        var text = StyledText("a ", style: TextStyle(font: chain, size: 10))
        text.append("a", style: TextStyle(font: chain, size: 30))
        text.append(" a", style: TextStyle(font: chain, size: 20))
        let paragraph = try ParagraphPreparer().prepare(text)
        // 5 + 2.5 + 15 + 5 + 10 = 37.5 wide; 24 up, 6 down.
        let line = paragraph.lines(fitting: 37.5)
        #expect(line.map(\.width) == [37.5])
        #expect(line.map(\.ascent) == [24])
        // "a" | "a a" does not fit in 25: three lines of 10, 30 and 20 points; baselines 8, 10 + 24, 40 + 16.
        #expect(paragraph.lines(fitting: 15).map(\.baseline) == [8, 34, 56])
        #expect(paragraph.measure(ParagraphConstraint(width: 15)).height == 60)
    }

    @Test("A line limit cuts off with an ellipsis, white space before it dropped") func lineLimit() throws {
        let paragraph = try MeasuredText.prepare("aaa aaa aaa aaa")
        // "aaa aaa" is 32.5. With 10 for the ellipsis, 35 leaves room for "aaa a", 22.5; 27.5 for "aaa".
        let cut = paragraph.lines(ParagraphConstraint(width: 35, maxLines: 1))
        #expect(cut.map(\.visibleRange) == [0..<5])
        #expect(cut.map(\.range) == [0..<15])
        #expect(cut.map(\.width) == [32.5])
        #expect(cut.map(\.isTruncated) == [true])
        let narrow = paragraph.lines(ParagraphConstraint(width: 27.5, maxLines: 1))
        #expect(narrow.map(\.visibleRange) == [0..<3])
        #expect(narrow.map(\.width) == [25])
        let measured = paragraph.measure(ParagraphConstraint(width: 35, maxLines: 1))
        #expect((measured.isTruncated, measured.fits, measured.lineCount) == (true, false, 1))
        #expect(paragraph.overflow(ParagraphConstraint(width: 35, maxLines: 1)).lines == 1)
        #expect(!paragraph.measure(ParagraphConstraint(width: 35, maxLines: 2)).isTruncated)
        #expect(paragraph.measure(ParagraphConstraint(width: 35, maxLines: 0)).lineCount == 1)
        #expect(paragraph.measure(ParagraphConstraint(width: 35, maxLines: -3)).lineCount == 1)
    }

    @Test("A face without an ellipsis takes three dots") func dots() throws {
        var font = MeasuredText.plainFont
        font.glyphs.removeAll { $0.character == 0x2026 }
        // Three dots of 3 points; 25 leaves 16 for "aaa", 15.
        let lines = try MeasuredText.prepare("aaaaaaaa", font).lines(ParagraphConstraint(width: 25, maxLines: 1))
        #expect(lines.map(\.visibleRange) == [0..<3])
        #expect(lines.map(\.width) == [24])
    }

    @Test(
        "A height keeps the lines that fit, at least one",
        arguments: [
            (5.0, 1), (0, 1), (-1, 1), (10, 1), (19.9, 1), (20, 2), (29, 2), (30, 3), (.infinity, 4), (.nan, 4),
        ]
    )
    func heightLimit(height: Double, count: Int) throws {
        let paragraph = try MeasuredText.prepare("aaaa aaaa aaaa aaaa")
        let constraint = ParagraphConstraint(width: 20, height: height)
        #expect(paragraph.lines(constraint).count == count)
        #expect(paragraph.measure(constraint).lineCount == count)
        #expect(paragraph.measure(constraint).isTruncated == (count < 4))
    }

    @Test("An ellipsis wider than the line stands alone") func wideEllipsis() throws {
        let lines = try MeasuredText.prepare("aaa aaa").lines(ParagraphConstraint(width: 8, maxLines: 1))
        #expect(lines.map(\.visibleRange) == [0..<0])
        #expect(lines.map(\.width) == [10])
    }
}
