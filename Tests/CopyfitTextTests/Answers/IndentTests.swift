import CopyfitText
import CopyfitUnicode
import Testing

/// Indents and the spacing of paragraphs. At 10 points a letter is 5 wide, a space 2.5, a line 10 high.
@Suite struct IndentTests {
    private func style(_ first: Double, _ others: Double, _ tail: Double = 0) -> LineStyle {
        var style = LineStyle()
        (style.firstLineIndent, style.hangingIndent, style.tailIndent) = (first, others, tail)
        return style
    }

    private func words(_ paragraph: PreparedParagraph, _ lines: [ParagraphLine]) -> [String] {
        let bytes = Array(paragraph.source.text.utf8)
        return lines.map { String(decoding: bytes[$0.visibleRange], as: UTF8.self) }
    }

    @Test func `the first line, the others and the tail take room from lines`() throws {
        let paragraph = try SquareFont().paragraph("aaa bbb ccc ddd")
        let style = style(10, 5, 5)
        // 45: 30 for the first line, where 32.5 do not fit; 35 for the others.
        let lines = paragraph.lines(ParagraphConstraint(width: 45), style)
        #expect(words(paragraph, lines) == ["aaa", "bbb ccc", "ddd"])
        #expect(lines.map(\.x) == [10, 5, 5])
        #expect(lines.map(\.indent) == [10, 5, 5])
        #expect(lines.map(\.width) == [15, 32.5, 15])
        let measured = paragraph.measure(ParagraphConstraint(width: 45), style)
        #expect((measured.width, measured.height, measured.fits) == (42.5, 30, true))
        // 10 + 32.5 + 5 is the least at which two words fit on the first line.
        #expect(paragraph.validWidths(ParagraphConstraint(width: 45), style) == 42.5..<47.5)
        #expect(paragraph.minContentWidth(in: style) == 30)
        // Four words and three spaces are 67.5.
        #expect(paragraph.maxContentWidth(in: style) == 82.5)
        #expect(paragraph.narrowestWidth(forLines: 2, in: style) == 47.5)
        #expect(paragraph.balancedWidth(fitting: 60, in: style) == 47.5)
        #expect(paragraph.criticalWidths(in: style).map(\.width) == [30, 42.5, 47.5, 65, 82.5])
        #expect(paragraph.criticalWidths(in: style).map(\.lineCount) == [4, 3, 2, 2, 1])
    }

    @Test(arguments: [(LineAlignment.leading, 10.0), (.center, 16.25), (.trailing, 22.5)])
    func `lines are aligned between the indents`(alignment: LineAlignment, x: Double) throws {
        var style = style(10, 5, 5)
        style.alignment = alignment
        // 42.5 wide: beside the first line, 15, and its indents 12.5 are free.
        let lines = try SquareFont().paragraph("aaa bbb ccc").lines(ParagraphConstraint(width: 45), style)
        #expect(lines.map(\.x) == [x, 5])
    }

    @Test func `lines that run right to left are indented on the right`() throws {
        let paragraph = try SquareFont().paragraph("aaa bbb ccc", direction: .rightToLeft)
        let lines = paragraph.lines(ParagraphConstraint(width: 45), style(10, 5, 4))
        // The widest is 5 + 32.5 + 4 = 41.5: the first line ends 10 before its right edge.
        #expect(lines.map(\.x) == [41.5 - 10 - 15, 4])
    }

    @Test func `an indent wider than the room leaves one grapheme a line, and does not fit`() throws {
        let paragraph = try SquareFont().paragraph("ab c")
        let measured = paragraph.measure(ParagraphConstraint(width: 20), style(30, 0))
        // "a" at 30, then "b c", 12.5.
        #expect((measured.width, measured.lineCount, measured.fits) == (35, 2, false))
        let empty = try SquareFont().paragraph("")
        let room = empty.measure(ParagraphConstraint(width: 20), style(30, 0))
        #expect((room.width, room.fits) == (30, false))
        let lines = empty.lines(ParagraphConstraint(), style(30, 0))
        #expect(empty.caret(at: 0, in: lines).x == 30)
    }

    @Test(arguments: [-5, .nan, .infinity, -Double.infinity])
    func `lengths that make no sense count as none`(length: Double) throws {
        let paragraph = try SquareFont().paragraph("aaa bbb\nccc")
        var style = style(length, length, length)
        (style.paragraphSpacing, style.paragraphSpacingBefore) = (length, length)
        let constraint = ParagraphConstraint(width: 20)
        #expect(paragraph.lines(constraint, style) == paragraph.lines(constraint))
        #expect(paragraph.measure(constraint, style) == paragraph.measure(constraint))
    }

