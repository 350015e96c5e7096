import CopyfitChecking
import TestSupport
import Testing

@Suite("Texts that may have few characters")
struct TextLengthsTests {
    private func found(_ text: String, rules: String) throws -> [String] {
        try TranslationFolder(["l/eo.json": "{\"a\": \"\(text)\"}"]).report(RulesFile(rules, path: "copyfit.yml").rules)
            .findings.filter { $0.kind == .tooLong }.map { "\($0.severity.rawValue) \($0.message)" }
    }

    private func sms(_ text: String, _ limit: Int) throws -> Bool {
        try found(text, rules: "rules: [{ keys: a, maxSMS: \(limit) }]").isEmpty
    }

    @Test("A rule may limit characters and bytes without naming a font")
    func limits() throws {
        let characters = "rules: [{ keys: a, maxCharacters: 5 }]"
        #expect(try found("Größe", rules: characters) == [])
        #expect(try found("Größen", rules: characters) == ["error The text has 6 code points; 5 are allowed."])
        let bytes = "rules: [{ keys: a, maxBytes: 6 }]"
        #expect(try found("Größe", rules: bytes) == ["error The text has 7 bytes; 6 are allowed."])
        #expect(try found("Grosse", rules: bytes) == [])
        #expect(throws: RulesFileError.self) { try found("a", rules: "rules: [{ keys: a, maxBytes: 0 }]") }
    }

    @Test("The longest sample counts, and markup does not")
    func shown() throws {
        let rules = "samples: { n: [Al, Alexandra] }\nrules: [{ keys: a, maxCharacters: 11 }]"
        #expect(try found("<b>Hi</b> {{n}}", rules: rules) == ["error The text has 12 code points; 11 are allowed."])
        #expect(try found("<b>I</b> {{n}}", rules: rules) == [])
    }

