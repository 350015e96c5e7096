import CopyfitFonts
import CopyfitText
import CopyfitUnicode
import TestSupport
import Testing

/// Widths: hb-shape 6.0.0 --font-size=16384 Inter-Regular.otf, sums of `ax` / 1024, the hyphen being U+2010; under the web
/// profile --font-size=1048564, sums / 65536 (16 px × 64 × 65536 / 2816 is 23831, × 2816 / 64), and a hyphen at a line's end
/// rounded up to 1/64: 375338 becomes 367 × 1024. Chromium 156 breaks the same words, with soft hyphens where the
/// dictionaries divide them, at the same places, and its lines are as wide, rounded up to 1/64 px.
@Suite("Hyphenated paragraphs")
struct HyphenationTests {
    private let preparer = ParagraphPreparer()
    private let inter: FontChain
    private let german: HyphenationDictionary
    private let english: HyphenationDictionary

    init() throws {
        inter = try FontCatalogue().chain(named: "Inter")
        german = try TestFonts.patterns(of: "de")
        english = try TestFonts.patterns(of: "en-US")
    }

    private func paragraph(_ text: String, _ dictionary: HyphenationDictionary?, _ profile: BreakProfile = .standard)
        throws -> PreparedParagraph
    {
        var text = StyledText(text, style: TextStyle(font: inter, size: 16, language: "en"))
        text.breakRules = BreakRules(profile: profile, hyphenation: dictionary)
        text.breakRules.overflowWrap = .breakWord
        return try preparer.prepare(text)
    }

    private func lines(_ paragraph: PreparedParagraph, _ width: Double) -> [String] {
        let bytes = Array(paragraph.source.text.utf8)
        return paragraph.lines(fitting: width).map { line in
            String(decoding: bytes[line.visibleRange], as: UTF8.self) + paragraph.ending(of: line)
        }
    }

    /// A letter is 5 wide, a hyphen 9: with it "aa" is 19, more than "aab", so that only the whole word can be narrowest.
    @Test(
        "Hyphenated paragraphs are never wider at their narrowest than on one line",
        arguments: [
            ("a\u{AD}b", 10.0, 10.0), ("aa\u{AD}b cc", 15, 27.5), ("a\u{AD}bbb", 15, 20), ("a\u{AD}b\u{AD}cc", 14, 20),
        ]
    )
    func narrowest(text: String, narrowest: Double, widest: Double) throws {
        var font = MeasuredText.plainFont
        font.glyphs.removeAll { $0.character == 0x2D }
        font.glyphs.append(.init("-", advance: 900))
        let paragraph = try MeasuredText.prepare(text, font)
        #expect(paragraph.minContentWidth == narrowest)
        #expect(paragraph.maxContentWidth == widest)
        #expect(paragraph.measure(ParagraphConstraint(width: narrowest)).fits)
        #expect(!paragraph.measure(ParagraphConstraint(width: narrowest - 1.0 / 1024)).fits)
    }

    /// U+2010 alone is 5865 units wide; a tab leads to 28 points.
    @Test(
        "Hyphenated paragraphs show a soft hyphen with no text before it on its line",
        arguments: [("a \u{AD}b", 6.0, 0.0), ("a\t\u{AD}b", 36, 28)]
    )
    func bareHyphen(text: String, width: Double, x: Double) throws {
        let paragraph = try paragraph(text, nil)
        let lines = paragraph.lines(fitting: width).filter(\.isHyphenated)
        #expect(lines.map { $0.width * 1024 } == [x * 1024 + 5865])
        let glyphs = lines.flatMap(paragraph.glyphRuns).flatMap(\.glyphs)
        #expect(glyphs.last.map { [$0.x, $0.advance * 1024] } == [x, 5865])
    }