    @Test func `tab stops are counted from the edge of the text`() throws {
        let font = try SquareFont()
        var text = font.text("a\tb c\td")
        text.tabInterval = .points(20)
        let paragraph = try font.preparer.prepare(text)
        // 8 + 5 = 13 leads to 20: the line is 12 + 12.5 wide up to "c". Behind 32.5 the next stop is 40.
        let lines = paragraph.lines(ParagraphConstraint(), style(8, 0))
        #expect(lines.map(\.width) == [37])
        #expect(paragraph.maxContentWidth(in: style(8, 0)) == 45)
        // 33 hold up to "c" on the first line; the second begins at 0, and "d" follows at once.
        let narrow = paragraph.lines(ParagraphConstraint(width: 33), style(8, 0))
        #expect(narrow.map(\.width) == [24.5, 5])
        #expect(paragraph.caret(at: 2, in: lines).x == 20)
        #expect(paragraph.hitTest(x: 21, y: 5, in: lines).grapheme == 2..<3)
        #expect(paragraph.selectionRectangles(2..<3, in: lines).map(\.x) == [20])
    }

    @Test func `a truncated line keeps its indent`() throws {
        let paragraph = try SquareFont().paragraph("aaa bbb ccc ddd")
        // 40 less 10 are 30; less the ellipsis, 6, they hold "aaa b", 22.5.
        let first = paragraph.lines(ParagraphConstraint(width: 40, maxLines: 1), style(10, 0))
        #expect(words(paragraph, first) == ["aaa b"])
        #expect((first[0].x, first[0].width) == (10, 28.5))
        // The second line has 15 less of room: 25 hold "bbb", 15, and "c" after the space no more: 22.5 + 6.
        let second = paragraph.lines(ParagraphConstraint(width: 40, maxLines: 2), style(10, 15))
        #expect(words(paragraph, second) == ["aaa", "bbb"])
        #expect((second[1].x, second[1].width) == (15, 21))
        #expect(paragraph.measure(ParagraphConstraint(width: 40, maxLines: 2), style(10, 15)).width == 36)
    }

    @Test func `the widest that a text can use is at least the narrowest that holds it`() throws {
        let paragraph = try SquareFont().paragraph("a b")
        // On one line 12.5; on two, the second is 30 + 5.
        #expect(paragraph.measure(ParagraphConstraint(), style(0, 30)).width == 12.5)
        #expect(paragraph.minContentWidth(in: style(0, 30)) == 35)
        #expect(paragraph.maxContentWidth(in: style(0, 30)) == 35)
    }

    // MARK: Paragraphs

    @Test(arguments: ["\n", "\r\n", "\r", "\u{85}", "\u{2029}"])
    func `paragraphs are spaced, below and above, and begin with a first line`(separator: String) throws {
        let paragraph = try SquareFont().paragraph("aaa bbb\(separator)ccc ddd")
        var style = style(10, 0)
        (style.paragraphSpacing, style.paragraphSpacingBefore) = (6, 4)
        // 25 hold one word a line.
        let constraint = ParagraphConstraint(width: 25)
        #expect(paragraph.lines(constraint, style).map(\.baseline) == [8, 18, 38, 48])
        #expect(paragraph.lines(constraint, style).map(\.x) == [10, 0, 10, 0])
        #expect(paragraph.measure(constraint, style).height == 50)
        // Three lines need 40: a fourth does not fit in 49.
        let limited = paragraph.measure(ParagraphConstraint(width: 25, height: 49), style)
        #expect((limited.lineCount, limited.height, limited.isTruncated) == (3, 40, true))
    }

    @Test(arguments: ["\u{2028}", "\u{B}", "\u{C}"])
    func `a line separator ends no paragraph`(separator: String) throws {
        let paragraph = try SquareFont().paragraph("aaa\(separator)bbb")
        var style = style(10, 4)
        style.paragraphSpacing = 6
        #expect(paragraph.lines(ParagraphConstraint(), style).map(\.x) == [10, 4])
        #expect(paragraph.measure(ParagraphConstraint(), style).height == 20)
    }

    @Test func `an empty paragraph is spaced too, and the last has nothing below`() throws {
        var style = LineStyle()
        style.paragraphSpacing = 5
        let paragraph = try SquareFont().paragraph("a\n\nb\n")
        #expect(paragraph.measure(ParagraphConstraint(), style).height == 4 * 10 + 3 * 5)
        #expect(paragraph.lines(ParagraphConstraint(), style).map(\.baseline) == [8, 23, 38, 53])
        // Between two paragraphs a point belongs to the nearer one.
        let lines = paragraph.lines(ParagraphConstraint(), style)
        #expect([12.4, 12.6].map { paragraph.hitTest(x: 0, y: $0, in: lines).line } == [0, 1])
    }
}
