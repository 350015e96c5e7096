import CopyfitChecking
import TestSupport
import Testing

@Suite("Texts that their files do not call done")
struct UnfinishedTextsTests {
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
