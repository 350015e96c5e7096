import CopyfitUnicode
import Testing

@Suite("Scanning for boundaries")
struct BoundaryScanTests {
    private func analysis(_ text: String, _ language: String = "en") throws -> ParagraphAnalysis {
        var analysis = ParagraphAnalysis()
        try TextAnalyzer().analyze(text.utf8Span.span, language: language, direction: .auto, into: &analysis)
        return analysis
    }

    /// Of a text made of one line many times, each line has the places of the first, whatever the offset.
    @Test(
        "Scanning for boundaries finds the same in every line of a long text",
        arguments: [
            "a “b” (c), –d\n", "Ünïcode 字“字” $(1.5) 한국\n", "नमस्ते क्षेत्र 👩‍👩‍👧‍👦🇯🇵🇯🇵\n",
            "plain words, and\tmore\n",
        ]
    )
    func longTexts(line: String) throws {
        let (one, length) = (try analysis(line), UInt32(line.utf8.count))
        let count = UInt32(30_000) / length
        let many = try analysis(String(repeating: line, count: Int(count)))
        #expect(many.opportunities.count == one.opportunities.count * Int(count))
        #expect(many.graphemes.count == one.graphemes.count * Int(count))
        for (index, place) in many.opportunities.enumerated() {
            let (line, own) = index.quotientAndRemainder(dividingBy: one.opportunities.count)
            let expected = one.opportunities[own]
            #expect(place.offset == expected.offset + UInt32(line) * length)
            #expect(place.isMandatory == expected.isMandatory)
        }
        #expect(many.graphemes.prefix(one.graphemes.count) == one.graphemes[...])
    }

    @Test("Scanning for boundaries forgets the text before")
    func reuse() throws {
        let analyzer = TextAnalyzer()
        var reused = ParagraphAnalysis()
        for text in ["ไม้ดื่มน้ำ", "שלום עולם", "a b", "", "字", "été"] {
            try analyzer.analyze(text.utf8Span.span, language: "en", direction: .auto, into: &reused)
            let fresh = try analysis(text)
            #expect(reused.opportunities == fresh.opportunities && reused.graphemes == fresh.graphemes)
            #expect(reused.levels == fresh.levels && reused.scripts == fresh.scripts)
        }
    }

    /// RFC 5646, sections 2.1 and 2.2.
    @Test(
        "Scanning for boundaries takes language tags and ICU's locales",
        arguments: [
            "", "und", "de", "zh-Hant-TW", "zh-yue-HK", "de-CH-1996", "sl-rozaj-biske", "es-419", "en-a-bbb-x-a-ccc",
            "ja-u-lb-strict-lw-phrase", "x-whatever", "i-klingon", "en-GB-oed", "zh-min-nan", "ja@lb=strict",
            "de_CH@collation=x", "de_DE", "Japanese",
        ]
    )
    func languages(language: String) throws {
        #expect(try analysis("a b", language).opportunities.count == 2)
    }

    @Test(
        "Scanning for boundaries refuses others",
        arguments: [
            "d", "419", "en-", "en--US", "en-US-GB", "de-a", "de-1996-1996", "x", "abcdefghi", "ñ", "u-lb-strict",
            "Klingonese",
        ]
    )
    func noLanguages(language: String) {
        #expect(throws: AnalysisError.unknownLanguage(language)) { try analysis("a b", language) }
    }
}
