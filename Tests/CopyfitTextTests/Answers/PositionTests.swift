import CopyfitFonts
import CopyfitUnicode
import TestSupport
import Testing

@testable import CopyfitText

/// At 10 points a letter of the square font is 5 points wide, a space 2.5. Hebrew is set in a font of its own.
@Suite struct PositionTests {
    let font: SquareFont

    init() throws { font = try SquareFont() }

    @Test func `carets stand between letters`() throws {
        let paragraph = try font.paragraph("aaa bb")
        let lines = paragraph.lines(ParagraphConstraint())
        let xs = (0...6).map { paragraph.caret(at: $0, in: lines).x }
        #expect(xs == [0, 5, 10, 15, 17.5, 22.5, 27.5])
        let caret = paragraph.caret(at: 2, in: lines)
        #expect((caret.top, caret.bottom, caret.secondaryX) == (0, 10, nil))
    }

    @Test func `an offset where a line is wrapped belongs to the next line`() throws {
        let paragraph = try font.paragraph("aaa bb")
        let lines = paragraph.lines(ParagraphConstraint(width: 20))
        #expect(paragraph.caret(at: 4, in: lines).x == 0)
        #expect(paragraph.caret(at: 4, in: lines).top == 10)
        #expect(paragraph.caret(at: 3, in: lines).x == 15)
    }

    @Test func `a caret in white space that hangs stands at the line's end`() throws {
        let paragraph = try font.paragraph("aaa   bb")
        let lines = paragraph.lines(ParagraphConstraint(width: 20))
        #expect(paragraph.caret(at: 5, in: lines).x == 15)
        #expect(paragraph.caret(at: 5, in: lines).offset == 5)
    }

    @Test func `an empty line has one caret`() throws {
        let paragraph = try font.paragraph("a\n")
        let lines = paragraph.lines(ParagraphConstraint())
        let caret = paragraph.caret(at: 2, in: lines)
        #expect((caret.x, caret.top) == (0, 10))
    }

    @Test func `alignment moves carets, hits and selections with the line`() throws {
        var style = LineStyle()
        style.alignment = .trailing
        let paragraph = try font.paragraph("aaa bb")
        let lines = paragraph.lines(ParagraphConstraint(width: 20), style)
        #expect(paragraph.caret(at: 5, in: lines).x == 10)
        #expect(paragraph.hitTest(x: 9, y: 15, in: lines).offset == 5)
        #expect(paragraph.selectionRectangles(5..<6, in: lines).map(\.x) == [10])
    }

    @Test(
        arguments: [
            (1.0, 5.0, 0, 0..<1), (3, 5, 1, 0..<1), (16, 5, 3, 3..<4), (17, 5, 4, 3..<4), (-3, 5, 0, nil),
            (99, -4, 6, nil),
        ] as [(Double, Double, Int, Range<Int>?)]
    )
    func `a hit is the nearer edge of the letter there`(x: Double, y: Double, offset: Int, grapheme: Range<Int>?) throws
    {
        let paragraph = try font.paragraph("aaa bb")
        let hit = paragraph.hitTest(x: x, y: y, in: paragraph.lines(ParagraphConstraint()))
        #expect(hit == TextHit(offset: offset, grapheme: grapheme, line: 0))
    }

    @Test func `the height decides the line that is hit`() throws {
        let paragraph = try font.paragraph("aaa bb")
        let lines = paragraph.lines(ParagraphConstraint(width: 20))
        #expect([-5.0, 9.9, 10, 99].map { paragraph.hitTest(x: 0, y: $0, in: lines).line } == [0, 0, 1, 1])
    }

    /// The second line's top is at 30: the space from 10 on is divided at 20.
    @Test func `between lines set apart the nearer one is hit`() throws {
        var style = LineStyle()
        style.lineSpacing = 20
        let paragraph = try font.paragraph("aaa bb")
        let lines = paragraph.lines(ParagraphConstraint(width: 20), style)
        #expect([9.0, 11, 19.9, 20.1, 31].map { paragraph.hitTest(x: 0, y: $0, in: lines).line } == [0, 0, 0, 1, 1])
    }

    @Test func `a selection is one rectangle a line`() throws {
        let paragraph = try font.paragraph("aaa bb")
        let found = paragraph.selectionRectangles(1..<5, in: paragraph.lines(ParagraphConstraint(width: 20)))
        #expect(found.map(\.x) == [5, 0])
        #expect(found.map(\.width) == [10, 5])
        #expect(found.map(\.y) == [0, 10])
        #expect(found.map(\.height) == [10, 10])
    }

    @Test func `the ellipsis stands for what is omitted`() throws {
        var style = LineStyle()
        style.truncation = .middle
        let paragraph = try font.paragraph("abcdefgh")
        let lines = paragraph.lines(ParagraphConstraint(width: 26, maxLines: 1), style)
        // "ab…gh": the ellipsis from 10 to 16.
        #expect(paragraph.caret(at: 4, in: lines).x == 10)
        #expect(paragraph.caret(at: 6, in: lines).x == 16)
        #expect(paragraph.hitTest(x: 15, y: 0, in: lines) == TextHit(offset: 2, grapheme: 2..<6, line: 0))
        #expect(paragraph.selectionRectangles(0..<8, in: lines).map(\.width) == [26])
    }

