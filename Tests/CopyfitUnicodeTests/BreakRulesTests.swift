import CopyfitUnicode
import Testing

/// Expected pieces: `standard` and the keywords from the iterators of ICU 78.3, whose Unicode is 17.0 too, `web` and words
/// kept whole from headless Chromium 156 in a block of no width (`Tests/BrowserReplayTests/Recorded`).
@Suite("Where lines may end")
struct BreakRulesTests {
    private func pieces(_ text: String, _ language: String = "en", _ rules: BreakRules = BreakRules()) throws -> String
    {
        var analysis = ParagraphAnalysis()
        let utf8 = Array(text.utf8)
        try TextAnalyzer().analyze(
            utf8.span,
            language: language,
            direction: .auto,
            rules: rules,
            into: &analysis
        )
        var start = 0
        return analysis.opportunities.map { opportunity in
            defer { start = Int(opportunity.offset) }
            return String(decoding: utf8[start..<Int(opportunity.offset)], as: UTF8.self)
        }.joined(separator: "|")
    }

    @Test(
        "Where lines may end behind another character than UAX #14 says, between ASCII characters in a browser",
        arguments: [
            ("a/b/c", "a/|b/|c", "a/b/c"),
            ("x?a=1&b=2", "x?|a=1&b=2", "x?|a=1&b=2"),
            ("a-1 -1 a-b", "a-1 |-1 |a-|b", "a-|1 |-1 |a-|b"),
            ("f(x)[y]", "f(x)|[y]", "f(x)|[y]"),
            ("so !) no", "so !) |no", "so |!) |no"),
            ("50% a|b", "50% |a||b", "50% |a|b"),
        ]
    )
    func asciiPairs(text: String, standard: String, web: String) throws {
        #expect(try pieces(text) == standard)
        #expect(try pieces(text, "en", BreakRules(profile: .web)) == web)
    }

    @Test(
        "Where lines may end by the rules for quotation marks and hyphens that Unicode 16 and 17 brought",
        arguments: [
            ("字“字”字", "字|“字”|字"),
            ("a “b” c", "a |“b” |c"),
            ("על־אב", "על־|אב"),
            ("a –b", "a |–b"),
        ]
    )
    func newerRules(text: String, pieces expected: String) throws {
        #expect(try pieces(text) == expected)
        #expect(try pieces(text, "en", BreakRules(profile: .web)) == expected)
    }

    @Test(
        "Where lines may end as strictly as the language's keyword says",
        arguments: [
            ("ja", "ラ|ー|メ|ン|と|キ|ャ|ベ|ツ、|時々〜・‥"),
            ("ja-u-lb-strict", "ラー|メ|ン|と|キャ|ベ|ツ、|時々〜・‥"),
            ("ja@lb=strict", "ラー|メ|ン|と|キャ|ベ|ツ、|時々〜・‥"),
            ("ja-u-lb-normal", "ラ|ー|メ|ン|と|キ|ャ|ベ|ツ、|時々|〜・‥"),
            ("ja-u-lb-loose", "ラ|ー|メ|ン|と|キ|ャ|ベ|ツ、|時|々|〜|・‥"),
        ]
    )
    func strictness(language: String, expected: String) throws {
        #expect(try pieces("ラーメンとキャベツ、時々〜・‥", language) == expected)
    }

    @Test(
        "Where lines may end with words whole where the language's keyword says so, as usual where it says so",
        arguments: [
            ("ko-u-lw-keepall", "두 |번 |재고, |한 |번 |잘라라."), ("ko@lw=keepall", "두 |번 |재고, |한 |번 |잘라라."),
            ("ko-u-lw-normal", "두 |번 |재|고, |한 |번 |잘|라|라."), ("ko", "두 |번 |재|고, |한 |번 |잘|라|라."),
        ]
    )
    func wordsOfLanguage(language: String, expected: String) throws {
        #expect(try pieces("두 번 재고, 한 번 잘라라.", language) == expected)
    }

    @Test(
        "Where lines may end by no value of a keyword that means nothing",
        arguments: [
            ("xx-u-lb-bogus", "lb", "bogus"), ("ja@lb=hard", "lb", "hard"), ("ko-u-lw-breakall", "lw", "breakall"),
            ("ja-u-lb", "lb", ""),
        ]
    )
    func unknownKeywords(language: String, key: String, value: String) {
        #expect(throws: AnalysisError.unknownKeyword(language: language, key: key, value: value)) {
            try pieces("a b", language)
        }
    }

    @Test("Where lines may end at phrases of Japanese where the keyword asks for them")
    func phrases() throws {
        let text = "今日は良い天気ですね。明日も晴れると思います。"
        let phrases = "今日は|良い|天気ですね。|明日も|晴れると|思います。"
        #expect(try pieces(text, "ja-u-lw-phrase") == phrases)
        #expect(try pieces(text, "ja@lw=phrase") == phrases)
        #expect(try pieces(text, "ja-u-lw-phrase", BreakRules(profile: .web)) == phrases)
    }

    @Test(
        "Where lines may end at no letter or number but by a dictionary, where words are kept whole",
        arguments: [
            ("ko", "두 번 재고, 한 번 잘라라.", "두 |번 |재고, |한 |번 |잘라라."),
            ("zh", "量两次，切一次", "量两次，|切一次"),
            ("ja", "「ラーメン」と１，２５０円", "「ラーメン」|と１，|２５０円"),
            ("th", "ไม้ดื่มน้ำ", "ไม้|ดื่ม|น้ำ"),
            ("en", "state-of-the-art", "state-|of-|the-|art"),
        ]
    )
    func wordsWhole(language: String, text: String, expected: String) throws {
        #expect(try pieces(text, language, BreakRules(wordBreak: .keepAll)) == expected)
    }
}
