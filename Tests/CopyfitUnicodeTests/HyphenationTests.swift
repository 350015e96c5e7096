import CopyfitUnicode
import TestSupport
import Testing

/// Expected divisions are published ones: the exceptions that end Knuth's `hyphen.tex` (but reci-procity, which newer
/// patterns divide otherwise), the words of The TeXbook (appendix H),
/// the Duden for German, `hyphen.h` of libhyphen for words that are spelled otherwise. The small dictionaries are Liang's
/// patterns worked out by hand: an odd digit divides, and the larger digit wins.
@Suite("Hyphenation dictionaries")
struct HyphenationTests {
    private func divided(_ text: String, _ dictionary: HyphenationDictionary, in stretches: [Range<Int>]? = nil) throws
        -> String
    {
        var analysis = ParagraphAnalysis()
        let utf8 = Array(text.utf8)
        try TextAnalyzer().analyze(
            utf8.span,
            language: "en",
            direction: .auto,
            rules: BreakRules(hyphenation: dictionary),
            hyphenated: stretches,
            into: &analysis
        )
        var start = 0
        return analysis.opportunities.map { opportunity in
            let end = Int(opportunity.offset)
            defer { start = end }
            return String(decoding: utf8[start..<end], as: UTF8.self) + (opportunity.needsHyphen ? "-" : "")
        }.joined()
    }

    private func dictionary(_ lines: String...) throws -> HyphenationDictionary {
        let text = lines.joined(separator: "\n") + "\n"
        return try dictionary(Array(text.utf8))
    }

    private func dictionary(_ bytes: [UInt8]) throws -> HyphenationDictionary {
        try TestFonts.withFiles([bytes]) { try HyphenationDictionary(path: $0[0]) }
    }

    @Test(
        "Hyphenation dictionaries divide English words as published",
        arguments: [
            "hy-phen-ation", "su-per-cal-ifrag-ilis-tic-ex-pi-ali-do-cious", "as-so-ciate", "as-so-ciates",
            "dec-li-na-tion", "oblig-a-tory", "phil-an-thropic", "present", "presents", "project", "projects",
            "re-cog-ni-zance", "ref-or-ma-tion", "ret-ri-bu-tion", "ta-ble",
        ]
    )
    func english(word: String) throws {
        let english = try TestFonts.patterns(of: "en-US")
        #expect(try divided(word.filter { $0 != "-" }, english) == word)
    }

    /// The file is in ISO 8859-1.
    @Test(
        "Hyphenation dictionaries divide German words as published",
        arguments: [
            "Sil-ben-tren-nung", "Stra-ßen-bahn", "Ös-ter-reich", "Zu-cker", "dru-cken",
            "Do-nau-dampf-schiff-fahrts-ge-sell-schaft",
        ]
    )
    func german(word: String) throws {
        let german = try TestFonts.patterns(of: "de")
        #expect(try divided(word.filter { $0 != "-" }, german) == word)
    }

    /// What libhyphen 2.8.8 makes of random words of English manuals, and of German words and pairs of them, with Debian's
    /// hyphen-en-us 2.8.8-7 and hyphen-de 7.5.0-1. Of 127,127 words, those of wamerican among them,
    /// and 411,097, those of wngerman among them, all but one are divided as it does: it counts the letters of a ligature.
    @Test(
        "Hyphenation dictionaries divide words as libhyphen does",
        arguments: [("en-US", LibhyphenWords.english), ("de", LibhyphenWords.german)]
    )
    func libhyphen(language: String, words: String) throws {
        let dictionary = try TestFonts.patterns(of: language)
        #expect(try divided(words.filter { $0 != "-" }, dictionary) == words)
    }