    // MARK: Ligatures and marks

    /// Two letters, 500 and 300 units wide, and their ligature of 600 units with its carets.
    private func ligated(_ text: String, _ first: Character, _ second: Character, carets: [Int]) throws
        -> PreparedParagraph
    {
        var builder = OpenTypeBuilder(glyphs: [
            .init(first, advance: 500), .init(second, advance: 300), .init(nil, advance: 600),
        ])
        builder.ligatures = [.init(components: [1, 2], glyph: 3)]
        if !carets.isEmpty { builder.ligatureCarets = [3: carets] }
        let chain = try TestFonts.chain([builder])
        return try font.preparer.prepare(StyledText(text, style: TextStyle(font: chain, size: 10)))
    }

    @Test(
        "Carets divide a ligature where the font says, else in equal parts",
        arguments: [
            ([], 3.0), ([200], 2), ([450], 4.5),
            // More or fewer carets than letters need, and one beside the glyph.
            ([200, 400], 3), ([0], 3), ([600], 3), ([-100], 3),
        ] as [([Int], Double)]
    )
    func ligatures(carets: [Int], inside: Double) throws {
        let paragraph = try ligated("fif", "f", "i", carets: carets)
        let lines = paragraph.lines(ParagraphConstraint())
        #expect(lines[0].width == 11)
        #expect((0...3).map { paragraph.caret(at: $0, in: lines).x } == [0, inside, 6, 11])
        #expect(paragraph.selectionRectangles(1..<2, in: lines).map(\.width) == [6 - inside])
        #expect(paragraph.hitTest(x: inside + 0.1, y: 1, in: lines).grapheme == 1..<2)
    }

    /// From right to left the first letter is the right part: "אב" from 11 to 5, its caret at 5 + 2, then "א" from 5 to 0.
    @Test func `a caret inside a ligature from right to left`() throws {
        let paragraph = try ligated("אבא", "א", "ב", carets: [200])
        let lines = paragraph.lines(ParagraphConstraint())
        #expect([0, 2, 4, 6].map { paragraph.caret(at: $0, in: lines).x } == [11, 7, 5, 0])
    }

    /// `GDEF` read with fontTools, at one point a unit: `f_f_i` is 946 wide with carets at 315 and 631 in Noto Sans, 891
    /// with 237 and 544 in Noto Serif Italic. In Noto Sans Arabic, `uniFEFC` of "لا" behind "س" is 599 wide, its caret at 300.
    @Test(
        arguments: [
            ("Noto Sans", "ffi", [0, 315, 631, 946]),
            ("Noto Serif Italic", "ffi", [0, 237, 544, 891]),
        ] as [(String, String, [Double])]
    )
    func `carets of bundled fonts`(name: String, text: String, xs: [Double]) throws {
        let style = TextStyle(font: try FontCatalogue().chain(named: name), size: 1000)
        let paragraph = try font.preparer.prepare(StyledText(text, style: style))
        let lines = paragraph.lines(ParagraphConstraint())
        #expect(xs.indices.map { paragraph.caret(at: $0, in: lines).x } == xs)
    }

    @Test func `carets of an Arabic ligature`() throws {
        let style = TextStyle(font: try FontCatalogue().chain(named: "Noto Sans Arabic"), size: 1000)
        let paragraph = try font.preparer.prepare(StyledText("سلا", style: style))
        let lines = paragraph.lines(ParagraphConstraint())
        #expect([2, 4, 6].map { paragraph.caret(at: $0, in: lines).x } == [599, 300, 0])
    }

    @Test func `a caret never stands inside a grapheme`() throws {
        let style = TextStyle(font: try FontCatalogue().chain(named: "Noto Sans"), size: 16)
        // q with two marks, which no glyph composes: bytes 1..<6.
        let paragraph = try font.preparer.prepare(StyledText("aq\u{301}\u{323}b", style: style))
        let lines = paragraph.lines(ParagraphConstraint())
        let carets = (0...7).map { paragraph.caret(at: $0, in: lines) }
        #expect(carets.map(\.offset) == [0, 1, 1, 1, 1, 1, 6, 7])
        let q = try font.preparer.prepare(StyledText("q", style: style)).maxContentWidth
        #expect(carets[6].x - carets[1].x == q)
        #expect(paragraph.selectionRectangles(3..<4, in: lines).map(\.width) == [q])
    }

    @Test func `a caret never stands inside a grapheme of two styles`() throws {
        var text = font.text("a")
        text.append("\u{301}b", style: TextStyle(font: font.style.font, size: 20))
        let paragraph = try font.preparer.prepare(text)
        let lines = paragraph.lines(ParagraphConstraint())
        #expect((0...4).map { paragraph.caret(at: $0, in: lines).offset } == [0, 0, 0, 3, 4])
    }