    @Test(
        "Hyphenated paragraphs end lines with a hyphen that counts, and fill the line before",
        arguments: [BreakProfile.standard, .web]
    )
    func widths(profile: BreakProfile) throws {
        let text = "Die Donaudampfschifffahrt"
        let paragraph = try paragraph(text, german, profile)
        #expect(lines(paragraph, 83.6) == ["Die Donau‐", "dampf‐", "schifffahrt"])
        let found = paragraph.lines(fitting: 83.6)
        let (isWeb, perPoint) = profile == .web ? (true, 65536.0) : (false, 1024)
        let web = [5_101_323 + Self.webHyphen, 3_171_013 + Self.webHyphen, 5_138_560]
        #expect(found.map { $0.width * perPoint } == (isWeb ? web : [85575, 55412, 80289]))
        if isWeb { #expect(found.map { ($0.width * 64).rounded(.up) / 64 } == [83.578125, 54.125, 78.421875]) }
        #expect(found.map(\.isHyphenated) == [true, true, false])
        #expect(found.map(\.visibleRange) == [0..<9, 9..<14, 14..<25])
        #expect(found.map(\.range) == [0..<9, 9..<14, 14..<25])
        #expect(found.map(\.endsInsideWord) == [false, false, false])
        #expect(lines(paragraph, 131.96) == ["Die Donaudampf‐", "schifffahrt"])
        let filled = paragraph.lines(fitting: 131.96).map { $0.width * perPoint }
        #expect(filled == (isWeb ? [8_272_336 + Self.webHyphen, 5_138_560] : [135_122, 80289]))
        if isWeb { #expect((filled[0] / 1024).rounded(.up) / 64 == 131.96875) }
    }

    /// In 1/65536 px.
    private static let webHyphen = 367.0 * 1024

    @Test("Hyphenated paragraphs take no hyphen that does not fit")
    func tooNarrow() throws {
        let paragraph = try paragraph("Die Donaudampfschifffahrt", german)
        #expect(lines(paragraph, 83.56)[0] == "Die Do‐")
        #expect(lines(try self.paragraph("the hyphenation", english), 90.93) == ["the hy‐", "phenation"])
        #expect(lines(try self.paragraph("the hyphenation", english), 90.94) == ["the hyphen‐", "ation"])
    }

    @Test("Hyphenated paragraphs count divided words in the min-content width")
    func minContent() throws {
        // hb-shape: "phen‐", the widest part; "hyphenation"; "hyphen‐", wider than "ation", the only way into two lines.
        #expect(try paragraph("hyphenation", english).minContentWidth == 44660.0 / 1024)
        #expect(try paragraph("hyphenation", nil).minContentWidth == 95720.0 / 1024)
        #expect(try paragraph("hyphenation", english).narrowestWidth(forLines: 2) == 63138.0 / 1024)
    }

    @Test("Hyphenated paragraphs are as they were without a dictionary, from the same preparer")
    func off() throws {
        let text = "the hyphenation of words"
        let plain = try ParagraphPreparer().prepare(
            StyledText(text, style: TextStyle(font: inter, size: 16, language: "en"))
        )
        #expect(try lines(paragraph(text, english), 91) == ["the hyphen‐", "ation of", "words"])
        #expect(try paragraph(text, nil).lines(fitting: 91) == plain.lines(fitting: 91))
        #expect(lines(plain, 91) == ["the", "hyphenatio", "n of words"])
    }

    @Test(
        "Hyphenated paragraphs divide no words of another language than the first style's, and across styles of the same"
    )
    func languages() throws {
        var text = StyledText("hyphen", style: TextStyle(font: inter, size: 16, language: "en"))
        text.append("ation ", style: TextStyle(font: inter, size: 24, language: "en"))
        text.append("hyphenation", style: TextStyle(font: inter, size: 16, language: "fr"))
        text.breakRules.hyphenation = english
        let paragraph = try preparer.prepare(text)
        #expect(lines(paragraph, 62) == ["hyphen‐", "ation", "hyphen", "ation"])
        #expect(paragraph.lines(fitting: 62)[0].width == 63138.0 / 1024)
    }

    @Test(
        "Hyphenated paragraphs cut a part that is too wide, and give it no hyphen where none fits",
        arguments: [BreakProfile.standard, .web]
    )
    func cuts(profile: BreakProfile) throws {
        let paragraph = try paragraph("hyphenation", english, profile)
        let (isWeb, perPoint) = profile == .web ? (true, 65536.0) : (false, 1024)
        // Chrome 156 cuts “phen” where there would be room for a hyphen.
        #expect(lines(paragraph, 43) == (isWeb ? ["hy‐", "phe", "n‐", "ation"] : ["hy‐", "phen", "ation"]))
        let areCut = paragraph.lines(fitting: 43).map(\.endsInsideWord)
        #expect(areCut == (isWeb ? [false, true, false, false] : [false, true, false]))
        #expect(lines(paragraph, 30) == ["hy‐", "phe", "n‐", "atio", "n"])
        #expect(paragraph.lines(fitting: 30).map(\.endsInsideWord) == [false, true, false, true, false])
        let units = paragraph.lines(fitting: 30).map { $0.width * perPoint }
        let web = [1_182_614 + Self.webHyphen, 1_869_244, 613_648 + Self.webHyphen, 1_846_903, 613_648]
        #expect(units == (isWeb ? web : [24343, 29207, 15453, 28859, 9588]))
        let seen = paragraph.lines(fitting: 30).map { ($0.width * 64).rounded(.up) / 64 }
        if isWeb { #expect(seen == [23.78125, 28.53125, 15.109375, 28.1875, 9.375]) }
    }

    /// An n is 9588 units wide, 613648 under the web profile, and a hyphen 5865.
    @Test(
        "Hyphenated paragraphs show no soft hyphen that does not fit behind a cut",
        arguments: [BreakProfile.standard, .web]
    )
    func cutsBeforeSoftHyphen(profile: BreakProfile) throws {
        let paragraph = try paragraph("nnn\u{AD}nn", nil, profile)
        #expect(lines(paragraph, 10) == ["n", "n", "n", "n", "n"])
        let perPoint = profile == .web ? 65536.0 : 1024
        let found = paragraph.lines(fitting: 10)
        #expect(found.allSatisfy { $0.width * perPoint == (profile == .web ? 613_648 : 9588) })
        #expect(found.map(\.endsInsideWord) == [true, true, true, true, false])
    }

    @Test("Hyphenated paragraphs place carets and glyphs as they are seen", arguments: [0.0, 2])
    func glyphs(tracking: Double) throws {
        var style = TextStyle(font: inter, size: 16, language: "en")
        style.tracking = tracking
        var text = StyledText("the hyphenation", style: style)
        text.breakRules.hyphenation = english
        let paragraph = try preparer.prepare(text)
        for width in [30.0, 60, 92, 120] {
            for line in paragraph.lines(fitting: width) {
                let glyphs = paragraph.glyphRuns(of: line).flatMap(\.glyphs)
                let sum = glyphs.reduce(0) { $0 + $1.advance }
                #expect(sum == line.width, "at \(width)")
                #expect(glyphs.count == line.visibleRange.count + (line.isHyphenated ? 1 : 0))
            }
        }
    }
}
