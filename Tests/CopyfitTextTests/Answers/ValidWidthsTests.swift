import CopyfitText
import Testing

/// "aaa bb cccc" is 15 + 2.5 + 10 + 2.5 + 20 points wide.
@Suite struct ValidWidthsTests {
    let font: SquareFont
    let paragraph: PreparedParagraph

    init() throws {
        font = try SquareFont()
        paragraph = try font.paragraph("aaa bb cccc")
    }

    @Test(arguments: [
        // "aaa bb" | "cccc", until all of it fits
        (30.0, 27.5, 50.0),
        // one word a line, until "aaa bb" fits
        (24, 20, 27.5),
        // "ccc" | "c", until "cccc" fits
        (17, 15, 20),
        // one letter a line, each wider than the line or not, until two fit
        (0, 0, 10),
        (Double.infinity, 50, .infinity),
    ])
    func `an answer holds from its widest line to the cheapest extension`(width: Double, low: Double, high: Double) {
        #expect(paragraph.validWidths(ParagraphConstraint(width: width)) == low..<high)
    }

    /// Two lines need 27.5, "aaa bb" | "cccc", and three need 20.
    @Test(arguments: [(40.0, 27.5, 50.0), (27.5, 27.5, 50), (24, 20, 27.5), (60, 50, .infinity)])
    func `the interval of balanced lines is that of their number`(width: Double, low: Double, high: Double) {
        var style = LineStyle()
        style.wrapping = .balanced
        #expect(paragraph.validWidths(ParagraphConstraint(width: width), style) == low..<high)
    }

    @Test func `the interval of a truncated answer is cut down to that of its ellipsis`() {
        // "aaa b…" is 22.5 + 6, "aaa bb…" 27.5 + 6.
        let constraint = ParagraphConstraint(width: 30, maxLines: 1)
        #expect(paragraph.measure(constraint).width == 28.5)
        #expect(paragraph.validWidths(constraint) == 28.5..<33.5)
    }

    /// "aaa bb cccc" with 6 for the ellipsis. Of 30 it leaves 24: "cc" takes 10 of half of that, "aa" 10 of the 14 beside it.
    /// "cc" needs half of 20, so that 26 is the least; a third "a" takes 15 + 10 + 6, a third "c" half of 30 and 6 more.
    @Test(arguments: [
        (30.0, 2..<9, 26.0..<31.0),
        (31, 3..<9, 31..<36),
        // "aaa" and "ccc" take 36; "aaa b" takes 22.5 + 15 + 6, a fourth "c" half of 40 and 6 more.
        (40, 3..<8, 36..<43.5),
    ])
    func `the interval of an answer without its middle is that of both pieces`(
        width: Double,
        omitted: Range<Int>,
        widths: Range<Double>
    ) {
        var style = LineStyle()
        style.truncation = .middle
        let constraint = ParagraphConstraint(width: width, maxLines: 1)
        #expect(paragraph.lines(constraint, style)[0].omittedRange == omitted)
        #expect(paragraph.validWidths(constraint, style) == widths)
    }

    @Test func `counted white space that the proposal cuts off gives each width another measurement`() {
        var style = LineStyle()
        style.countsTrailingSpace = true
        #expect(paragraph.validWidths(ParagraphConstraint(width: 28), style) == 28..<28 + 1.0 / 1024)
        #expect(paragraph.validWidths(ParagraphConstraint(width: 30), style) == 30..<50)
    }

    /// The first line, 10 + 15 wide, is the widest: from there on nothing changes.
    @Test func `an unlimited width holds down to the widest line, beside indents too`() throws {
        var style = LineStyle()
        style.firstLineIndent = 10
        let paragraph = try font.paragraph("aaa\u{2028}bb")
        #expect(paragraph.validWidths(ParagraphConstraint(), style) == 25..<Double.infinity)
        #expect(paragraph.validWidths(ParagraphConstraint(width: 25), style) == 25..<Double.infinity)
    }

    /// "a" and "b" beside a tab stop at 28 take 33, " c" takes 7.5 more.
    @Test func `a line with a tab holds from its width to that of the next word`() throws {
        #expect(try font.paragraph("a\tb c").validWidths(ParagraphConstraint(width: 34)) == 33..<40.5)
    }

    @Test func `a letter wider than the line is the same in narrower ones`() throws {
        #expect(try font.paragraph("ab").validWidths(ParagraphConstraint(width: 3)) == 0..<10)
        // By itself, it fits from its width on.
        #expect(try font.paragraph("a").validWidths(ParagraphConstraint(width: 3)) == 0..<5)
    }

    @Test func `a memo answers as measuring does, whatever it answered before`() {
        var memo = LayoutMemo(paragraph)
        for width in [30.0, 27.5, 49.9, 24, 17, 30] {
            let constraint = ParagraphConstraint(width: width)
            #expect(memo.measure(constraint) == paragraph.measure(constraint))
        }
        #expect(memo.measure(ParagraphConstraint(width: 30, maxLines: 1)).isTruncated)
    }
}

@Suite struct NarrowestWidthTests {
    let font: SquareFont

    init() throws { font = try SquareFont() }

    @Test(arguments: [(1, 50.0), (2, 27.5), (3, 20), (9, 20)])
    func `the narrowest width for so many lines`(lines: Int, width: Double) throws {
        #expect(try font.paragraph("aaa bb cccc").narrowestWidth(forLines: lines) == width)
    }

    @Test func `mandatory breaks alone can be too many lines`() throws {
        let paragraph = try font.paragraph("a\nb")
        #expect(paragraph.narrowestWidth(forLines: 1) == nil)
        #expect(paragraph.narrowestWidth(forLines: 0) == nil)
        #expect(paragraph.narrowestWidth(forLines: 2) == 5)
    }

    @Test func `balanced lines are as many as before and as even as can be`() throws {
        let paragraph = try font.paragraph("aaa bb cccc")
        #expect(paragraph.balancedWidth(fitting: 45) == 27.5)
        #expect(paragraph.balancedWidth(fitting: 60) == 50)
        // Words are cut: nothing is balanced.
        #expect(paragraph.balancedWidth(fitting: 17) == 15)
    }

    @Test func `critical widths are those at which lines change`() throws {
        let widths = try font.paragraph("aaa bb cccc").criticalWidths()
        #expect(widths.map(\.width) == [20, 27.5, 50])
        #expect(widths.map(\.lineCount) == [3, 2, 1])
        #expect(try font.paragraph("").criticalWidths().map(\.lineCount) == [1])
    }

    @Test func `the widest grapheme is the narrowest that any line can be`() throws {
        #expect(try font.paragraph("aaa bb").widestGrapheme() == 5)
    }
}
