import CopyfitChecking
import TestSupport
import Testing

@Suite("Texts that their files do not call done")
struct TextStateTests {
    private func report(_ files: [String: String], fuzzy: Bool = false, width: Double = 1) throws -> CheckReport {
        var rules = CheckRules.all(Fit(widths: [width...width], maxLines: 1))
        rules.checksFuzzyTexts = fuzzy
        return try TranslationFolder(files).report(rules)
    }

    private func summary(_ report: CheckReport) -> [String] {
        report.findings.map { "\($0.line) \($0.kind.rawValue) \($0.key) (\($0.locale))" }
    }

    /// GNU gettext's manual, “Fuzzy Entries” and `msgfmt --use-fuzzy`: fuzzy entries are not in the compiled file.
    @Test(
        "Texts that their files do not call done are untranslated where gettext calls them fuzzy, unless the program is built with them"
    )
    func fuzzy() throws {
        let file = """
            msgid ""
            msgstr "Language: de\\nContent-Type: text/plain; charset=UTF-8\\n"

            #, fuzzy
            msgid "Open"
            msgstr "Öffnen"

            msgid "Save"
            msgstr "Sichern"
            """
        #expect(try summary(report(["de.po": file])) == ["6 untranslated Open (de)", "9 does-not-fit Save (de)"])
        #expect(
            try summary(report(["de.po": file], fuzzy: true)) == [
                "6 does-not-fit Open (de)", "9 does-not-fit Save (de)",
            ]
        )
        let rules = try RulesFile("fuzzy: checked\n", path: "copyfit.yml").rules
        #expect(rules.checksFuzzyTexts)
        #expect(throws: RulesFileError.self) { try RulesFile("fuzzy: maybe\n", path: "copyfit.yml") }
    }

    @Test("Texts that their files do not call done are untranslated also if all texts of a file are fuzzy")
    func onlyFuzzy() throws {
        let entries = (1...12).map { "#, fuzzy\nmsgid \"\($0)\"\nmsgstr \"x\"\n" }.joined(separator: "\n")
        let head = "msgid \"\"\nmsgstr \"Language: de\\nContent-Type: text/plain; charset=UTF-8\\n\"\n\n"
        let found = try report(["de.po": head + entries]).findings
        #expect(found.map(\.message) == ["12 of 12 texts are not translated, 12 of them fuzzy; this is the first."])
        #expect(found.map(\.line) == [6])
        #expect(found.map(\.count) == [12])
    }

    @Test(
        "Texts that their files do not call done are checked, and listed, where a string catalogue marks them for review or as new"
    )
    func catalogue() throws {
        func unit(_ state: String, _ text: String) -> String {
            #"{"stringUnit":{"state":"\#(state)","value":"\#(text)"}}"#
        }
        let file = """
            {"sourceLanguage":"en","version":"1.0","strings":{
            "a":{"localizations":{"en":\(unit("new", "A")),"de":\(unit("needs_review", "B"))}},
            "b":{"localizations":{"de":\(unit("new", "C"))}},
            "c":{"extractionState":"stale","localizations":{"de":\(unit("translated", "D"))}},
            "d":{"localizations":{"de":\(unit("new", ""))}}
            }}
            """
        let found = try report(["L.xcstrings": file])
        #expect(
            summary(found).filter { !$0.hasSuffix("(en)") } == [
                "2 does-not-fit a (de)", "2 needs-review a (de)", "3 does-not-fit b (de)", "3 untranslated b (de)",
                "4 does-not-fit c (de)", "5 untranslated d (de)",
            ]
        )
        #expect(summary(found).contains("4 stale-key c (en)"))
        #expect(
            found.findings.filter { $0.kind == .needsReview || $0.kind == .staleKey }.allSatisfy {
                $0.severity == .note
            }
        )
    }

    /// Qt Linguist's manual: lrelease takes unfinished texts too, unless `-nounfinished` is given. XLIFF 1.2, 2.3:
    /// `needs-translation` “indicates that the item needs to be translated”.
    @Test("Texts that their files do not call done are listed by the states of Qt and XLIFF")
    func others() throws {
        let qt = """
            <!DOCTYPE TS><TS version="2.1" language="de"><context><name>M</name>
            <message><source>Open</source><translation type="unfinished">Öffnen</translation></message>
            <message><source>Old</source><translation type="vanished">Alt</translation></message>
            </context></TS>
            """
        #expect(try summary(report(["m_de.ts": qt])) == ["2 does-not-fit Open (de)", "2 needs-review Open (de)"])
        func unit(_ id: String, _ state: String) -> String {
            "<trans-unit id=\"\(id)\"><source>S</source><target state=\"\(state)\">T</target></trans-unit>"
        }
        let xliff = """
            <xliff version="1.2"><file original="a" source-language="en" target-language="de"><body>
            \(unit("a", "needs-translation"))
            \(unit("b", "needs-review-translation"))
            \(unit("c", "signed-off"))
            </body></file></xliff>
            """
        #expect(
            try summary(report(["de.xlf": xliff], width: 100)) == ["2 untranslated a (de)", "3 needs-review b (de)"]
        )
    }
}

@Suite("Keys without a text in a language of their file")
struct MissingKeyTests {
    private func untranslated(_ files: [String: String], keys: String...) throws -> [String] {
        var rules = CheckRules()
        rules.selection.keys = try keys.map { try KeyPattern($0) }
        let found = try TranslationFolder(files).report(rules).findings
        return found.filter { $0.kind == .untranslated }.map { "\($0.line) \($0.key) (\($0.locale)) \($0.count)" }
    }

