@testable import CopyfitChecking
import Foundation
import TestSupport
import Testing

@Suite("Texts that differ from their source")
struct HygieneCheckTests {
    private func kinds(_ files: [String: String]) throws -> [String] {
        try TranslationFolder(files).report(CheckRules()).findings.filter { !$0.kind.rawValue.hasPrefix("plural") }
            .map { "\($0.kind.rawValue) \($0.key)" }
    }

    private func kinds(_ english: String, _ german: String) throws -> [String] {
        try kinds([
            "en.lproj/L.strings": "\"k\" = \"\(english)\";", "de.lproj/L.strings": "\"k\" = \"\(german)\";",
        ])
    }

    @Test(
        "Texts that differ from their source lose, add, double and change placeholders",
        arguments: [
            ("Hello %@", "Hallo", ["placeholder-missing k"]), ("Hello", "Hallo %@", ["placeholder-extra k"]),
            ("%1$@ of %2$d", "%2$d von %1$@", []), ("%d files", "%@ Dateien", ["placeholder-changed k"]),
            ("%1$@", "%1$@ und %1$@", ["placeholder-doubled k"]), ("%d%%", "%d %%", []), ("%d", "%lld", []),
            ("100%", "100%-ig", []),
        ]
    )
    func placeholders(english: String, german: String, found: [String]) throws {
        #expect(try kinds(english, german) == found)
    }

