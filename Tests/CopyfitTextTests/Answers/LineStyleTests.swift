import CopyfitText
import CopyfitUnicode
import Testing

@Suite struct LineStyleTests {
    let font: SquareFont

    init() throws { font = try SquareFont() }

    private func style(_ change: (inout LineStyle) -> Void) -> LineStyle {
        var style = LineStyle()
        change(&style)
        return style
    }

    // MARK: Heights

    @Test(arguments: [
        // line gap, spacing, height of three lines: two pitches and a line of 10
        (0, 3.0, 36.0),
        (0, -3, 30),
        (0, .infinity, 30),
        (0, .nan, 30),
        (100, 0, 32),
        (100, 0.5, 32),
        (100, 3, 36),
    ])
    func `line spacing stands between lines where leading is less`(gap: Int, spacing: Double, height: Double) throws {
        let paragraph = try SquareFont(lineGap: gap).paragraph("aaa bbb ccc")
        let spaced = style { $0.lineSpacing = spacing }
        let constraint = ParagraphConstraint(width: 15)
        #expect(paragraph.measure(constraint, spaced).height == height)
        #expect(paragraph.lines(constraint, spaced).map(\.baseline) == [8, 8 + (height - 10) / 2, height - 2])
    }

    @Test func `reserved lines make room and leave baselines alone`() throws {
        let measurement = try font.paragraph("aaa").measure(ParagraphConstraint(), style { $0.reservedLines = 3 })
        #expect(measurement.height == 30)
        #expect(measurement.lineCount == 1)
        #expect(measurement.lastBaseline == 8)
    }

    @Test(arguments: [0, -3, Int.min]) func `less than one reserved line is one`(reserved: Int) throws {
        let paragraph = try font.paragraph("aaa bbb")
        let style = style { $0.reservedLines = reserved }
        #expect(paragraph.measure(ParagraphConstraint(), style).height == 10)
        #expect(paragraph.measure(ParagraphConstraint(width: 15, maxLines: 1), style).height == 10)
    }

    @Test func `a height keeps as many spaced lines as it holds`() throws {
        let spaced = style { $0.lineSpacing = 5 }
        let paragraph = try font.paragraph("aaa bbb ccc")
        #expect(paragraph.measure(ParagraphConstraint(width: 15, height: 25), spaced).lineCount == 2)
        #expect(paragraph.measure(ParagraphConstraint(width: 15, height: 24.9), spaced).lineCount == 1)
    }

    // MARK: Widths

    @Test func `a wrapped line's white space counts as far as the proposal goes`() throws {
        let counting = style { $0.countsTrailingSpace = true }
        let paragraph = try font.paragraph("aaa bb")
        #expect(paragraph.measure(ParagraphConstraint(width: 20), counting).width == 17.5)
        #expect(paragraph.measure(ParagraphConstraint(width: 16), counting).width == 16)
        #expect(paragraph.measure(ParagraphConstraint(width: 20)).width == 15)
        #expect(paragraph.measure(ParagraphConstraint(), counting).width == 27.5)
    }

    @Test(arguments: [
        // text, width, width with white space: 2.5 points a space
        ("aaa  ", .infinity, 20.0),
        ("aaa  ", 16, 16),
        ("aaa \nbb", .infinity, 17.5),
        ("aa\nbbb  \n", 40, 20),
        ("aaa bb ", 20, 17.5),
        ("  ", .infinity, 5),
    ])
    func `white space before a mandatory break counts too`(text: String, width: Double, spaced: Double) throws {
        let counting = style { $0.countsTrailingSpace = true }
        let paragraph = try font.paragraph(text)
        let constraint = ParagraphConstraint(width: width)
        #expect(paragraph.measure(constraint, counting).width == spaced)
        #expect(paragraph.measure(constraint, counting).fits)
        let again = ParagraphConstraint(width: spaced)
        #expect(paragraph.measure(again, counting).width == spaced)
        #expect(paragraph.lines(again, counting).map(\.range) == paragraph.lines(constraint, counting).map(\.range))
    }

    @Test(arguments: [
        (LineAlignment.leading, BaseDirection.leftToRight, 0.0),
        (.center, .leftToRight, 5),
        (.trailing, .leftToRight, 10),
        (.leading, .rightToLeft, 10),
        (.trailing, .rightToLeft, 0),
    ])
    func `lines are aligned within the widest`(alignment: LineAlignment, direction: BaseDirection, x: Double) throws {
        let paragraph = try font.paragraph("aaaa bb", direction: direction)
        let lines = paragraph.lines(ParagraphConstraint(width: 20), style { $0.alignment = alignment })
        #expect(lines.map(\.x) == [0, x])
    }

    @Test func `two lines are evened by moving one word down`() throws {
        let evened = style { $0.evensTwoLines = true }
        // "aa bb cc" 35 | "d" 5 becomes "aa bb" 22.5 | "cc d" 17.5.
        let paragraph = try font.paragraph("aa bb cc d")
        let lines = paragraph.lines(ParagraphConstraint(width: 36), evened)
        #expect(lines.map(\.visibleRange) == [0..<5, 6..<10])
        #expect(lines.map(\.width) == [22.5, 17.5])
        #expect(paragraph.measure(ParagraphConstraint(width: 36), evened).width == 22.5)
        #expect(paragraph.lines(ParagraphConstraint(width: 36)).map(\.width) == [35, 5])
    }