    @Test(arguments: [
        // CR and LF; an em space that hangs; a soft hyphen that is shown
        ("ab\r\ncd", 3, 2), ("aa\u{2003}bb", 4, 2), ("aa\u{AD}bbb", 3, 2),
    ])
    func `a caret never stands inside what is not seen`(text: String, offset: Int, start: Int) throws {
        let paragraph = try font.paragraph(text)
        let caret = paragraph.caret(at: offset, in: paragraph.lines(ParagraphConstraint(width: 20)))
        #expect((caret.offset, caret.x, caret.secondaryX, caret.top) == (start, 10, nil, 0))
    }

    // MARK: Directions

    private func mixed(
        _ text: String,
        _ direction: BaseDirection,
        width: Double = .infinity
    ) throws -> (PreparedParagraph, [ParagraphLine]) {
        var builder = OpenTypeBuilder(glyphs: [.init("a", advance: 500), .init("b", advance: 500)])
        builder.glyphs += "אבגހށނ".map { OpenTypeBuilder.Glyph($0, advance: 700) }
        builder.glyphs.append(.init("-", advance: 300))
        let chain = try TestFonts.chain([builder])
        let style = TextStyle(font: chain, size: 10)
        let paragraph = try font.preparer.prepare(StyledText(text, style: style, direction: direction))
        return (paragraph, paragraph.lines(ParagraphConstraint(width: width)))
    }

    @Test func `where directions meet there are two carets`() throws {
        // Left to right: a 0–5, then from the right ג 5–12, ב 12–19, א 19–26, then b 26–31.
        let (paragraph, lines) = try mixed("aאבגb", .leftToRight)
        let carets = [0, 1, 3, 5, 7, 8].map { paragraph.caret(at: $0, in: lines) }
        #expect(carets.map(\.x) == [0, 5, 19, 12, 26, 31])
        #expect(carets.map(\.secondaryX) == [nil, 26, nil, nil, 5, nil])
    }

    @Test func `right to left text has its first caret on the right`() throws {
        // Right to left: א 12–19 on the right of ב 5–12, then "a" 0–5.
        let (paragraph, lines) = try mixed("אבa", .rightToLeft)
        let carets = [0, 2, 4, 5].map { paragraph.caret(at: $0, in: lines) }
        #expect(carets.map(\.x) == [19, 12, 5, 0])
        #expect(carets.map(\.secondaryX) == [nil, nil, 0, 5])
    }

    @Test func `a line that begins with the other direction has two carets at its start`() throws {
        let (paragraph, lines) = try mixed("אב", .leftToRight)
        let carets = [0, 2, 4].map { paragraph.caret(at: $0, in: lines) }
        #expect(carets.map(\.x) == [0, 7, 14])
        #expect(carets.map(\.secondaryX) == [14, nil, 0])
    }

    /// א and ב take 14 points, the tab leads to 28, ג ends at 35: all from the right.
    @Test func `tabs lead leftwards in a line from right to left`() throws {
        let (paragraph, lines) = try mixed("אב\tג", .rightToLeft)
        #expect(lines.map(\.width) == [35])
        #expect(paragraph.glyphRuns(of: lines[0]).flatMap(\.glyphs).map(\.x) == [0, 21, 28])
        #expect([0, 2, 4, 5, 7].map { paragraph.caret(at: $0, in: lines).x } == [35, 28, 21, 7, 0])
        #expect(paragraph.selectionRectangles(4..<5, in: lines).map(\.width) == [14])
    }

    /// The tab has the line's level (UAX #9 rule L1): what runs right to left does so on each side of it.
    @Test func `a tab parts stretches from right to left in a line from left to right`() throws {
        let (paragraph, lines) = try mixed("אב\tג", .leftToRight)
        #expect(paragraph.glyphRuns(of: lines[0]).map(\.range) == [0..<4, 5..<7])
        #expect(paragraph.glyphRuns(of: lines[0]).flatMap(\.glyphs).map(\.x) == [0, 7, 28])
        #expect(lines.map(\.width) == [35])
    }

    /// "ހށ-" in Thaana, from right to left: the hyphen 0–3, ށ 3–10, ހ 10–17.
    @Test func `there is one caret before a hyphen from right to left`() throws {
        let (paragraph, lines) = try mixed("ހށ\u{AD}ނނ", .rightToLeft, width: 20)
        #expect(lines.map(\.width) == [17, 14])
        let carets = [0, 2, 4].map { paragraph.caret(at: $0, in: lines) }
        #expect(carets.map(\.x) == [17, 10, 3])
        #expect(carets.map(\.secondaryX) == [nil, nil, nil])
    }

    @Test func `hits and selections follow what is seen`() throws {
        let (paragraph, lines) = try mixed("aאבגb", .leftToRight)
        #expect(paragraph.hitTest(x: 6, y: 0, in: lines) == TextHit(offset: 7, grapheme: 5..<7, line: 0))
        #expect(paragraph.hitTest(x: 25, y: 0, in: lines) == TextHit(offset: 1, grapheme: 1..<3, line: 0))
        // a and א: two stretches.
        let found = paragraph.selectionRectangles(0..<3, in: lines)
        #expect(found.map(\.x) == [0, 19])
        #expect(found.map(\.width) == [5, 7])
    }
}
