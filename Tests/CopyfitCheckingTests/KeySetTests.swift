import CopyfitChecking
import TestSupport
import Testing

/// Which keys the files of a language have, compared with those of the source.
@Suite("Files and keys that one language has and another has not")
struct KeySetTests {
    private func found(_ files: [String: String], exempt: String = "") throws -> [String] {
        let yaml = exempt.isEmpty ? "" : "exempt: [{\(exempt), reason: later}]\n"
        let rules = try RulesFile(yaml, path: "copyfit.yml").rules
        let folder = try TranslationFolder(files)
        return try folder.report(rules).findings.map { finding in
            "\(finding.file.dropFirst(folder.path.count + 1)):\(finding.line) \(finding.severity) \(finding.locale): \(finding.message)"
        }
    }

    private func strings(_ keys: String...) -> String { keys.map { "\"\($0)\" = \"x\";" }.joined(separator: "\n") }

    private func json(_ keys: String...) -> String {
        "{" + keys.map { "\"\($0)\": \"x\"" }.joined(separator: ", ") + "}"
    }

    private func android(_ keys: String...) -> String {
        "<resources>\n" + keys.map { "<string name=\"\($0)\">x</string>\n" }.joined() + "</resources>"
    }

    private func gettext(_ language: String?, _ keys: String..., obsolete: String? = nil) -> String {
        let name = language.map { "Language: \($0)\\n" } ?? ""
        let head = "msgid \"\"\nmsgstr \"\(name)Content-Type: text/plain; charset=UTF-8\\n\"\n\n"
        let entries = keys.map { "msgid \"\($0)\"\nmsgstr \"\(language == nil ? "" : "x")\"\n" }
        let old = obsolete.map { "#~ msgid \"\($0)\"\n#~ msgstr \"x\"\n" } ?? ""
        return head + (entries + [old]).joined(separator: "\n")
    }