    @Test(arguments: [
        // as uneven the other way round
        ("aa bb cc", 30.0, [22.5, 10]),
        // three lines
        ("aa bb cc dd", 23, [22.5, 22.5]),
        ("aa bb cc dd e", 23, [22.5, 22.5, 5]),
        // nothing to move
        ("aaaa b", 20, [20, 5]),
        // white space alone is nothing to move; "bb" is too wide for the second line
        ("aa bb \u{2003}c", 26, [22.5, 5]),
    ])
    func `lines that moving would not even stay`(text: String, width: Double, widths: [Double]) throws {
        let lines = try font.paragraph(text).lines(ParagraphConstraint(width: width), style { $0.evensTwoLines = true })
        #expect(lines.map(\.width) == widths)
    }

    @Test func `an upper line that is wider without its last word is no way to even two`() throws {
        var tracked = font.style
        tracked.tracking = -11
        var text = font.text("aaaaa")
        text.append("a bb", style: tracked)
        text.append(" ddddd", style: font.style)
        let paragraph = try font.preparer.prepare(text)
        // "aaaaaa bb": 25 - 6 - 8.5 - 6 + 5; "aaaaaa" alone 30, for its last letter is not tracked; "bb ddddd" 15.5.
        for evens in [false, true] {
            let lines = paragraph.lines(ParagraphConstraint(width: 25.5), style { $0.evensTwoLines = evens })
            #expect(lines.map(\.width) == [9.5, 25])
        }
    }
}

@Suite struct TruncationModeTests {
    let font: SquareFont

    init() throws { font = try SquareFont() }

    private func line(_ text: String, _ width: Double, _ mode: TruncationMode) throws -> (ParagraphLine, [Double]) {
        let paragraph = try font.paragraph(text)
        var style = LineStyle()
        style.truncation = mode
        let line = paragraph.lines(ParagraphConstraint(width: width, maxLines: 1), style)[0]
        return (line, paragraph.glyphRuns(of: line).flatMap(\.glyphs).map(\.advance))
    }

    @Test(arguments: [
        // room for four letters, and for five: the odd one goes to the front
        ("abcdefgh", 26.0, TruncationMode.tail, 0..<4, 4..<8, 26.0),
        ("abcdefgh", 26, .head, 4..<8, 0..<4, 26),
        ("abcdefgh", 26, .middle, 0..<8, 2..<6, 26),
        ("abcdefgh", 31, .middle, 0..<8, 3..<6, 31),
        // white space beside the ellipsis is dropped
        ("abcd efgh", 28.5, .head, 5..<9, 0..<5, 26),
        ("abcd efgh", 28.5, .tail, 0..<4, 4..<9, 26),
        // the end of the text is in another segment
        ("ab\ncd", 40, .tail, 0..<2, 2..<5, 16),
        ("ab\ncd", 40, .head, 3..<5, 0..<3, 16),
        ("ab\ncd", 40, .middle, 0..<5, 2..<3, 26),
        // of breaks at the text's end nothing is seen
        ("abcd\n", 40, .head, 0..<4, 4..<5, 26),
        ("abcd\n\n", 40, .middle, 0..<4, 4..<6, 26),
        ("abcd\n", 25.9, .head, 1..<4, 0..<1, 21),
        ("abcd\n", 25.9, .middle, 0..<4, 2..<3, 21),
        // the ellipsis alone
        ("abcdefgh", 4, .head, 0..<0, 0..<8, 6),
        ("abcdefgh", 4, .middle, 0..<0, 0..<8, 6),
    ])
    func `an ellipsis stands for what is omitted`(
        text: String,
        width: Double,
        mode: TruncationMode,
        visible: Range<Int>,
        omitted: Range<Int>,
        lineWidth: Double
    ) throws {
        let (line, advances) = try line(text, width, mode)
        #expect(line.visibleRange == visible)
        #expect(line.omittedRange == omitted)
        #expect(line.width == lineWidth)
        #expect(advances.reduce(0, +) == lineWidth)
    }

    /// "aaa ab" takes 27.5 points, the tab leads to 28 behind the ellipsis, c ends at 33. With a letter more the tab leads to 56.
    @Test(arguments: [TruncationMode.head, .middle])
    func `tabs behind an ellipsis lead to stops from where it ends`(mode: TruncationMode) throws {
        let paragraph = try font.paragraph("aaaaaaaaaaaaaaaa ab\tc")
        var style = LineStyle()
        style.truncation = mode
        let line = paragraph.lines(ParagraphConstraint(width: mode == .head ? 50 : 75, maxLines: 1), style)[0]
        let glyphs = paragraph.glyphRuns(of: line).flatMap(\.glyphs)
        let front = mode == .head ? 0.0 : 35
        #expect(line.width == front + 6 + 33)
        #expect(glyphs.last.map { $0.x } == front + 6 + 28)
    }

    @Test(arguments: [(TruncationMode.head, 0), (.middle, 2), (.tail, 4)])
    func `the ellipsis is drawn in its place`(mode: TruncationMode, index: Int) throws {
        let (_, advances) = try line("abcdefgh", 26, mode)
        #expect(advances.count == 5)
        #expect(advances[index] == 6)
    }
}