    @Test(
        "Hyphenation dictionaries divide words inside a text, whatever their case, and leave identifiers and soft hyphens alone"
    )
    func words() throws {
        let english = try TestFonts.patterns(of: "en-US")
        #expect(try divided("“HYPHENATION”, Table's", english) == "“HY-PHEN-ATION”, Ta-ble's")
        #expect(
            try divided("hyphenation2 table_x2 hyphen\u{AD}ation", english) == "hyphenation2 table_x2 hyphen\u{AD}ation"
        )
        for address in ["https://hyphenation.example/table", "hyphenation@table.example", "table/hyphenation.txt"] {
            let found = try divided("a table: \(address).", english)
            #expect(found.filter { $0 == "-" }.count == 1 && found.hasPrefix("a ta-ble: "), "\(found)")
        }
        #expect(try divided("日本語 Москва שלום", english) == "日本語 Москва שלום")
        #expect(try divided(String(repeating: "table", count: 100), english) == String(repeating: "table", count: 100))
        #expect(try divided("", english) == "")
    }

    @Test("Hyphenation dictionaries divide the words of the stretches named, which end words")
    func stretches() throws {
        let english = try TestFonts.patterns(of: "en-US")
        #expect(try divided("table hyphenation table", english, in: [6..<17]) == "table hy-phen-ation table")
        #expect(try divided("hyphenation", english, in: [0..<6, 6..<11]) == "hy-phenation")
        #expect(try divided("table", english, in: []) == "table")
    }

    @Test("Hyphenation dictionaries heed their own minimum of letters on either side, two where they name none")
    func minimum() throws {
        #expect(
            try divided("aaaaaa", dictionary("UTF-8", "LEFTHYPHENMIN 1", "RIGHTHYPHENMIN 1", "a1a")) == "a-a-a-a-a-a"
        )
        #expect(try divided("aaaaaa", dictionary("UTF-8", "LEFTHYPHENMIN 3", "RIGHTHYPHENMIN 2", "a1a")) == "aaa-a-aa")
        #expect(try divided("aaaaaa", dictionary("UTF-8", "a1a")) == "aa-a-a-aa")
        #expect(try divided("ääää", dictionary("UTF-8", "ä1ä")) == "ää-ää")
    }

    @Test("Hyphenation dictionaries leave out where a word would be spelled otherwise")
    func respelling() throws {
        let patterns = try dictionary("UTF-8", "f1f/ff=f,1,2", "t1e")
        #expect(try divided("schiffahrten", patterns) == "schiffahrt-en")
        // A Hungarian word, asz-szo-cia-tív: of the letters from the second on one changes.
        #expect(try divided("asszociatív", dictionary("UTF-8", "as1szo1ci/sz=,2,1")) == "asszo-ciatív")
        #expect(try divided("ősszívű", dictionary("UTF-8", ".ős1szí1v/sz=,2,1")) == "ősszí-vű")
        #expect(try divided("asszociatív", dictionary("UTF-8", "as1szo1ci/sz=")) == "asszociatív")
    }

    @Test("Hyphenation dictionaries take of digits that stand together the last")
    func digits() throws {
        #expect(try divided("abla acla", dictionary("UTF-8", "b61la", "c16la")) == "ab-la acla")
    }

    @Test(
        "Hyphenation dictionaries tell the parts of compounds apart first, and keep hyphens away from where they meet"
    )
    func levels() throws {
        let lines = [
            "UTF-8", "COMPOUNDLEFTHYPHENMIN 2", "COMPOUNDRIGHTHYPHENMIN 2", "aab1baa", "NEXTLEVEL", "a1", "b1",
        ]
        let patterns = try dictionary(lines.joined(separator: "\n"))
        #expect(try divided("aabbaa", patterns) == "aab-baa")
        #expect(try divided("xaabbaax", patterns) == "xa-ab-ba-ax")
    }

    @Test("Hyphenation dictionaries divide no grapheme and no place that is an opportunity already")
    func places() throws {
        let patterns = try dictionary("UTF-8", "LEFTHYPHENMIN 1", "RIGHTHYPHENMIN 1", "e1", "本1語")
        #expect(try divided("ne\u{301}nen", patterns) == "ne\u{301}ne-n")
        #expect(try divided("日本語", patterns) == "日本語")
    }

    @Test("Hyphenation dictionaries in a charset of single bytes divide the words it can spell")
    func charsets() throws {
        // In ISO 8859-2 0xB1 is ą and 0xBF is ż.
        let lines = Array("ISO8859-2\nLEFTHYPHENMIN 1\nRIGHTHYPHENMIN 1\na1".utf8) + [0xBF, 0x0A, 0xB1, 0x31, 0x0A]
        let polish = try dictionary(lines)
        #expect(try divided("aża ąąb АЖА αaża", polish) == "a-ża ą-ą-b АЖА αaża")
    }

    @Test("Hyphenation dictionaries that cannot be read say so")
    func unreadable() throws {
        #expect(throws: HyphenationError.unreadable(path: "/no/such.dic")) {
            try HyphenationDictionary(path: "/no/such.dic")
        }
        for name in ["klingon", "UTF-16", ""] {
            try TestFonts.withFiles([Array("\(name)\na1b\n".utf8)]) { paths in
                #expect(throws: HyphenationError.unknownEncoding(path: paths[0], encoding: name)) {
                    try HyphenationDictionary(path: paths[0])
                }
            }
        }
        #expect(throws: HyphenationError.unreadable(path: "/tmp")) { try HyphenationDictionary(path: "/tmp") }
    }

    @Test("Hyphenation dictionaries are equal when they are one")
    func equality() throws {
        let (one, other) = try (dictionary("UTF-8", "a1b"), dictionary("UTF-8", "a1b"))
        #expect(BreakRules(hyphenation: one) == BreakRules(hyphenation: one))
        #expect(BreakRules(hyphenation: one) != BreakRules(hyphenation: other))
        #expect(BreakRules(hyphenation: one) != BreakRules())
    }
}

