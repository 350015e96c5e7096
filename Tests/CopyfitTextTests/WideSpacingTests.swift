import CopyfitFonts
import TestSupport
import Testing

@testable import CopyfitText

/// Spacing wider than letters, back over them, or beside half a grapheme. Letters are 5 points wide, the ellipsis 10.
@Suite struct WideSpacingTests {
    private let plain: TextStyle

    init() throws { plain = TextStyle(font: try MeasuredText.chain(Self.font), size: 10) }

    private static var font: OpenTypeBuilder {
        var font = MeasuredText.plainFont
        font.glyphs.append(.init("\u{301}", advance: 0))
        return font
    }

    private func style(tracking: Double = 0, kerning: Double = 0) -> TextStyle {
        var style = plain
        (style.tracking, style.kerning) = (tracking, kerning)
        return style
    }

    private func prepare(_ parts: (String, TextStyle)...) throws -> PreparedParagraph {
        var text = StyledText("", style: plain)
        for (characters, style) in parts { text.append(characters, style: style) }
        return try ParagraphPreparer().prepare(text)
    }

    /// a and b take 5 - 8 points each, so that "abc" ends 1 point left of where it begins.
    @Test func `a line that ends left of its start is as wide as nothing`() throws {
        let paragraph = try prepare(("ab", style(kerning: -8)), ("cdef", plain))
        let lines = paragraph.lines(fitting: 0)
        #expect(lines.map(\.range) == [0..<3, 3..<4, 4..<5, 5..<6])
        #expect(lines.map(\.width) == [0, 5, 5, 5])
    }

    @Test(arguments: [(0, 20), (20, 0), (20, 20)])
    func `a grapheme in two styles is a line's last grapheme still, which is not tracked`(
        letter: Double,
        mark: Double
    ) throws {
        let paragraph = try prepare(("e", style(tracking: letter)), ("\u{301}", style(tracking: mark)))
        #expect(paragraph.maxContentWidth == 5)
        #expect(paragraph.lines(fitting: .infinity).map(\.width) == [5])
    }

    /// The space behind a grapheme is that of the style it ends in.
    @Test func `a grapheme in two styles is spaced once`() throws {
        let paragraph = try prepare(("e", style(tracking: 7)), ("\u{301}x", style(tracking: 20)))
        #expect(paragraph.maxContentWidth == 5 + 20 + 5)
        let glyphs = paragraph.glyphRuns(of: paragraph.lines(fitting: .infinity)[0]).flatMap(\.glyphs)
        #expect(glyphs.map(\.x) == [0, 5, 25])
    }

    /// Twelve letters reach 60 points, 55 more, each set back by a point, go back to 5, and one letter more ends at 10.
    @Test func `a cut takes the longest stretch that fits, however far a shorter one reached`() throws {
        let there = String(repeating: "a", count: 12)
        let back = String(repeating: "b", count: 55)
        let paragraph = try prepare((there, plain), (back, style(kerning: -6)), ("aaa", plain))
        for width in [12.0, 10] {
            let lines = paragraph.lines(fitting: width)
            #expect(lines.map(\.range) == [0..<68, 68..<70])
            #expect(lines.map(\.width) == [10, 10])
        }
        let mirrored = try prepare(("aaaaa", plain), (back, style(kerning: -6)), (there, plain))
        var head = LineStyle()
        head.truncation = .head
        let line = try #require(mirrored.lines(ParagraphConstraint(width: 22, maxLines: 1), head).first)
        #expect(line.visibleRange == 4..<72)
        #expect(line.width == 10 + 10)
    }

    /// a takes 5 - 97 points before b, so that twenty letters and "ab" are as wide as 13 points: more than 12 hold, which "cc"
    /// needs 10 of, and less than "ccc" does. The ellipsis takes 10 more.
    @Test func `a font whose letters go back tells little of other widths where text is cut off`() throws {
        var font = MeasuredText.plainFont
        font.positionings = [.init(input: [1], lookahead: [[2]], change: -9700)]
        let letters = String(repeating: "c", count: 20)
        let paragraph = try MeasuredText.prepare("\(letters)ab\(letters)", font)
        let narrow = ParagraphConstraint(width: 22, maxLines: 1)
        let wide = ParagraphConstraint(width: 23.5, maxLines: 1)
        #expect(paragraph.lines(narrow).map(\.visibleRange) == [0..<2])
        #expect(paragraph.lines(wide).map(\.visibleRange) == [0..<22])
        #expect(paragraph.measure(wide).width == 23)
        let widths = paragraph.validWidths(narrow)
        #expect(widths.contains(22) && !widths.contains(23.5))
    }