    /// “山田太郎君 x” has 17 bytes, “Alexandra x” 11. Not in the alphabet, 105 units of UTF-16 are two messages.
    @Test("Each limit counts its own longest sample")
    func samples() throws {
        let samples = "samples: { n: [Alexandra, 山田太郎君] }\n"
        let bytes = samples + "rules: [{ keys: a, maxBytes: 12 }]"
        #expect(try found("{{n}} x", rules: bytes) == ["error The text has 17 bytes; 12 are allowed."])
        let messages = samples + "rules: [{ keys: a, maxSMS: 1 }]"
        #expect(
            try found("{{n}}" + String(repeating: "a", count: 100), rules: messages) == [
                "error The text is sent in 2 text messages (105 units of UTF-16); 1 is allowed."
            ]
        )
    }

    @Test("A key whose only rule limits its characters has a rule")
    func required() throws {
        var rules = try RulesFile("rules: [{ keys: a, maxCharacters: 5 }]", path: "copyfit.yml").rules
        rules.severities[.keyWithoutRule] = .error
        let report = try TranslationFolder(["l/eo.json": #"{"a": "b", "c": "d"}"#]).report(rules)
        #expect(report.findings.filter { $0.kind == .keyWithoutRule }.map(\.key) == ["c"])
    }

    // 3GPP TS 23.038: 160 septets, or 153 in each of several parts; the euro sign takes two; 70 and 67 units of UTF-16
    @Test("Text messages have 160 characters of their alphabet, or 70 others, and fewer in several parts")
    func messages() throws {
        #expect(try sms(String(repeating: "ä", count: 160), 1))
        #expect(try !sms(String(repeating: "ä", count: 161), 1))
        #expect(try sms(String(repeating: "ä", count: 306), 2))
        #expect(try !sms(String(repeating: "ä", count: 307), 2))
        #expect(try sms(String(repeating: "€", count: 80), 1))
        #expect(try !sms(String(repeating: "€", count: 81), 1))
        #expect(try sms(String(repeating: "ł", count: 70), 1))
        #expect(try !sms(String(repeating: "ł", count: 71), 1))
        #expect(try sms(String(repeating: "ł", count: 134), 2))
        // TS 23.040, 9.2.3.24.1: the two septets of a character stay together, and so do two units of UTF-16.
        let letters = String(repeating: "a", count: 152)
        #expect(try sms(letters + "€" + letters, 3) && !sms(letters + "€" + letters, 2))
        let others = String(repeating: "ł", count: 66)
        #expect(try sms(others + "😀" + others, 3) && !sms(others + "😀" + others, 2))
        #expect(
            try found(String(repeating: "😀", count: 36), rules: "rules: [{ keys: a, maxSMS: 1 }]") == [
                "error The text is sent in 2 text messages (72 units of UTF-16); 1 is allowed."
            ]
        )
    }

    private func unit(_ attributes: String) -> [String: String] {
        [
            "eo.xlf": """
            <xliff version="1.2"><file original="a" source-language="en" target-language="eo"><body>
            <trans-unit id="a" \(attributes)><source>Size</source><target>Größe</target></trans-unit></body></file></xliff>
            """
        ]
    }

    private func kinds(_ files: [String: String]) throws -> [String] {
        var rules = CheckRules()
        rules.type = CheckedType(font: .named("Inter"), size: 16)
        return try TranslationFolder(files).report(rules).findings.map { "\($0.kind.rawValue) \($0.rule ?? "")" }
    }

    // “Größe” in Inter 16 is wider than 30 pt, and narrower than 60 pt: five letters of half an em to an em
    @Test("The limits that files have for translation services hold")
    func flags() throws {
        #expect(try kinds(unit("maxwidth=\"4\" size-unit=\"char\"")) == ["too-long maxwidth"])
        #expect(try kinds(unit("maxwidth=\"5\" size-unit=\"char\"")) == [])
        #expect(try kinds(unit("maxwidth=\"6\" size-unit=\"byte\"")) == ["too-long maxwidth"])
        #expect(try kinds(unit("maxwidth=\"30\"")) == ["does-not-fit maxwidth"])
        #expect(try kinds(unit("maxwidth=\"60\" size-unit=\"pixel\"")) == [])
        #expect(try kinds(unit("weblate-flags=\"max-length:4\"")) == ["too-long max-length"])
        #expect(try kinds(unit("maxbytes=\"6\"")) == ["too-long maxbytes"])
        #expect(try kinds(unit("maxbytes=\"7\"")) == [])
        // Glyphs are grapheme clusters: five, also where the dots of “ö” are a code point of their own
        let decomposed = unit("maxwidth=\"5\" size-unit=\"glyph\"").mapValues { $0.replacing("ö", with: "o\u{308}") }
        #expect(try kinds(decomposed) == [])
        #expect(try kinds(unit("maxwidth=\"4\" size-unit=\"glyph\"")) == ["too-long maxwidth"])
        // 3 em are 48 pt; a millimetre is 72/25.4 pt, so 10 mm are 28.3 pt
        #expect(try kinds(unit("maxwidth=\"3\" size-unit=\"em\"")) == [])
        #expect(try kinds(unit("maxwidth=\"10\" size-unit=\"mm\"")) == ["does-not-fit maxwidth"])
        #expect(try kinds(po("max-length:4")) == ["too-long max-length"])
        #expect(try kinds(po("c-format, max-size:30:1")) == ["does-not-fit max-size"])
        #expect(try kinds(po("max-size:60")) == [])
        #expect(try kinds(po("max-length:9, max-length:4, max-length:8")) == ["too-long max-length"])
        #expect(try kinds(po("max-length: 4")) == ["too-long max-length"])
    }

    private func po(_ flags: String, _ text: String = "Größe") -> [String: String] {
        ["eo.po": "msgid \"\"\nmsgstr \"Language: eo\\n\"\n\n#, \(flags)\nmsgid \"Size\"\nmsgstr \"\(text)\"\n"]
    }

    @Test("Limits of an XLIFF group hold in it, unless a unit has its own")
    func groups() throws {
        let units = { (attributes: String, id: String) in
            "<trans-unit id=\"\(id)\" \(attributes)><source>Size</source><target>Größe</target></trans-unit>"
        }
        let file = """
            <xliff version="1.2"><file original="a" source-language="en" target-language="eo"><body>
            <group maxwidth="4" size-unit="char">\(units("", "a"))
            <group maxbytes="5">\(units("maxwidth=\"9\"", "b"))</group>\(units("", "c"))</group>
            \(units("", "d"))</body></file></xliff>
            """
        let findings = try TranslationFolder(["eo.xlf": file]).report(CheckRules()).findings
        #expect(
            findings.map { "\($0.key) \($0.kind.rawValue) \($0.rule ?? "")" } == [
                "a too-long maxwidth", "b too-long maxbytes", "c too-long maxwidth",
            ]
        )
    }

    @Test(
        "A limit that cannot be read is an error",
        arguments: [
            ("max-length:four", "The limit max-length is “four”: it must be a whole number above 0."),
            ("max-length:-1", "The limit max-length is “-1”: it must be a whole number above 0."),
            ("max-length:4.0", "The limit max-length is “4.0”: it must be a whole number above 0."),
            ("max-length:99999999999999999999", "must be a whole number"),
            ("max-length:4:5", "The limit max-length is “4:5”"), ("max-length:", "The limit max-length is “”"),
            ("max-size:500:0", "The limit max-size is “500:0”: it must be a width in pixels and a number of lines"),
            ("max-size:5:two", "max-size"), ("max-size:nan", "max-size"), ("max-size:inf:1", "max-size"),
            ("max-size:500:2:3", "max-size"), ("max-size:-5", "max-size"),
            ("max-lenght:4", "“max-lenght:4” limits nothing: did you mean “max-length”?"),
            ("maxsize:40", "“maxsize:40” limits nothing: did you mean “max-size”?"),
        ]
    )
    func unreadable(flag: String, words: String) throws {
        for files in [po(flag), unit("weblate-flags=\"\(flag)\"")] {
            let findings = try TranslationFolder(files).report(CheckRules()).findings
            #expect(findings.map(\.kind) == [.notMeasured])
            #expect(findings.first?.message.contains(words) == true, "\(findings)")
        }
    }

    @Test(
        "So is one of XLIFF's attributes",
        arguments: [
            ("maxwidth=\"-5\"", "The limit maxwidth is “-5”: it must be a number above 0."),
            ("maxwidth=\"0\"", "The limit maxwidth is “0”"), ("maxwidth=\"inf\"", "The limit maxwidth is “inf”"),
            ("maxwidth=\"4.5\" size-unit=\"char\"", "The limit maxwidth is “4.5”: it must be a whole number above 0."),
            ("maxwidth=\"4\" size-unit=\"chars\"", "The limit maxwidth is in the unit “chars”, which is not read"),
            ("maxbytes=\"many\"", "The limit maxbytes is “many”: it must be a whole number above 0."),
        ]
    )
    func unreadableAttributes(attributes: String, words: String) throws {
        let findings = try TranslationFolder(unit(attributes)).report(CheckRules()).findings
        #expect(findings.map(\.kind) == [.notMeasured])
        #expect(findings.first?.message.contains(words) == true, "\(findings)")
    }

    @Test("A limit of room that needs a font is reported once if there is none")
    func withoutFont() throws {
        var files = po("max-size:60")
        files["eo.po"]? += "\n#, max-size:70:2\nmsgid \"Width\"\nmsgstr \"Breite\"\n"
        let findings = try TranslationFolder(files).report(CheckRules()).findings
        #expect(
            findings.map(\.message) == [
                "The file's limits max-size are not checked: give a font and a size (--font Inter --size 16)."
            ]
        )
    }

    @Test("A sample that is a default is noted where only the length of a text is limited")
    func inventedSamples() throws {
        let findings = try TranslationFolder(po("c-format, max-length:6", "%s x")).report(CheckRules()).findings
        #expect(findings.contains { $0.kind == .tooLong && $0.rule == "max-length" })
        #expect(findings.contains { $0.kind == .placeholderWithoutSample && $0.message.hasPrefix("%s has no sample") })
    }
}