    @Test("Texts that differ from their source have any number of placeholders")
    func many() throws {
        func names(_ letter: String) -> String { (0..<8_000).map { "{{\(letter)\($0)}}" }.joined(separator: " ") }
        func found(_ source: String, _ text: String) throws -> [String: Int] {
            let kinds = try kinds(["l/en.json": "{\"k\": \"\(source)\"}", "l/de.json": "{\"k\": \"\(text)\"}"])
            return Dictionary(kinds.map { ($0, 1) }, uniquingKeysWith: +)
        }
        #expect(try found(names("a"), names("a")) == [:])
        #expect(
            try found(names("a"), names("b")) == ["placeholder-missing k": 8_000, "placeholder-extra k": 8_000]
        )
        let same = String(repeating: "{{a}} ", count: 8_000)
        #expect(try found(same, same + "{{a}} ") == ["placeholder-doubled k": 1])
        let values = String(repeating: "%d ", count: 8_000)
        #expect(try kinds(values, values) == [])
        #expect(try kinds(values, values + "%") == ["invalid-format k", "outer-space k"])
    }

    // i18next's documentation: {{ }} is replaced; Polyglot's: %{ }; Python's: %( )
    @Test(
        "Texts that differ from their source spell placeholders with signs that the program does not replace, or leave them out where the source has them",
        arguments: [
            ("Hi {{name}}", "Hallo {name}", ["placeholder-changed k"]),
            ("Hi {name}", "Hallo {{name}}", ["placeholder-changed k"]),
            ("Hi %{name}", "Hallo {name}", ["placeholder-changed k"]),
            ("Hi {{name}}", "Hallo {{ name }}", []), ("Hi {{name}}", "Hallo {{- name}}", []),
            ("%1$s of %2$s", "%2$s von %1$s", []), ("%s", "%1$s", []),
            ("{n, plural, other {# dogs}}", "{n, plural, other {{n} Hunde}}", []),
            ("{n, plural, =0 {none} other {# of {name}}}", "{n, plural, =0 {nichts} other {# von {name}}}", []),
            ("{n, plural, one {a} other {# of {b}}}", "{n, plural, one {a} other {# von}}", ["placeholder-missing k"]),
            (
                "{n, plural, one {a {b}} other {# of {b}}}", "{n, plural, one {a} other {# von {b}}}",
                ["placeholder-missing k"]
            ),
            ("{n} in {n, number}", "{n, number} in {n}", []),
        ]
    )
    func signs(english: String, german: String, found: [String]) throws {
        #expect(
            try kinds(["locales/en.json": "{\"k\":\"\(english)\"}", "locales/de.json": "{\"k\":\"\(german)\"}"])
                .filter { !$0.hasPrefix("placeholder-without-sample") } == found
        )
    }

    @Test("Texts that differ from their source may leave the number out of a branch for one number, and only there")
    func plurals() throws {
        func android(_ quantity: String, _ text: String) -> String {
            "<resources><plurals name=\"n\"><item quantity=\"\(quantity)\">\(text)</item></plurals></resources>"
        }
        let english =
            "<resources><plurals name=\"n\"><item quantity=\"one\">One file</item><item quantity=\"other\">%d files</item>"
            + "</plurals></resources>"
        func check(_ language: String, _ quantity: String, _ text: String) throws -> [String] {
            try kinds([
                "res/values/strings.xml": english, "res/values-\(language)/strings.xml": android(quantity, text),
            ])
        }
        #expect(try check("de", "one", "Eine Datei") == [])
        #expect(try check("de", "other", "Dateien") == ["placeholder-missing n"])
        // CLDR: in Russian "one" is for 21 and 101 too
        #expect(try check("ru", "one", "Один файл") == ["placeholder-missing n"])
        #expect(try check("he", "two", "שני קבצים") == [])
    }

    @Test(
        "Texts that differ from their source are compared by the number of an argument, whatever a language calls the variable"
    )
    func variables() throws {
        func units(_ name: String) -> String {
            """
            {"stringUnit":{"state":"translated","value":"%#@\(name)@"},"substitutions":{"\(name)":{"argNum":1,\
            "formatSpecifier":"lld","variations":{"plural":{"other":{"stringUnit":{"state":"translated","value":"%arg x"}}}}}}}
            """
        }
        let catalogue = """
            {"sourceLanguage":"en","version":"1.0","strings":{"k":{"localizations":{"en":\(units("arg1")),"de":\(units("zahl"))}}}}
            """
        #expect(try kinds(["L.xcstrings": catalogue]) == [])
    }

    @Test(
        "Texts that differ from their source have the source of their own entry in gettext, also where a file of the source language is empty"
    )
    func ownSource() throws {
        let head =
            "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n\n#, c-format\nmsgid \"Open %s \"\n"
        #expect(
            try kinds(["en.po": head + "msgstr \"\"", "de.po": head + "msgstr \"Öffnen\""]) == [
                "placeholder-missing Open %s ", "outer-space Open %s ",
            ]
        )
    }

    @Test(
        "Texts that differ from their source have other white space",
        arguments: [
            ("a", " a", ["outer-space k"]), ("a ", "a", ["outer-space k"]), ("a ", "b ", []),
            ("a", "b  c", ["doubled-space k"]), ("a  b", "c  d", ["doubled-space k"]), ("a", "b\\n  c", []),
        ]
    )
    func spaces(english: String, german: String, found: [String]) throws {
        #expect(try kinds(english, german) == found)
    }

    // UAX #9, BD9 and X1 to X8: embeddings close by PDF, isolates by PDI, all at the end of the paragraph.
    @Test(
        "Texts that differ from their source turn the direction without turning it back",
        arguments: [
            ("\u{202B}a\u{202C}", false), ("\u{202B}a", true), ("a\u{202C}", true), ("\u{2067}a\u{2069}", false),
            ("\u{2067}\u{202A}a\u{2069}", true), ("\u{2067}a\u{202C}\u{2069}", true), ("\u{202B}a\\n\u{202C}", true),
            ("\u{200F}a", false),
        ]
    )
    func direction(text: String, isUnbalanced: Bool) throws {
        #expect(
            try kinds(["de.lproj/L.strings": "\"k\" = \"\(text)\";"])
                == (isUnbalanced ? ["unbalanced-direction k"] : [])
        )
    }

    @Test("Texts that differ from their source have their key twice, are empty, or are not there")
    func keys() throws {
        let found = try TranslationFolder([
            "en.json": #"{"a": "A", "b": "B", "c": "C"}"#, "de.json": "{\n\"a\": \"A\",\n\"a\": \"Ä\",\n\"b\": \"\"\n}",
        ]).report(CheckRules()).findings
        #expect(found.map(\.kind) == [.untranslated, .duplicateKey, .untranslated])
        #expect(found.map(\.line) == [1, 3, 4])
        #expect(found.map(\.key) == ["c", "a", "b"])
        let catalogue = """
            {"sourceLanguage":"en","version":"1.0","strings":{"a":{"localizations":{"de":{"stringUnit":\
            {"state":"translated","value":"A"}}}},"b":{},"c":{"shouldTranslate":false}}}
            """
        let missing = try TranslationFolder(["L.xcstrings": catalogue]).report(CheckRules()).findings
        #expect(missing.map(\.key) == ["b"])
        #expect(missing.map(\.locale) == ["de"])
        #expect(found[1].message == "The key is already in line 2 of the file.")
    }

    /// Fluent's guide, “Parameterized terms”: terms receive such data from the messages in which they are used.
    @Test(
        "Texts that differ from their source are Fluent's terms with parameters of their own, and messages that give them"
    )
    func termParameters() throws {
        let files = [
            "en/main.ftl": "-brand = Firefox\n    .gender = it\na = About { -brand }\nb = { $n }\n",
            "cs/main.ftl": """
            -brand = { $case ->
                    [nom] Firefox
                   *[gen] Firefoxu { $more }
                }
                .gender = { $x }
            a = O { -brand(case: "loc", more: "x") }
            b = { $m }

            """,
        ]
        #expect(
            try kinds(files).filter { $0.hasPrefix("placeholder-") && !$0.hasPrefix("placeholder-without") } == [
                "placeholder-missing b", "placeholder-extra b",
            ]
        )
    }

    @Test(
        "Texts that differ from their source refer to terms of the language of which theirs is a regional form, and are as wide as these"
    )
    func regionalReferences() throws {
        let files = ["de/main.ftl": "-brand = Wagen\n", "de-AT/main.ftl": "a = { -brand }\n"]
        let found = try TranslationFolder(files).report(.all(Fit(widths: [1...1], maxLines: 1))).findings
        #expect(found.filter { $0.key == "a" }.map(\.text) == ["Wagen"])
    }

    /// Fluent's guide, “Referencing messages”: a reference that cannot be resolved is shown as its name.
    @Test("Texts that differ from their source refer to texts that no file of their language has")
    func references() throws {
        let files = [
            "de/main.ftl": "a = { -brand } { b } { c.title }\nb = { -none }\nc =\n    .title = x\n",
            "de/brand.ftl": "-brand = B\n", "en/main.ftl": "-none = N\nb = { -brand }\n",
        ]
        let found = try TranslationFolder(files).report(CheckRules()).findings.filter { $0.kind == .missingReference }
        #expect(
            found.map { "\($0.locale) \($0.line) \($0.message)" } == [
                "de 2 No file of this language has the term “-none”.",
                "en 2 No file of this language has the term “-brand”.",
            ]
        )
    }
}

@Suite("Files in older encodings")
struct LegacyEncodingTests {
    /// 0xE4 is ä in ISO 8859-1, and no UTF-8.
    @Test("Files in older encodings are named with their language, also if none of their keys is looked at")
    func chosenKeys() throws {
        let folder = try TranslationFolder(["messages_en.properties": "n=N\n"])
        let german = Data("a=".utf8) + [0xE4] + Data("\n".utf8)
        try german.write(to: URL(filePath: folder.path + "/messages_de.properties"))
        for key in ["*", "a", "n"] {
            var rules = CheckRules()
            rules.selection.keys = [try KeyPattern(key)]
            let found = try folder.report(rules).findings.filter { $0.kind == .legacyEncoding }
            #expect(found.map(\.locale) == ["de"], "\(key)")
            #expect(found.map(\.language) == ["de"])
            #expect(found.map { [$0.line, $0.column] } == [[1, 3]])
        }
    }
}
