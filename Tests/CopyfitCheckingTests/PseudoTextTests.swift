@testable import CopyfitChecking
import CopyfitFonts
import CopyfitTranslations
import Foundation
import TestSupport
import Testing

@Suite("Pseudo-locales")
struct PseudoTextTests {
    private func rules(_ pseudo: Set<PseudoLocale>, font: FontChoice = .named("Inter")) -> CheckRules {
        var rules = CheckRules.all(Fit(widths: [1...1], maxLines: 1))
        rules.type.font = font
        rules.pseudoLocales = pseudo
        rules.severities[.substitutedFont] = .some(nil)
        return rules
    }

    /// The texts of a pseudo-locale by their keys, as they are measured: none fits 1 pt.
    private func texts(_ files: [String: String], _ pseudo: PseudoLocale, _ locale: String) throws -> [String: String] {
        // Markup is then a part of what is reported
        var rules = rules([pseudo])
        rules.markup = TextMarkup.none
        let findings = try TranslationFolder(files).report(rules).findings
        let own = findings.filter { $0.locale == locale && $0.fit != nil }
        return Dictionary(own.map { (([$0.key] + $0.variant).joined(separator: " "), $0.text) }) { one, _ in one }
    }

    /// Up to 10 characters become 200 %, up to 20 180 %, up to 30 160 %, up to 50 140 %, up to 70 151 %, others 130 %, in
    /// the table that W3C's “Text size in translation” quotes from IBM.
    @Test(
        "Pseudo-locales lengthen texts as much as is published",
        arguments: [(1, 2), (10, 20), (15, 27), (20, 36), (25, 40), (30, 48), (50, 70), (60, 90), (100, 130)]
    )
    func lengths(count: Int, expected: Int) throws {
        let text = String(repeating: "n", count: count)
        let found = try texts(["en.json": "{\"a\": \"\(text)\"}"], .long, "en-XL")
        #expect(abs((found["a"] ?? "").count - expected) <= 1)
        #expect((found["a"] ?? "").allSatisfy { $0 == "n" })
    }

    /// “Save changes” has 12 characters, 1.8 times as many are 21.6; 11 letters become 11 + 9.6.
    @Test("Pseudo-locales lengthen words by repeating their letters, and do not make more of them")
    func words() throws {
        let text = try #require(try texts(["en.json": #"{"a": "Save changes"}"#], .long, "en-XL")["a"])
        #expect(text.split(separator: " ").count == 2)
        #expect((21...22).contains(text.count))
        let first = text.first
        #expect(first == "S")
        #expect(Set(text) == Set("Save changes"))
    }