    @Test(
        "Files and keys that one language has and another has not are a warning where a language lacks a whole table that others have"
    )
    func missingTable() throws {
        let files = [
            "en.lproj/A.strings": strings("a"), "de.lproj/A.strings": strings("a"), "fr.lproj/A.strings": strings("a"),
            "pt.lproj/A.strings": strings("a"), "pt-BR.lproj/A.strings": strings("a"),
            "en.lproj/B.strings": strings("b", "c"), "fr.lproj/B.strings": strings("b", "c"),
            "pt.lproj/B.strings": strings("b", "c"), "en.lproj/Names.strings": strings("n"),
        ]
        let missing = "en.lproj/B.strings:1 warning de: This language lacks the file: 2 keys are missing."
        #expect(try found(files) == [missing])
        #expect(
            try found(files, exempt: "keys: c") == [
                "en.lproj/B.strings:1 warning de: This language lacks the file: the key “b” is missing."
            ]
        )
        #expect(try found(files, exempt: "locales: de") == [])
        var there = files
        there["de.lproj/B.strings"] = strings("b", "c")
        #expect(try found(there) == [])
        #expect(try found(files) == [missing])
    }

    @Test(
        "Files and keys that one language has and another has not are not missed where a file is there and is not looked at, or where one of its table has the keys"
    )
    func otherFiles() throws {
        let folder = try TranslationFolder([
            "en.lproj/A.strings": strings("a"), "de.lproj/A.strings": strings("a"), "en.lproj/B.strings": strings("b"),
            "fr.lproj/A.strings": strings("a"), "fr.lproj/B.strings": strings("b"), "de.lproj/B.strings": strings("b"),
        ])
        let paths = ["en.lproj", "fr.lproj", "de.lproj/A.strings"].map { folder.path + "/" + $0 }
        #expect(try TranslationCheck(paths: paths, rules: CheckRules()).report().findings.isEmpty)
        // Android reads all files of a folder as one
        #expect(
            try found([
                "values/a.xml": android("a"), "values/b.xml": android("b", "c"),
                "values-de/a.xml": android("b", "a", "x"),
                "values-fr/a.xml": android("a"), "values-fr/b.xml": android("b"),
            ]) == [
                "values-de/a.xml:4 note de: The key is not in the source, so the program may no longer ask for it.",
                "values-fr/b.xml:1 warning fr: The key “c” of the source is missing.",
                "values/b.xml:1 warning de: This language lacks the file: the key “c” is missing.",
            ]
        )
    }

    /// msgcmp(1): “this message is used but not defined in …”, and for the other way round a warning that it is not used.
    @Test(
        "Files and keys that one language has and another has not are compared with gettext's template",
        arguments: [
            ["po/app.pot", "po/de.po", "po/fr.po"],
            ["locale/app.pot", "locale/de/LC_MESSAGES/app.po", "locale/fr/LC_MESSAGES/app.po"],
            ["languages/app.pot", "languages/app-de_DE.po", "languages/app-fr_FR.po"],
            ["locale/en/LC_MESSAGES/app.pot", "locale/de/LC_MESSAGES/app.po", "locale/fr/LC_MESSAGES/app.po"],
        ]
    )
    func template(paths: [String]) throws {
        let (german, french) = paths[1].contains("DE") ? ("de_DE", "fr_FR") : ("de", "fr")
        let files = [
            paths[0]: gettext(nil, "a", "b", "c"), paths[1]: gettext(german, "a", "z", obsolete: "b"),
            paths[2]: gettext(french, "a", "b", "c"),
        ]
        let expected = [
            "\(paths[1]):1 warning \(german): 2 keys of the template are missing, the first is “b”.",
            "\(paths[1]):8 note \(german): The key is not in the template, so the program may no longer ask for it.",
        ]
        #expect(try found(files) == expected)
        // Without a template all languages are compared
        var others = files
        others[paths[0]] = nil
        #expect(try found(others).map { $0.hasSuffix("missing.") || $0.contains(" are missing") } == [true, true])
        // One language and a template are enough
        others = files
        others[paths[2]] = nil
        #expect(try found(others) == expected)
    }

    @Test(
        "Files and keys that one language has and another has not are not compared with a template that has only its header"
    )
    func emptyTemplate() throws {
        #expect(try found(["po/app.pot": gettext(nil), "po/de.po": gettext("de", "a", "z")]) == [])
        let (template, german) = ("locale/en/LC_MESSAGES/app.pot", "locale/de/LC_MESSAGES/app.po")
        #expect(try found([template: gettext(nil), german: gettext("de", "a", "z")]) == [])
        // Then other languages count, as without a template
        #expect(
            try found([
                "po/app.pot": gettext(nil), "po/de.po": gettext("de", "a", "z"), "po/fr.po": gettext("fr", "a"),
            ]) == ["po/fr.po:1 warning fr: The key “z” of other languages is missing."]
        )
    }

    @Test(
        "Files and keys that one language has and another has not are in no folder of a language that is called values, except Android's"
    )
    func valuesFolder() throws {
        #expect(
            try found([
                "values/en.json": json("a"), "values/de.json": json("a"), "values/B_en.json": json("b"),
                "values/B_fr.json": json("b"),
            ]) == []
        )
    }

    // U+00E9 is C3 A9, and e with U+0301 is 65 CC 81: 65 comes first
    @Test(
        "Files and keys that one language has and another has not are in the order of their bytes where only their normalization differs"
    )
    func normalization() throws {
        let keys = ["\u{E9}", "e\u{301}"]
        let folder = try TranslationFolder(["en.json": json(keys[0], keys[1], "z"), "de.json": json("z")])
        let texts = try folder.report(CheckRules()).findings.compactMap(\.group).flatMap(\.texts)
        #expect(texts.map { Array($0.key.utf8) } == [[0x65, 0xCC, 0x81], [0xC3, 0xA9]])
    }

    @Test(
        "Files and keys that one language has and another has not are named with their context where the same text has several"
    )
    func contexts() throws {
        let entries = ["msgid \"a\"\nmsgstr \"x\"\n", "msgctxt \"menu\"\nmsgid \"a\"\nmsgstr \"x\"\n"]
        let both = ["po/de.po": gettext("de") + entries.joined(separator: "\n")]
        #expect(
            try found(both.merging(["po/fr.po": gettext("fr") + entries[0]]) { one, _ in one }) == [
                "po/fr.po:1 warning fr: The key “a” in the context “menu” of other languages is missing."
            ]
        )
    }

    @Test(
        "Files and keys that one language has and another has not are notes where only a translation has them, unless the rules turn them off"
    )
    func extraKeys() throws {
        let files = ["en.json": json("a", "b"), "de.json": json("a", "b", "old"), "fr.json": json("a", "b")]
        let extra = ["de.json:1 note de: The key is not in the source, so the program may no longer ask for it."]
        #expect(try found(files) == extra)
        var rules = try RulesFile("findings: {extra-key: off}\n", path: "copyfit.yml").rules
        #expect(try TranslationFolder(files).report(rules).findings.isEmpty)
        rules = CheckRules()
        rules.selection.keys = [try KeyPattern("old")]
        #expect(try TranslationFolder(files).report(rules).findings.map(\.kind) == [.extraKey])
        // A source's key without a text is there; an empty source says nothing
        #expect(try found(["en.json": #"{"a": "x", "b": ""}"#, "de.json": json("a", "b")]) == [])
        #expect(try found(["en.json": "{}", "de.json": json("a", "b")]) == [])
        let many = (0..<12).map { "k\($0)" }
        let german = "{" + (["a"] + many).map { "\"\($0)\": \"x\"" }.joined(separator: ", ") + "}"
        #expect(
            try found(["en.json": json("a"), "de.json": german]) == [
                "de.json:1 note de: 12 of 13 keys are not in the source; this is the first."
            ]
        )
    }

    @Test(
        "Files and keys that one language has and another has not are each language's own matter where they are Fluent's terms, or plural forms of i18next"
    )
    func ownKeys() throws {
        #expect(
            try found([
                "l/en/a.ftl": "a = x\n", "l/de/a.ftl": "a = x\n-t = y\n", "l/en/b.ftl": "b = x\n",
                "l/de/b.ftl": "b = x\n",
            ]) == []
        )
        // A term of the source is none that other languages must have, nor is a file of terms only
        #expect(
            try found([
                "l/en/a.ftl": "a = x\n-t = y\n-t2 = y\n", "l/de/a.ftl": "a = x\n", "l/fr/a.ftl": "a = x\n",
                "l/en/b.ftl": "-b = x\n", "l/fr/b.ftl": "-b = x\n",
            ]) == []
        )
        #expect(
            try found([
                "en.json": #"{"k_one": "x {{count}}", "k_other": "x {{count}}"}"#,
                "ja.json": #"{"k_other": "x {{count}}"}"#,
            ]).filter { !$0.contains("sample") } == []
        )
    }
}