    private func entry(_ key: String, _ languages: [String]) -> String {
        let units = languages.map { "\"\($0)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"x\"}}" }
        return "\"\(key)\":{\n\"localizations\":{\(units.joined(separator: ",\n"))}}"
    }

    private func catalogue(_ entries: [String]) -> String {
        "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\n\(entries.joined(separator: ",\n"))\n}}"
    }

    @Test(
        "Keys without a text in a language of their file are found in string catalogues in each language, in the key's line"
    )
    func stringCatalog() throws {
        // Lines: a is in 2, b in 5, c in 9, d in 12
        let file = catalogue([
            entry("a", ["de", "fr"]), entry("b", ["en", "fr", "it"]), entry("c", ["en", "de"]),
            "\"d\":{\"shouldTranslate\":false}",
        ])
        #expect(
            try untranslated(["L.xcstrings": file]) == ["2 a (it) 1", "5 b (de) 1", "9 c (fr) 1", "9 c (it) 1"]
        )
    }

    @Test(
        "Keys without a text in a language of their file are found where only some keys are looked at, also in languages that only other keys have"
    )
    func chosenKeys() throws {
        let file = catalogue([entry("a", ["de", "fr"]), entry("b", ["en", "fr", "it"]), entry("c", ["en", "de"])])
        #expect(try untranslated(["L.xcstrings": file], keys: "b") == ["5 b (de) 1"])
        #expect(try untranslated(["L.xcstrings": file], keys: "a", "c") == ["2 a (it) 1", "9 c (fr) 1", "9 c (it) 1"])
        let files = ["l/en.json": "{\"a\":\"A\",\"b\":\"B\"}", "l/fr.json": "{\"b\":\"B\"}", "l/de.json": "{}"]
        #expect(try untranslated(files, keys: "a") == ["1 a (de) 1", "1 a (fr) 1"])
    }

    @Test(
        "Keys without a text in a language of their file are found where the chosen key is in no file of the chosen language"
    )
    func chosenKeyAndLanguage() throws {
        let folder = try TranslationFolder([
            "l/en.json": "{\"a\":\"A\",\"b\":\"B\"}", "l/fr.json": "{\"a\":\"A\",\"b\":\"B\"}",
            "l/de.json": "{\"a\":\"A\"}", "l/it.json": "{}",
        ])
        func found(_ key: String, _ locale: String) throws -> [String] {
            var rules = CheckRules()
            rules.selection.keys = [try KeyPattern(key)]
            rules.selection.locales = [try KeyPattern(locale)]
            return try folder.report(rules).findings.map { "\($0.key) (\($0.locale))" }
        }
        #expect(try found("b", "de") == ["b (de)"])
        #expect(try found("b", "it") == ["b (it)"])
        #expect(try found("b", "fr") == [])
        #expect(throws: CheckError.self) { try found("c", "de") }
        #expect(throws: CheckError.self) { try found("b", "es") }
    }

    @Test("Keys without a text in a language of their file are one finding if they are ten or more")
    func many() throws {
        let keys = (0..<11).map { "\"k\($0)\":{}" }
        let file = catalogue(keys + [entry("z", ["de"])])
        #expect(try untranslated(["L.xcstrings": file]) == ["2 k0 (de) 11"])
    }

    @Test(
        "Keys without a text in a language of their file are found in tables, where a field is empty, or not there, or the language has no row"
    )
    func tables() throws {
        let wide = "key,en,de,fr\na,A,,B\nb,B\nc,C,C,C\n"
        #expect(try untranslated(["t.csv": wide]) == ["2 a (de) 1", "3 b (de) 1", "3 b (fr) 1"])
        let long = "key,locale,text\na,en,A\na,de,A\nb,en,B\nc,de,C\n"
        #expect(try untranslated(["t.csv": long]) == ["4 b (de) 1", "5 c (en) 1"])
    }

    @Test(
        "Keys without a text in a language of their file are all keys where a file has none, unless it is broken or in a regional form of another language"
    )
    func emptyFiles() throws {
        let english = "{\"a\":\"A\",\"b\":\"B\"}"
        #expect(try untranslated(["l/en.json": english, "l/fr.json": "{}"]) == ["1  (fr) 2"])
        #expect(try untranslated(["l/en.json": english, "l/en-GB.json": "{}"]) == [])
        #expect(try untranslated(["l/en.json": english, "l/fr.json": "{\"a\":"]) == [])
        #expect(
            try untranslated([
                "res/values/strings.xml": "<resources><string name=\"a\">A</string></resources>",
                "res/values-land/strings.xml": "<resources/>", "res/values-fr/strings.xml": "<resources/>",
            ]) == ["1 a (fr) 1"]
        )
    }

    /// JavaScript compares names code unit by code unit, NSString and gettext byte by byte.
    @Test("Keys without a text in a language of their file that differ only in their normalization are two keys")
    func normalization() throws {
        let (one, two) = ("caf\u{E9}", "cafe\u{301}")
        let both = "{\"\(one)\": \"A\",\n\"\(two)\": \"B \"}"
        #expect(try untranslated(["l/en.json": both, "l/de.json": "{\"\(one)\": \"A\"}"]) == ["1 \(two) (de) 1"])
        let report = try TranslationFolder(["l/en.json": both, "l/de.json": both]).report(CheckRules())
        #expect(report.findings.isEmpty)
        #expect(report.summary.keys == 2)
        let twice = try TranslationFolder(["de.json": "{\"\(one)\": \"A\",\n\"\(one)\": \"B\"}"]).report(CheckRules())
        #expect(twice.findings.map(\.kind) == [.duplicateKey])
    }
}
