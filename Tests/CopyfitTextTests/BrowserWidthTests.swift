import CopyfitFonts
import CopyfitText
import CopyfitUnicode
import TestSupport
import Testing

/// Widths as a browser has them: what `measureText` answers in Chrome 156 with `textRendering` geometricPrecision, × 65536.
@Suite("Widths under the web profile")
struct BrowserWidthTests {
    private static let cuttingWords: BreakRules = {
        var rules = BreakRules(profile: .web)
        rules.overflowWrap = .breakWord
        return rules
    }()

    private func paragraph(_ text: String, _ font: String, _ size: Double) throws -> PreparedParagraph {
        let chain = try FontCatalogue().chain(named: font)
        var text = StyledText(text, style: TextStyle(font: chain, size: size))
        text.breakRules = Self.cuttingWords
        return try ParagraphPreparer().prepare(text)
    }

    @Test(
        "Widths under the web profile are Chrome's, whose sizes are cut to 1/64 pixel",
        arguments: [
            ("Inter", 14.4, "e", 549_246),
            ("Inter", 16, "nnnn", 2_454_592),
            ("Inter", 16.7, "eeeeeeeeee", 6_369_090),
            ("Noto Sans Mono", 14, "aaaaaaaaaa", 5_505_000),
            ("Noto Sans Mono", 14.4, "aaaa", 2_263_464),
            ("Noto Sans", 13.3, "nnnn", 2_154_156),
            ("Noto Sans", 17.3, "nn", 1_399_828),
            ("Noto Serif", 17.5, "nnnnnnnnnn", 7_397_340),
        ]
    )
    func advances(font: String, size: Double, text: String, units: Double) throws {
        let found = try paragraph(text, font, size).maxContentWidth * 65536
        // HarfBuzz rounds each advance to nearest, Chrome cuts it.
        #expect(abs(found - units) <= Double(text.utf8.count))
    }

    /// Chrome 156 at 16 px: where lines start, in UTF-8 bytes, and their widths in px.
    @Test(
        "A line may begin with a mark that follows a space",
        arguments: [
            ("a \u{301}b", "Inter", 30.0, [0], [23.46875]), ("a \u{301}b", "Inter", 20, [0, 2], [9.03125, 9.9375]),
            ("aaa \u{301}bbb", "Inter", 60, [0, 4], [27.078125, 29.796875]),
            ("aaa \u{301}bbb", "Inter", 20, [0, 2, 4, 8], [18.046875, 9.03125, 19.875, 9.9375]),
            ("aaa  \u{301}bbb", "Inter", 30, [0, 5], [27.078125, 29.796875]),
            ("aaa  \u{301}bbb", "Inter", 10, [0, 1, 2, 5, 8, 9], [9.03125, 9.03125, 9.03125, 9.9375, 9.9375, 9.9375]),
            ("aaa \u{301}\u{301} bbb", "Inter", 60, [0, 9], [31.578125, 29.796875]),
            ("aaa \u{301}\u{301} bbb", "Inter", 30, [0, 4, 9], [27.078125, 0, 29.796875]),
            ("aaa \u{301}bbb", "Noto Serif", 400, [0], [60.65625]),
            ("aaa \u{301}bbb", "Noto Serif", 40, [0, 4], [27.03125, 29.484375]),
            ("aaa \u{301}\u{301} bbb", "Noto Serif", 20, [0, 2, 9, 11], [18.03125, 13.171875, 19.65625, 9.828125]),
        ] as [(String, String, Double, [Int], [Double])]
    )
    func marksAfterSpaces(text: String, font: String, width: Double, starts: [Int], widths: [Double]) throws {
        var styled = StyledText(text, style: TextStyle(font: try FontCatalogue().chain(named: font), size: 16))
        styled.breakRules = Self.cuttingWords
        let paragraph = try ParagraphPreparer().prepare(styled, retainsGlyphs: true)
        let lines = paragraph.lines(fitting: width)
        #expect(lines.map(\.range.lowerBound) == starts)
        #expect(lines.map { ($0.width * 64).rounded(.up) / 64 } == widths)
        // What preparation did not keep is found again alike.
        let again = try ParagraphPreparer().prepare(styled, retainsGlyphs: false)
        #expect(again.lines(fitting: width) == lines)
        #expect(lines.allSatisfy { paragraph.glyphRuns(of: $0) == again.glyphRuns(of: $0) })
    }

