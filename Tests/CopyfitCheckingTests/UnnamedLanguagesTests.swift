import CopyfitChecking
import TestSupport
import Testing

@Suite("Texts of files that name no language")
struct UnnamedLanguagesTests {
    private func report(_ files: [String: String], _ sourceLanguage: String?) throws -> CheckReport {
        var rules = CheckRules.all(Fit(widths: [1...1], maxLines: 1))
        rules.type.fontsByLanguage = ["ja": .named("Noto Sans CJK JP")]
        rules.severities[.substitutedFont] = .some(nil)
        rules.severities[.placeholderWithoutSample] = .some(nil)
        rules.sourceLanguage = sourceLanguage
        return try TranslationFolder(files).report(rules)
    }

    private let android = [
        "res/values/strings.xml": "<resources><string name=\"a\">設定</string></resources>",
        "res/values-de/strings.xml": "<resources><string name=\"a\">Einstellungen</string></resources>",
    ]

    @Test(
        "Texts of files that name no language have the source language of the rules, with its font",
        arguments: ["Base.lproj/L.strings", "L.strings"]
    )
    func apple(path: String) throws {
        let found = try report([path: "\"a\" = \"設定\";"], "ja").findings
        #expect(found.map(\.language) == ["ja"])
        #expect(found.map(\.fit?.font) == ["Noto Sans CJK JP"])
    }

    @Test("Texts of files that name no language are Android's values and what translations are compared with")
    func values() throws {
        let found = try report(android, "ja")
        #expect(found.findings.map(\.language) == ["de", "ja"])
        #expect(found.findings.map(\.locale) == ["de", ""])
        #expect(found.summary.families.map(\.languages) == [["de", "ja"]])
        var changed = android
        changed["res/values-de/strings.xml"] = "<resources><string name=\"a\">Einstellungen %d</string></resources>"
        #expect(try report(changed, "ja").findings.map(\.kind).contains(.placeholderExtra))
    }

    /// The placeholder that a text of `values-de` has lost, beside a folder that may be taken for the source.
    private func lost(_ folder: String) throws -> [String] {
        let files = ["values": "Hello %1$s", folder: "Hallo", "values-de": "Hallo"].map { folder, text in
            ("res/\(folder)/strings.xml", "<resources><string name=\"a\">\(text)</string></resources>")
        }
        let rules = CheckRules.all(Fit(widths: [1000...1000], maxLines: 1))
        let report = try TranslationFolder(Dictionary(uniqueKeysWithValues: files)).report(rules)
        return report.findings.filter { $0.kind == .placeholderMissing }.map(\.language).sorted()
    }

    @Test(
        "A placeholder that a translation has lost is found in Android's languages of two and three letters",
        arguments: ["ryu", "frc", "gez", "luo", "hak", "mnc"]
    )
    func languagesOfThreeLetters(code: String) throws {
        #expect(try lost("values-" + code) == ["de", code].sorted())
    }

    @Test(
        "A text for some devices hides no fault of a translation",
        arguments: ["land", "night", "sw600dp", "v21", "car"]
    )
    func qualifiers(name: String) throws {
        #expect(try lost("values-" + name) == ["de"])
    }

    // CLDR: 8,881 is the greatest number up to 8,888 that is "one" in Russian, and 8,884 the greatest that is "few"
    @Test("Texts of files that name no language have the plural categories of the source language")
    func plurals() throws {
        let items = ["one", "few"].map { "<item quantity=\"\($0)\">%d</item>" }.joined()
        let file = "<resources><plurals name=\"n\">\(items)</plurals></resources>"
        let found = try report(["res/values/strings.xml": file], "ru").findings.filter { $0.fit != nil }
        #expect(found.map { $0.text.filter(\.isNumber) } == ["8881", "8884"])
    }

    @Test(
        "Texts of files that name no language are in English if the rules do not say it, unless another file of theirs is"
    )
    func usual() throws {
        #expect(try report(android, nil).findings.map(\.language) == ["de", "en"])
        let english = android.merging(
            ["res/values-en/strings.xml": "<resources><string name=\"a\">Settings</string></resources>"]
        ) { one, _ in one }
        #expect(try report(english, nil).findings.map(\.language) == ["de", "en", "und"])
    }

    @Test(
        "Texts of files that name no language stay unknown where each entry has its own source, because they are translations"
    )
    func translations() throws {
        let file = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n\nmsgid \"a\"\nmsgstr \"ä\"\n"
        #expect(try report(["x.po": file], "en").findings.map(\.language) == ["und"])
    }

    @Test("Texts of files that name no language are not asked for again in a file that names the same language")
    func regional() throws {
        let files = ["Base.lproj/L.strings": "\"a\" = \"A\"; \"b\" = \"B\";", "en.lproj/L.strings": "\"a\" = \"A\";"]
        #expect(try report(files, "en").findings.map(\.kind) == [.doesNotFit, .doesNotFit, .doesNotFit])
    }
}