    @Test(
        "Pseudo-locales are the same in a check of one key as in one of all",
        arguments: [
            // One key only in a translation, one without a text in the source, one in both
            (["en.json": #"{"a": "Buy", "c": ""}"#, "de.json": #"{"a": "Kauf", "b": "Verkauf", "c": "Gib"}"#], ["a"]),
            (["de.json": #"{"a": "Kauf", "b": "Verkauf", "c": "Gib"}"#], ["a", "b", "c"]),
            (
                [
                    "de.po":
                        "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n\nmsgid \"a\"\nmsgstr \"a\"\n\n"
                        + "msgid \"b\"\nmsgstr \"Verkauf\"\n\nmsgid \"c\"\nmsgstr \"\"\n"
                ], ["a", "b", "c"]
            ),
            (["t.csv": "key,source,de,fr\na,Buy,Kauf,Achat\nb,Sell,,\nc,Give,Gib,\n"], ["a", "b", "c"]),
        ] as [([String: String], [String])]
    )
    func chosenKeys(files: [String: String], keys: [String]) throws {
        let folder = try TranslationFolder(files)
        var rules = rules(Set(PseudoLocale.allCases))
        func made(_ findings: [Finding]) -> [String: [Finding]] {
            let pseudo = findings.filter { $0.fit != nil && ($0.locale.contains("-X") || $0.locale == "ar-XB") }
            return Dictionary(grouping: pseudo, by: \.key)
        }
        let all = made(try folder.report(rules).findings)
        #expect(all.keys.sorted() == keys)
        for key in ["a", "b", "c"] {
            rules.selection.keys = [try KeyPattern(key)]
            #expect(made(try folder.report(rules).findings)[key] == all[key], "\(key)")
        }
    }

    @Test(
        "Pseudo-locales keep placeholders, tags and references",
        arguments: [(PseudoLocale.accented, "en-XA"), (.rtl, "ar-XB"), (.long, "en-XL")]
    )
    func keeps(pseudo: PseudoLocale, locale: String) throws {
        let file = "\"a\" = \"Delete %1$lld of <b>my</b> &amp; %2$@\";"
        let text = try #require(try texts(["en.lproj/L.strings": file], pseudo, locale)["a"])
        #expect(text.contains("<b>") && text.contains("</b>") && text.contains("&amp;") && text.contains("Alexandra"))
        #expect(text.contains("8,888") || text.contains("٨٬٨٨٨"))
        #expect(!text.contains("Delete") && !text.contains("%"))
    }

    @Test("Pseudo-locales have the plural branches of the source, each with a number of its own")
    func plurals() throws {
        let file = #"{"@@locale": "en", "n": "{n, plural, one{{n} day} other{{n} days}}"}"#
        let found = try texts(["app_en.arb": file], .accented, "en-XA")
        #expect(found.count == 2)
        #expect(found.values.allSatisfy { !$0.contains("day") && !$0.contains("{") })
        #expect(found.values.contains { $0.hasPrefix("1 ") })
    }

    /// A font with “a”, “e” and “é”, and no other letter with a mark.
    @Test("Pseudo-locales use only letters that the font has, with as many marks as it has")
    func accents() throws {
        let font = OpenTypeBuilder(glyphs: ["a", "e", "é", " "].map { .init(Character($0), advance: 500) })
        try TestFonts.withFiles([font.bytes()]) { paths in
            let folder = try TranslationFolder(["en.json": #"{"a": "ae ea"}"#])
            let files: FontChoice = .files([FontFileReference(path: paths[0])])
            let findings = try folder.report(rules([.accented], font: files)).findings
            #expect(findings.first { $0.locale == "en-XA" }?.text == "aé éa")
        }
        // U+1EA4 and U+1EBF are in Inter, as fc-query's charset says.
        let text = try texts(["en.json": #"{"a": "Ae q"}"#], .accented, "en-XA")["a"]
        #expect(text == "Ấế q")
    }

    @Test("Pseudo-locales write Arabic from right to left")
    func rightToLeft() throws {
        let text = try texts(["en.json": #"{"a": "Save, ok?"}"#], .rtl, "ar-XB")["a"]
        #expect(text == "\u{200F}ساوي\u{60C} وك\u{61F}")
    }

    /// hb-shape 6.0.0 --font-size=16384 Inter-Regular.otf: “Jetzt kaufen” 96163 units, “Buy now” fewer.
    @Test("Pseudo-locales choose the widest of all languages, where it is, and only of keys that are translated")
    func widest() throws {
        let folder = try TranslationFolder([
            "en.json": #"{"buy": "Buy now", "only": "A very long text in one language"}"#,
            "de.json": #"{"buy": "Jetzt kaufen"}"#, "fr.json": #"{"buy": "Acheter"}"#,
        ])
        let findings = try folder.report(rules([.widest])).findings.filter { $0.locale == "mul-XW" }
        #expect(findings.map(\.text) == ["Jetzt kaufen"])
        #expect(findings.map(\.language) == ["de"])
        #expect(findings.first?.file.hasSuffix("de.json") == true)
    }

    @Test("Pseudo-locales are made from the source texts that gettext's files name, if there is no file of the source")
    func gettext() throws {
        let file = """
            msgid ""
            msgstr "Language: de\\nContent-Type: text/plain; charset=UTF-8\\n"

            msgid "Save %s"
            msgstr "%s sichern"

            msgid "OK"
            msgstr "OK"

            """
        let found = try texts(["de.po": file], .accented, "en-XA")
        #expect(found.count == 2)
        #expect(found["Save %s"]?.hasSuffix("Alexandra") == true)
        #expect(found["Save %s"]?.contains("Save") == false)
        let folder = try TranslationFolder(["de.po": file])
        var only = rules([.accented])
        only.selection.locales = [try KeyPattern("*-XA")]
        #expect(Set(try folder.report(only).findings.map(\.locale)) == ["en-XA"])
    }

    private static let forms = "msgid \"%d file\"\nmsgid_plural \"%d files\"\n"

    /// gettext's manual, “Plural forms”: English has msgid for 1 and msgid_plural for all other numbers, however many
    /// forms the translation has.
    @Test(
        "Pseudo-locales are made from both forms of gettext's plurals",
        arguments: [
            ("de", "nplurals=2; plural=(n != 1);", "msgstr[0] \"%d Datei\"\nmsgstr[1] \"%d Dateien\"\n"),
            ("ja", "nplurals=1; plural=0;", "msgstr[0] \"%d\"\n"),
            ("fr", "nplurals=2; plural=(n > 1);", "msgstr[0] \"%d f\"\nmsgstr[1] \"%d ff\"\n"),
        ]
    )
    func gettextPlurals(language: String, rule: String, forms: String) throws {
        let head = "msgid \"\"\nmsgstr \"\"\n\"Language: \(language)\\n\"\n"
        let charset = "\"Content-Type: text/plain; charset=UTF-8\\n\"\n\"Plural-Forms: \(rule)\\n\"\n\n#, c-format\n"
        let found = try texts(["\(language).po": head + charset + Self.forms + forms], .long, "en-XL")
        #expect(Set(found.keys) == ["%d file one", "%d file other"])
        // 6 and 7 characters with the number become twice as long
        #expect(found["%d file one"]?.hasPrefix("1 ") == true)
        #expect(found["%d file one"]?.hasSuffix("s") == false)
        #expect(found["%d file other"]?.hasPrefix("8,888 ") == true)
        #expect(found["%d file other"]?.hasSuffix("s") == true)
    }

    /// Qt's manual, “Handle plural forms”: the source has one text, with %n in the place of the number.
    @Test("Pseudo-locales are made once from the source of Qt's plurals, with placeholders as they are")
    func qtPlurals() throws {
        let file = """
            <!DOCTYPE TS><TS version="2.1" language="de"><context><name>M</name><message numerus="yes">
            <source>%n files of %1</source><translation><numerusform>%n Datei von %1</numerusform>
            <numerusform>%n Dateien von %1</numerusform></translation></message></context></TS>
            """
        let found = try texts(["m_de.ts": file], .accented, "en-XA")
        #expect(found.count == 1)
        let text = try #require(found["%n files of %1"])
        #expect(text.hasPrefix("8,888 ") && text.hasSuffix(" Alexandra") && !text.contains("files"))
    }

    /// CommonMark 0.31, 6.3: a target ends at its closing parenthesis and may have a title after a space.
    @Test(
        "Pseudo-locales keep the targets of links and the attributes of tags",
        arguments: [(PseudoLocale.accented, "en-XA"), (.rtl, "ar-XB")]
    )
    func targets(pseudo: PseudoLocale, locale: String) throws {
        let file = #"""
            "a" = "Read [terms](https://example.org/a_(b)) or [this](%@/x \"title\") <a href=\"https://%@/y\">here</a>";
            "b" = "file[s](of any kind) a < b & c";
            """#
        let found = try texts(["en.lproj/L.strings": file], pseudo, locale)
        let text = try #require(found["a"])
        #expect(text.contains("](https://example.org/a_(b)) "))
        #expect(text.contains("](Alexandra/x \"title\") "))
        #expect(text.contains("<a href=\"https://Alexandra/y\">") && text.hasSuffix("</a>"))
        for word in ["Read", "terms", "this", "here"] { #expect(!text.contains(word)) }
        for word in ["file", "kind"] { #expect(found["b"]?.contains(word) == false) }
    }

    @Test("Pseudo-locales leave counts and other findings as they are, and offer no other wording")
    func counts() throws {
        let files = ["en.json": #"{"a": "Save  "}"#, "de.json": #"{"a": "Sichern"}"#]
        let folder = try TranslationFolder(files)
        let plain = try folder.report(rules([]))
        let more = try folder.report(rules(Set(PseudoLocale.allCases)))
        let names: Set = ["en-XA", "en-XL", "ar-XB", "mul-XW"]
        #expect(Set(more.findings.map(\.locale)) == names.union(["en", "de"]))
        #expect(more.findings.filter { !names.contains($0.locale) } == plain.findings)
        #expect(more.summary.texts == plain.summary.texts)
        #expect(more.summary.locales == plain.summary.locales)
        #expect(more.findings.filter { names.contains($0.locale) }.allSatisfy { $0.fit != nil })
    }

    @Test("Pseudo-locales are named in rules files")
    func rulesFile() throws {
        let file = try RulesFile("pseudo: [long, rtl]\n", path: "copyfit.yml")
        #expect(file.rules.pseudoLocales == [.long, .rtl])
        #expect(throws: RulesFileError.self) { try RulesFile("pseudo: klingon\n", path: "copyfit.yml") }
    }
}