private enum LibhyphenWords {
    static let english = """
        reim-ple-men-ta-tion ex-it-stack test-wcus-tom in-cre-men-talde-coder vcat-e-ch-nol-ogy sock-e-tio
        test-head-ers san-tu-ario op-po-nents am-ath-aine me-di-ante unini-tial-ized ex-clu-sion roy-al-ties
        asyncit-er-able ctest-con-fig com-mu-ni-ties ini-ti-at-ing mes-sag-ing ex-am-plenum in-tel-li-gent
        par-al-lelint clas-si-fi-ca-tion pre-pro-cess ex-clu-sive ad-den-try tc-send-break
        dy-nam-icfea-tures iso-for-mat for-giv-ing deref-er-ence un-avail-able in-ter-po-lated cus-tomiz-ing
        type-in-fotest ver-sion-ac-tion bidi-rec-tional con-tin-u-ally re-f-cy-cle re-falias-ing lo-cal-lock
        con-fi-dent con-se-quen-tial ab-dul-ra-sool ac-ces-si-ble docxml-r-pc-server un-fol-low-able
        du-plo-cale
        """

    static let german = """
        hin-ab-stürzt hin-auf-ge-lan-gen oze-a-ni-sche prä-ge-an-stalt in-ves-ti-ti-ons-sum-me
        un-ent-halt-sa-mer-gan-ge an-schluss-orts-ma-ter-ni-tät kan-ti-a-nisch hy-brid-rech-ner
        zwi-sche-n-ab-la-gen in-ter-mit-tie-rend su-per-vi-si-on pho-to-emis-si-on aus-lands-en-ga-ge-ment si-gnie-ren-der
        vi-brie-re hin-ab-zu-zie-hen her-aus-ge-ho-be-ner miss-hand-lungs dick-lip-pig re-si-dier
        platz-in-kas-so be-dienstsfö-de-ra-tiv-sys-tem kir-ches-samt-ge-mein-de-rats achs-par-al-lel
        klar-heits-fern-sprech-äm-ter rup-fen-lein-wand din-ner-ja-cket pro-fil-ma-na-ger
        selbst-iden-ti-sche pra-xis-taug-lich-keit sperr-höl-zer-sin-dus-trie-de-sig-nern
        pu-bli-ka-ti-ons-mit-tel idi-o-ti-sche-re da-hin-ve-ge-tier-tet-strep-pen en-te-ra-le-nauf-staust
        hin-un-ter-hel-fen de-kla-rierst mess-in-for-ma-ti-ons aus-tra-li-sche seri-en-be-stü-ckung
        uni-ver-sal-mo-dus atom-waf-fen-sperr-ver-trag po-e-sie-los-sim-ma-tri-ku-liert vor-an-stel-lung
        so-pran-par-tie steu-er-ein-trei-bung di-a-mant-be-setztzo-ro-as-trisch amts-pa-tro-na-ge
        """
}
