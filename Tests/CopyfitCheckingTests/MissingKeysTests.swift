import CopyfitChecking
import TestSupport
import Testing

@Suite("Keys without a text in a language of their file")
struct MissingKeysTests {
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
