import CopyfitText
import CopyfitUnicode
import Testing

/// Tab stops. At 10 points a letter is 5 wide, a space 2.5.
@Suite struct TabStopTests {
    private func paragraph(
        _ text: String,
        _ stops: [TabStop],
        interval: Double = 20,
        direction: BaseDirection = .auto
    ) throws -> PreparedParagraph {
        let font = try SquareFont()
        var styled = font.text(text, direction: direction)
        (styled.tabStops, styled.tabInterval) = (stops, .points(interval))
        return try font.preparer.prepare(styled)
    }

    @Test(arguments: [
        // the text after "a" and a tab, the alignment at 30, where it begins, where the line ends
        ("bb", TabStop.Alignment.leading, 30.0, 40.0),
        ("bb", .trailing, 20, 30),
        ("bb", .center, 25, 35),
        ("bbxcc", .decimal("x"), 20, 45),
        ("bbxccx", .decimal("x"), 20, 50),
        ("x", .decimal("x"), 30, 35),
        ("bb", .decimal("x"), 20, 30),
        // No room before the stop: after "a" at once.
        ("bbbbbbb", .trailing, 5, 40),
        ("bbbbbbbbbbb", .center, 5, 60),
        ("bbbbbbxb", .decimal("x"), 5, 45),
    ])
    func `text is placed at its stop`(
        text: String,
        alignment: TabStop.Alignment,
        start: Double,
        end: Double
    ) throws {
        let paragraph = try paragraph("a\t" + text, [TabStop(30, alignment)])
        let lines = paragraph.lines(ParagraphConstraint())
        #expect(lines.map(\.width) == [end])
        #expect(paragraph.maxContentWidth == end)
        #expect(paragraph.measure(ParagraphConstraint()).width == end)
        #expect(paragraph.caret(at: 2, in: lines).x == start)
        #expect(paragraph.glyphRuns(of: lines[0]).last?.glyphs.first?.x == start)
        #expect(paragraph.selectionRectangles(2..<3, in: lines).map(\.x) == [start])
        #expect(paragraph.hitTest(x: start + 1, y: 0, in: lines).grapheme == 2..<3)
    }

    @Test func `each tab leads to the next stop, after the last to the interval`() throws {
        let stops = [TabStop(60), TabStop(30, .trailing), TabStop(-5), TabStop(.nan), TabStop(.infinity)]
        let paragraph = try paragraph("a\tbb\tc\td\te", stops)
        // "bb" ends at 30, "c" begins at 60; the multiples of 20 after 65 and 85 are 80 and 100.
        let lines = paragraph.lines(ParagraphConstraint())
        #expect([2, 5, 7, 9].map { paragraph.caret(at: $0, in: lines).x } == [20, 60, 80, 100])
        #expect(lines.map(\.width) == [105])
    }

    @Test func `where a line ends decides what is placed at its last stop`() throws {
        let paragraph = try paragraph("a\tbb cc", [TabStop(30, .trailing)])
        // "bb cc" is 22.5 wide and begins at 7.5.
        #expect(paragraph.lines(fitting: 30).map(\.width) == [30])
        #expect(paragraph.caret(at: 2, in: paragraph.lines(fitting: 30)).x == 7.5)
        // No text after the tab ends before 30.
        #expect(paragraph.lines(fitting: 29.9).map(\.width) == [5, 22.5])
        let wide = try self.paragraph("a\tbb cc dd", [TabStop(30, .trailing)])
        // All is 35 wide: it begins at 5, after "a". In 39 there is room for two words, which end at the stop.
        #expect(wide.lines(fitting: 40).map(\.width) == [40])
        #expect(wide.lines(fitting: 39).map(\.width) == [30, 10])
        #expect(wide.minContentWidth == 10)
    }

    @Test func `stops are mirrored where lines run right to left`() throws {
        let paragraph = try paragraph("a\tbb", [TabStop(30, .trailing)], direction: .rightToLeft)
        let lines = paragraph.lines(ParagraphConstraint())
        // 30 wide: "a" on the right; "bb" ends 30 from the right edge.
        #expect(lines.map(\.width) == [30])
        #expect(paragraph.selectionRectangles(0..<1, in: lines).map(\.x) == [25])
        #expect(paragraph.selectionRectangles(2..<4, in: lines).map(\.x) == [0])
    }

    @Test func `a word cut beside an aligned tab fills its room`() throws {
        let paragraph = try paragraph("a\tbbbbbbbbbb", [TabStop(30, .trailing)])
        // A line may end after the tab, which hangs. Of the word, 50 wide, eight letters fit in 42.
        let lines = paragraph.lines(fitting: 42)
        #expect(lines.map(\.visibleRange) == [0..<1, 2..<10, 10..<12])
        let short = try self.paragraph("\tbbbbbbbbbb", [TabStop(30, .trailing)])
        #expect(short.lines(fitting: 42).first?.width ?? 0 <= 42)
    }

    @Test func `tracking after the last letter is not placed at a stop`() throws {
        let font = try SquareFont()
        var style = font.style
        style.tracking = 1
        var text = StyledText("a\tbb\tc", style: style)
        text.tabStops = [TabStop(30, .trailing), TabStop(60, .trailing)]
        let paragraph = try font.preparer.prepare(text)
        // "bb" and the space after it end at 30; "c" ends the line, without.
        let lines = paragraph.lines(ParagraphConstraint())
        #expect(lines.map(\.width) == [60])
        #expect([2, 5].map { paragraph.caret(at: $0, in: lines).x } == [18, 55])
        #expect(paragraph.maxContentWidth == 60)
    }
}
