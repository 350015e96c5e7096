import CopyfitFonts
import CopyfitText
import CopyfitUnicode
import TestSupport
import Testing

@Suite("Ends of lines")
struct LineEndTests {
    /// In the text the first two f are one glyph with the space between them; a line that begins at the second makes one of
    /// it and the third, 640 units of 1000 wide, b is 563 and f 311. At 10 points a unit is 1.024 / 100.
    @Test("A line that begins inside a cluster is as wide as the clusters it forms")
    func beginningInsideACluster() throws {
        let style = TextStyle(font: try TestFonts.chain([.ligaturesOverSpaces]), size: 10)
        let paragraph = try ParagraphPreparer().prepare(StyledText("bf f f.", style: style))
        let lines = paragraph.lines(fitting: 9)
        #expect(lines.map(\.range) == [0..<3, 3..<7])
        #expect(lines.map { ($0.width * 1024).rounded() } == [5765 + 3185, 6554 + 2570])
        let sums = lines.map { paragraph.glyphRuns(of: $0).flatMap(\.glyphs).reduce(0) { $0 + $1.advance } }
        #expect(sums == lines.map(\.width))
    }

    /// "e" and a space are one glyph of 9 points where the line goes on behind them; where it ends before the space, "face" is one
    /// of 3. Other letters take 5, spaces 2.5.
    @Test("A line that ends inside a cluster is as wide as the clusters it forms")
    func endingInsideACluster() throws {
        var font = MeasuredText.plainFont
        let (short, long) = (font.glyphs.count + 1, font.glyphs.count + 2)
        font.glyphs += [.init(nil, advance: 900), .init(nil, advance: 300)]
        font.ligatures = [
            .init(components: [5, 28], glyph: short), .init(components: [6, 1, 3, 5], glyph: long),
        ]
        let paragraph = try MeasuredText.prepare("gg face bgg gg", font)
        let lines = paragraph.lines(fitting: 20)
        #expect(lines.map(\.range) == [0..<8, 8..<12, 12..<14])
        #expect(lines.map(\.width) == [10 + 2.5 + 3, 15, 10])
        let sums = lines.map { paragraph.glyphRuns(of: $0).flatMap(\.glyphs).reduce(0) { $0 + $1.advance } }
        #expect(sums == lines.map(\.width))
    }

    @Test(
        "A mandatory break ends a line, a final one opens an empty line",
        arguments: [
            "\n", "\r", "\r\n", "\u{85}", "\u{B}", "\u{C}", "\u{2028}", "\u{2029}",
        ]
    )
    func mandatory(character: String) throws {
        let length = character.utf8.count
        let lines = try MeasuredText.prepare("ab\(character)cd").lines(fitting: .infinity)
        #expect(lines.map(\.range) == [0..<2 + length, 2 + length..<4 + length])
        #expect(lines.map(\.visibleRange) == [0..<2, 2 + length..<4 + length])
        #expect(lines.map(\.endsWithHardBreak) == [true, false])
        let final = try MeasuredText.prepare("ab\(character)").lines(fitting: 0.1)
        #expect(final.map(\.range) == [0..<1, 1..<2 + length, 2 + length..<2 + length])
        let alone = try MeasuredText.prepare(character).lines(fitting: .infinity)
        #expect(alone.map(\.range) == [0..<length, length..<length])
    }

    @Test("LF and CR are two breaks, CR and LF one, across styles too") func pairs() throws {
        #expect(try MeasuredText.prepare("a\n\rb").lines(fitting: .infinity).count == 3)
        #expect(try MeasuredText.prepare("a\r\n\r\nb").lines(fitting: .infinity).count == 3)
        let chain = try MeasuredText.chain(MeasuredText.plainFont)
        var text = StyledText("a\r", style: TextStyle(font: chain, size: 10))
        text.append("\nb", style: TextStyle(font: chain, size: 20))
        #expect(try ParagraphPreparer().prepare(text).lines(fitting: .infinity).count == 2)
    }

    @Test("Words that a dictionary finds before a mandatory break stay on its line") func dictionary() throws {
        #expect(try MeasuredText.prepareInter("สวัสดีชาวโลก\nสวัสดีชาวโลก").lines(fitting: .infinity).count == 2)
    }

    @Test(
        "White space hangs at a line's end",
        arguments: [" ", "    ", "\t", "\u{1680}", "\u{2003}", "\u{205F}", "\u{3000}"]
    )
    func hanging(space: String) throws {
        let paragraph = try MeasuredText.prepare("aa\(space)bb")
        let lines = paragraph.lines(fitting: 10)
        #expect(paragraph.seen(fitting: 10) == ["aa", "bb"])
        #expect(lines.map(\.width) == [10, 10])
        #expect(lines.map(\.endsInsideWord) == [false, false])
        #expect(try MeasuredText.prepare("aa\(space)").maxContentWidth == 10)
    }

    /// `hb-shape` in Inter Bold, whose em is 2816 units, 2.75 × 1024: "e" 1683, "," 853, and 757 before a space.
    @Test(
        "A browser's line is kerned with the white space that hangs",
        arguments: [(BreakProfile.standard, 853), (.web, 757)]
    )
    func kerned(profile: BreakProfile, comma: Double) throws {
        let chain = try FontCatalogue().chain(named: "Inter Bold")
        var text = StyledText("e, e", style: TextStyle(font: chain, size: 2.75))
        text.breakRules = BreakRules(profile: profile)
        let paragraph = try ParagraphPreparer().prepare(text)
        let line = paragraph.lines(fitting: 3)[0]
        #expect(line.visibleRange == 0..<2)
        #expect(line.width * 1024 == 1683 + comma)
        #expect(paragraph.glyphRuns(of: line)[0].glyphs.map { $0.advance * 1024 } == [1683, comma])
        #expect(paragraph.measure(ParagraphConstraint(width: 3)).width == line.width)
    }

    @Test("No-break spaces hold words together", arguments: ["\u{A0}", "\u{202F}", "\u{2007}"])
    func glue(space: String) throws {
        let lines = try MeasuredText.prepare("aa\(space)bb").lines(fitting: 10)
        #expect(lines[0].endsInsideWord)
        #expect(lines[0].visibleRange == 0..<2)
    }

    @Test("Leading white space is kept and counts") func leading() throws {
        let lines = try MeasuredText.prepare("  aa b").lines(fitting: 15)
        #expect(lines.map(\.visibleRange) == [0..<4, 5..<6])
        #expect(lines.map(\.width) == [15, 5])
    }

    @Test("An over-long word moves to a new line first, then is cut at graphemes") func overlong() throws {
        let paragraph = try MeasuredText.prepare("aa bbbbbb cc")
        #expect(paragraph.seen(fitting: 22.5) == ["aa", "bbbb", "bb cc"])
        #expect(paragraph.lines(fitting: 22.5).map(\.endsInsideWord) == [false, true, false])
        #expect(paragraph.seen(fitting: 0) == ["a", "a", "b", "b", "b", "b", "b", "b", "c", "c"])
        #expect(paragraph.minContentWidth == 30)
        #expect(paragraph.maxContentWidth == 55)
    }
}