    /// hb-shape 6.0.0 --font-size=10240000: 9716363 a letter, which is 1/1024 pt each; 1/65536 pt would pass 32 bits.
    @Test("Widths under the web profile are the standard profile's at sizes above 1,024 points")
    func largeSize() throws {
        #expect(try paragraph("WWWW", "Inter", 10_000).maxContentWidth == 4 * 9_716_363 / 1024)
    }

    /// A letter of half an em and one of 31 ems: 31 × 1024 × 65536 units are what 32 bits still hold.
    @Test(
        "Widths under the web profile are whole in ems of few units and of many",
        arguments: [16, 16384],
        [16.0, 1024]
    )
    func unitsPerEm(em: Int, size: Double) throws {
        var font = OpenTypeBuilder(glyphs: [.init("a", advance: em / 2)])
        if em == 16 { font.glyphs.append(.init("b", advance: 31 * em)) }
        font.unitsPerEm = em
        let style = TextStyle(font: try TestFonts.chain([font]), size: size)
        func width(_ text: String) throws -> Double {
            var text = StyledText(text, style: style)
            text.breakRules = Self.cuttingWords
            return try ParagraphPreparer().prepare(text).maxContentWidth
        }
        #expect(try width("aaa") == 1.5 * size)
        if em == 16 { #expect(try width("ba") == 31.5 * size) }
    }

    /// Forty letters of 600/1000 em at 14 px are 335.9985 px in Chrome, 65 of them 545.9976 px: each fits the next multiple of
    /// 1/64 px, and 1/64 px less.
    @Test(
        "Widths under the web profile are compared in 1/64 pixel, with 1/64 to spare",
        arguments: [(40, 336.0), (65, 546)]
    )
    func limit(count: Int, width: Double) throws {
        let paragraph = try paragraph(String(repeating: "a", count: count) + " b", "Noto Sans Mono", 14)
        for offered in [width, width - 1.0 / 64, width - 0.001] {
            #expect(paragraph.lines(fitting: offered)[0].visibleRange == 0..<count, "\(offered)")
        }
        #expect(paragraph.lines(fitting: width - 2.0 / 64)[0].visibleRange == 0..<count - 1)
        #expect(paragraph.lines(fitting: width - 0.016)[0].visibleRange == 0..<count - 1)
    }

    @Test("Widths under the web profile of a line that changes direction are the boxes' in 1/64 pixel")
    func boxes() throws {
        let hebrew = try paragraph("אב", "Noto Sans Hebrew", 14.4).maxContentWidth
        let digits = try paragraph("17", "Noto Sans Hebrew", 14.4).maxContentWidth
        let both = try paragraph("17אב", "Noto Sans Hebrew", 14.4)
        let boxes = (hebrew * 64).rounded(.up) + (digits * 64).rounded(.up)
        #expect(hebrew * 64 + digits * 64 < boxes)
        #expect(both.maxContentWidth * 64 == boxes)
        #expect(both.lines(fitting: .infinity).map(\.width) == [both.maxContentWidth])
        #expect(both.lines(fitting: both.maxContentWidth - 1.0 / 64).count == 1)
        #expect(both.lines(fitting: both.maxContentWidth - 2.0 / 64).count == 2)
    }

    /// The space behind the digits is a box, but it hangs: the digits stand alone.
    @Test("Widths under the web profile of the widest piece count no box of white space")
    func minContent() throws {
        let digits = try paragraph("17", "Noto Sans Hebrew", 14.4).maxContentWidth
        #expect(try paragraph("\u{200F} 17 ", "Noto Sans Hebrew", 14.4).minContentWidth == digits)
    }

    /// Six letters with 2 points between: two of them need 2 points and not 4 to stand on a line.
    @Test("Widths under the web profile of a cut word hold what they are reported to take, when letters are tracked")
    func trackedCut() throws {
        let chain = try FontCatalogue().chain(named: "Noto Sans Mono")
        var style = TextStyle(font: chain, size: 14)
        style.tracking = 2
        var text = StyledText("aaaaaa", style: style)
        text.breakRules = Self.cuttingWords
        let paragraph = try ParagraphPreparer().prepare(text)
        // 5,505,000 / 65536 are ten letters: see above.
        let pair = 2 * 550_500 / 65536.0 + 2
        #expect(paragraph.lines(fitting: pair + 1).map(\.width) == [pair, pair, pair])
        #expect(paragraph.lines(fitting: pair).map(\.width) == [pair, pair, pair])
    }

    /// Two boxes of 3.33 points and what FreeType's scale makes of it, each 214/64 when it is rounded up; a line may be 1/64 wider.
    @Test("Widths under the web profile are rounded up where a word that is to be cut changes direction")
    func cutBetweenDirections() throws {
        let letters: [OpenTypeBuilder.Glyph] = [.init("א", advance: 333), .init("b", advance: 333)]
        let style = TextStyle(font: try TestFonts.chain([OpenTypeBuilder(glyphs: letters)]), size: 10)
        var text = StyledText("אb", style: style, direction: .rightToLeft)
        text.breakRules = Self.cuttingWords
        let paragraph = try ParagraphPreparer().prepare(text)
        #expect(paragraph.maxContentWidth == 428.0 / 64)
        #expect(paragraph.lines(fitting: 426.0 / 64).map(\.range) == [0..<2, 2..<3])
        #expect(paragraph.lines(fitting: 427.0 / 64).map(\.range) == [0..<3])
    }

    /// Letters of half an em: a word of four takes 20 points at a size of 10.
    @Test(
        "Widths under the web profile are exceeded by words that stay whole",
        arguments: [(nil, [0..<5, 5..<7], [20.0, 10]), (.breakWord, [0..<2, 2..<5, 5..<7], [10, 10, 10])]
            as [(OverflowWrap?, [Range<Int>], [Double])]
    )
    func wholeWords(overflowWrap: OverflowWrap?, ranges: [Range<Int>], widths: [Double]) throws {
        var text = StyledText(
            "aaaa bb",
            style: TextStyle(font: try TestFonts.chain([MeasuredText.plainFont]), size: 10)
        )
        text.breakRules = BreakRules(profile: .web)
        text.breakRules.overflowWrap = overflowWrap
        let paragraph = try ParagraphPreparer().prepare(text)
        let lines = paragraph.lines(fitting: 12)
        #expect(lines.map(\.range) == ranges)
        #expect(zip(lines, widths).allSatisfy { abs($0.width - $1) < 1e-3 })
        #expect(lines.map(\.endsInsideWord) == (overflowWrap == nil ? [false, false] : [true, false, false]))
        #expect(!paragraph.fits(ParagraphConstraint(width: 12)))
        #expect(abs(paragraph.minContentWidth - 20) < 1e-3)
    }

    /// Letters of half an em: a letter takes 5 points at a size of 10, with an indent of 3 it takes 8.
    @Test("Widths of words that may be cut anywhere are at least those of letters, whoever asks")
    func leastWidths() throws {
        var text = StyledText(
            "aaaa bb",
            style: TextStyle(font: try TestFonts.chain([MeasuredText.plainFont]), size: 10)
        )
        text.breakRules = BreakRules(profile: .web)
        text.breakRules.overflowWrap = .anywhere
        let paragraph = try ParagraphPreparer().prepare(text)
        var style = LineStyle()
        style.firstLineIndent = 3
        #expect(abs(paragraph.minContentWidth - 5) < 1e-3)
        #expect(abs(paragraph.minContentWidth(in: style) - 8) < 1e-3)
        #expect(abs(FittedText(paragraph, ParagraphConstraint(width: 12)).room.minContentWidth - 5) < 1e-3)
        #expect(abs(paragraph.widestPiece() - 20) < 1e-3)
    }

    /// Chrome 156 at 36 px: 36 / 1000 is a little less in single precision, so that 22.5 px of descent are rounded down.
    @Test("Widths under the web profile go along with heights in single precision")
    func heights() throws {
        var font = OpenTypeBuilder(glyphs: [.init("a", advance: 500)])
        (font.ascender, font.descender) = (930, -625)
        var text = StyledText("a", style: TextStyle(font: try TestFonts.chain([font]), size: 36))
        text.breakRules = BreakRules(profile: .web)
        let found = try ParagraphPreparer().prepare(text).measure(ParagraphConstraint())
        #expect((found.height, found.firstBaseline) == (55, 33))
    }

    @Test("Widths under the web profile hold what they are reported to need")
    func proposals() throws {
        let paragraph = try paragraph("Ti consiglio 17 אב, non di più", "Noto Sans", 13.3)
        func ranges(_ width: Double) -> [Range<Int>] { paragraph.lines(fitting: width).map(\.range) }
        for critical in paragraph.criticalWidths() {
            #expect(ranges(critical.width).count == critical.lineCount)
            #expect(ranges(critical.width - 1.0 / 64) != ranges(critical.width))
        }
        for width in stride(from: 40.0, through: 220, by: 7.3) {
            let constraint = ParagraphConstraint(width: width)
            let measurement = paragraph.measure(constraint)
            #expect(paragraph.measure(ParagraphConstraint(width: measurement.width)).lineCount == measurement.lineCount)
            #expect(paragraph.validWidths(constraint).contains(width))
        }
    }
}
