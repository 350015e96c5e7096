import CopyfitFonts
import CopyfitText
import CopyfitUnicode
import TestSupport
import Testing

@Suite("Hostile input")
struct HostileInputTests {
    @Test("An empty text is one empty line with the font's height") func empty() throws {
        let measured = try MeasuredText.prepare("").measure(ParagraphConstraint(width: 0))
        #expect((measured.width, measured.height, measured.lineCount, measured.fits) == (0, 10, 1, true))
        #expect(try MeasuredText.prepare("").lines(fitting: 100).map(\.range) == [0..<0])
    }

    @Test("Spaces alone hang on one line, whatever the width") func spaces() throws {
        let paragraph = try MeasuredText.prepare(String(repeating: " ", count: 5_000))
        for width in [0, 1, 100, Double.infinity] {
            let measured = paragraph.measure(ParagraphConstraint(width: width))
            #expect((measured.width, measured.lineCount, measured.fits) == (0, 1, true))
        }
    }

    @Test("Each newline opens a line") func newlines() throws {
        let paragraph = try MeasuredText.prepare(String(repeating: "\n", count: 2_000))
        #expect(paragraph.measure(ParagraphConstraint(width: 0)).lineCount == 2_001)
        #expect(paragraph.measure(ParagraphConstraint(width: 0)).height == 20_010)
    }

    /// hb-shape 6.0.0 makes 2,000 glyphs of one letter, and 20 of twenty, which are too many.
    @Test("A font that multiplies glyphs is refused where HarfBuzz gives up, each time") func multiplying() throws {
        var font = OpenTypeBuilder(glyphs: [.init("a", advance: 500), .init(" ", advance: 250)])
        font.multiplications = [.init(glyph: 1, count: 2_000)]
        let style = TextStyle(font: try MeasuredText.chain(font), size: 10)
        let preparer = ParagraphPreparer()
        let word = String(repeating: "a", count: 20)
        for _ in 0..<2 {
            #expect(try preparer.prepare(StyledText("a", style: style)).maxContentWidth == 10_000)
            for text in [word, "\(word) a", String(repeating: "\(word) ", count: 300)] {
                #expect(throws: TextError.tooManyGlyphs(font: style.font.primary.fullName)) {
                    try preparer.prepare(StyledText(text, style: style))
                }
            }
        }
    }

    @Test("NUL is a character that no face has") func nul() throws {
        let paragraph = try MeasuredText.prepare("a\0b")
        #expect(paragraph.missing.map(\.range) == [1..<2])
        #expect(paragraph.lines(fitting: 0).map(\.range.upperBound).last == 3)
    }

    @Test("A grapheme is never cut, however long") func graphemes() throws {
        let marks = "a" + String(repeating: "\u{301}", count: 200)
        #expect(try MeasuredText.prepareInter(marks).lines(fitting: 0).count == 1)
        let families = String(repeating: "👩‍👩‍👧‍👦", count: 50)
        #expect(try MeasuredText.prepareInter(families).lines(fitting: 0).count == 50)
    }

    @Test("A negative width is 0, and NaN is no limit") func widths() throws {
        let paragraph = try MeasuredText.prepare("aa bb\ncc")
        let zero = paragraph.lines(fitting: 0)
        #expect(zero.count == 6)
        for width in [-1, -Double.infinity, -0.0, 0.0009] { #expect(paragraph.lines(fitting: width) == zero) }
        let natural = paragraph.lines(fitting: .infinity)
        #expect(natural.count == 2)
        for width in [Double.nan, 1e300, 25] { #expect(paragraph.lines(fitting: width) == natural) }
    }

    @Test(
        "White space before a break is part of its line under a browser's rules",
        arguments: ["\u{B}", "\u{C}", "\r", "\u{85}", "\u{2028}", "\u{2029}"]
    )
    func breaks(ending: String) throws {
        let chain = try MeasuredText.chain(MeasuredText.plainFont)
        var text = StyledText("a ", style: TextStyle(font: chain, size: 10))
        text.append(ending, style: TextStyle(font: chain, size: 20))
        text.breakRules.profile = .web
        let preparer = ParagraphPreparer()
        let lines = try preparer.prepare(text).lines(fitting: .infinity)
        #expect(lines.map(\.range) == [0..<text.text.utf8.count, text.text.utf8.count..<text.text.utf8.count])
        #expect(lines.map { $0.ascent + $0.descent } == [10, 20])
        text.append("a", style: TextStyle(font: chain, size: 40))
        #expect(try preparer.prepare(text).lines(fitting: .infinity).map { $0.ascent + $0.descent } == [10, 40])
    }

    @Test("Sizes that cannot be set are refused", arguments: [0, -1, .nan, .infinity, -.infinity, 10_000.1])
    func sizes(size: Double) throws {
        let error = #expect(throws: TextError.self) { try MeasuredText.prepare("a", size: size) }
        #expect(error?.code == "invalid-size")
    }

    @Test("Sizes at the edges are set", arguments: [10_000, 1, 0.01])
    func edges(size: Double) throws {
        #expect(try MeasuredText.prepare("ab", size: size).maxContentWidth > 0)
    }
}