    /// "cdef" is one glyph of 20 points where it is whole, and four of 5 where it is cut. Each letter is 100 points from the
    /// next in the other style.
    @Test(arguments: [(0.0, 25.0), (100.0, 325.0)])
    func `an end that begins inside a ligature is kept where it fits`(kerning: Double, width: Double) throws {
        var font = MeasuredText.plainFont
        font.glyphs.append(.init(nil, advance: 2000))
        font.ligatures = [.init(components: [3, 4, 5, 6], glyph: font.glyphs.count)]
        var style = TextStyle(font: try MeasuredText.chain(font), size: 10)
        style.kerning = kerning
        let paragraph = try prepare(("abcdefgh", style))
        var head = LineStyle()
        head.truncation = .head
        let box = ParagraphConstraint(width: width, maxLines: 1)
        let line = try #require(paragraph.lines(box, head).first)
        #expect(line.visibleRange == 5..<8)
        #expect(line.width == width)
        let narrower = ParagraphConstraint(width: width.nextDown, maxLines: 1)
        #expect(paragraph.lines(narrower, head).map(\.visibleRange) == [6..<8])
    }

    /// f takes 60, c goes back by 15 to -12, so that "fbc" takes 51 where "fb" takes 63.
    @Test func `a cut takes a letter that goes back over a wide one`() throws {
        var font = MeasuredText.plainFont
        for (letter, advance) in [(2, 300), (3, 300), (5, 700), (6, 6000)] { font.glyphs[letter - 1].advance = advance }
        font.positionings = [.init(input: [3], change: -1500)]
        let paragraph = try MeasuredText.prepare("fbce", font)
        for width in [53.92, 51] {
            let lines = paragraph.lines(fitting: width)
            #expect(lines.map(\.range) == [0..<3, 3..<4])
            #expect(lines.map(\.width) == [51, 7])
        }
    }

    /// "ab" is one glyph of 30 points; behind a cut inside it, ten letters that go back 7 points each make room for all.
    @Test func `behind a cut a line ends where letters that go back fit again`() throws {
        var font = MeasuredText.plainFont
        font.glyphs.append(.init(nil, advance: 3000))
        font.ligatures = [.init(components: [1, 2], glyph: font.glyphs.count)]
        let ligating = TextStyle(font: try MeasuredText.chain(font), size: 10)
        var narrowed = ligating
        narrowed.kerning = -12
        let paragraph = try prepare(("abcccccccccc ", ligating), ("dddddddddd", narrowed))
        #expect(paragraph.lines(fitting: 5).map(\.range) == [0..<1, 1..<23])
    }

    /// The ellipsis leaves 40 of 50 points: room for e, f and the 30 points between them.
    @Test func `as much of a widely tracked end is kept as fits behind the ellipsis`() throws {
        let paragraph = try prepare(("abcdef", style(tracking: 30)))
        var head = LineStyle()
        head.truncation = .head
        let constraint = ParagraphConstraint(width: 50, maxLines: 1)
        let line = try #require(paragraph.lines(constraint, head).first)
        #expect(line.visibleRange == 4..<6)
        #expect(line.width == 10 + 5 + 30 + 5)
        let widths = paragraph.validWidths(constraint, head)
        #expect(paragraph.measure(ParagraphConstraint(width: widths.lowerBound, maxLines: 1), head).width == 50)
    }

    /// The letters and the 12 points between them take 124, without one gap and with the ellipsis 122.
    @Test func `what is cut off in the middle of widely tracked text is a letter at least`() throws {
        let paragraph = try prepare(("abcdefgh", style(tracking: 12)))
        var middle = LineStyle()
        middle.truncation = .middle
        let line = try #require(paragraph.lines(ParagraphConstraint(width: 123, maxLines: 1), middle).first)
        #expect(line.visibleRange == 0..<8)
        #expect(line.omittedRange == 3..<4)
        #expect(line.width == (15 + 24) + 10 + (20 + 36))
    }

    /// b and c take 5 - 12 points each. Before the ellipsis there is room for nothing at all; "bc" goes back over it by 14.
    @Test func `a line shortened in its middle fits, though its ellipsis alone does not`() throws {
        let paragraph = try prepare(("aaaaaaaa", plain), ("bc", style(kerning: -12)))
        var middle = LineStyle()
        middle.truncation = .middle
        let line = try #require(paragraph.lines(ParagraphConstraint(width: 0, maxLines: 1), middle).first)
        #expect(line.visibleRange == 8..<10)
        #expect(line.width == 0)
    }
}
