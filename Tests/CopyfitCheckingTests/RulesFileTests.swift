import CopyfitChecking
import Foundation
import TestSupport
import Testing

@Suite("Rules files")
struct RulesFileTests {
    private func rules(_ text: String) throws -> CheckRules { try RulesFile(text, path: "app/copyfit.yml").rules }

    private func fault(_ text: String) throws -> String? {
        do {
            _ = try rules(text)
            return nil
        } catch let error as RulesFileError {
            return error.description
        }
    }

    @Test("A misspelt ignore, and type without a limit to fit, are errors")
    func withoutEffect() throws {
        #expect(
            try fault("locales: { de: igonre }")?.hasSuffix("“igonre” is not a language: did you mean ignore?") == true
        )
        let rule = "rules: [{ keys: a, markup: html, size: 12 }]"
        let message = "“size” has no effect without width, height or maxLines: give one of them."
        #expect(try fault(rule)?.hasSuffix(message) == true)
        #expect(try fault("rules: [{ keys: a, markup: html, width: 9, size: 12 }]") == nil)
    }

    @Test("Rules files are read: type, samples, severities, rules, exemptions")
    func everything() throws {
        let rules = try rules(
            """
            fonts: ./fonts
            systemFonts: on
            sourceLanguage: en
            defaults:
              font: Inter SemiBold
              size: 15
              typeSizes: [1, 1.35]
              languages: { ja: Noto Sans CJK JP }
              fallbacks: Noto Color Emoji
            samples:
              "%@": [Al, Alexandra]
              "%lld": 88888
              phone: "0123"
            findings: { untranslated: off, outer-space: error }
            rules:
              - keys: "tab.*"
                width: 72
                maxLines: 1
              - name: card
                keys: [card.title, /^card\\.\\d+$/]
                except: card.debug
                width: [200, 280...430]
                truncation: allowed
                minimumScale: 0.8
                hyphenation: on
                size: 20
            exempt:
              - keys: onboarding.ticker
                findings: does-not-fit
                reason: marquee by design
                until: 2027-01-01
            """
        )
        #expect(rules.fonts.folders == ["app/./fonts"])
        #expect(rules.fonts.usesSystemFonts)
        #expect(rules.type.font == .named("Inter SemiBold"))
        #expect(rules.type.scales == [1, 1.35])
        #expect(rules.type.fontsByLanguage == ["ja": .named("Noto Sans CJK JP")])
        #expect(rules.fallbacks == ["Noto Color Emoji"])
        #expect(rules.samples.values["%@"] == [.text("Al"), .text("Alexandra")])
        #expect(rules.samples.values["%lld"] == [.number(88_888)])
        #expect(rules.samples.values["phone"] == [.text("0123")])
        #expect(rules.severity(of: .untranslated) == nil)
        #expect(rules.severity(of: .outerSpace) == .error)
        #expect(rules.rules.map(\.name) == ["tab.*", "card"])
        #expect(rules.rules[0].requirement == Fit(widths: [72...72], maxLines: 1))
        #expect(rules.rules[0].origin == RuleOrigin(file: "app/copyfit.yml", line: 16, column: 5))
        #expect(rules.rules[1].requirement.widths == [WidthRange(200), WidthRange(280...430)])
        #expect(rules.rules[1].requirement.allowsTruncation)
        #expect(rules.rules[1].requirement.minimumScale == 0.8)
        #expect(rules.rules[1].requirement.hyphenates)
        #expect(rules.rules[1].type.size == 20)
        #expect(rules.exemptions.map(\.reason) == ["marquee by design"])
        #expect(rules.exemptions[0].kinds == [.doesNotFit])
        #expect(rules.exemptions[0].until == CalendarDay("2027-01-01"))
    }

    @Test(
        "Rules files say where something is wrong, and what to write",
        arguments: [
            (
                "rules:\n  - keys: a\n    width: 1\n    line: 1",
                "app/copyfit.yml:4:5: “line” is not allowed here: did you mean maxLines?"
            ),
            ("rules:\n  - keys: a", "app/copyfit.yml:2:5: The rule limits nothing"),
            ("rules:\n  - width: 10...5", "app/copyfit.yml:2:12: “width” must be a length of at least 0"),
            ("rules:\n  - maxLines: 0", "app/copyfit.yml:2:15: “maxLines” must be a whole number of at least 1."),
            ("rules:\n  - keys: /(/\n    maxLines: 1", "app/copyfit.yml:2:11: /(/ is not a regular expression"),
            ("exempt:\n  - keys: a", "app/copyfit.yml:2:5: An exemption needs a reason"),
            ("exempt:\n  - reason: a\n    until: 2027-02-29", "app/copyfit.yml:3:12: “until” must be a day"),
            ("soruce: en", "app/copyfit.yml:1:1: “soruce” is not allowed here: did you mean source?"),
            ("a: 1\nlocale: {x: de}", "app/copyfit.yml:1:1: “a” is not allowed here: use paths"),
            ("locale: {x: de}", "app/copyfit.yml:1:1: “locale” is not allowed here: did you mean locales?"),
            ("locales: {x: Klingonese}", "app/copyfit.yml:1:14: “Klingonese” is not a language"),
            ("defaults:\n  fnot: Inter", "app/copyfit.yml:2:3: “fnot” is not allowed here: did you mean font?"),
            ("exempt:\n  - reson: a", "app/copyfit.yml:2:5: “reson” is not allowed here: did you mean reason?"),
            (
                "exempt:\n  - reason: a\n    findings: [word-cuts]",
                "app/copyfit.yml:3:16: “word-cuts” is not a kind of finding: did you mean word-cut?"
            ),
            (
                "findings:\n  untranslatde: off",
                "app/copyfit.yml:2:3: “untranslatde” is not a kind of finding: did you mean untranslated?"
            ),
            (
                "pseudo: [acented]",
                "app/copyfit.yml:1:10: “pseudo” must be one or more of the names: did you mean accented?"
            ),
            ("findings:\n  typo: off", "app/copyfit.yml:2:3: “typo” is not a kind of finding"),
            ("findings:\n  untranslated: maybe", "app/copyfit.yml:2:17: “untranslated” must be error, warning"),
            ("sourceLanguage: Klingonese", "app/copyfit.yml:1:17: “Klingonese” is not a language: give its tag"),
            ("defaults:\n  languages: {Klingonese: Inter}", "app/copyfit.yml:2:15: “Klingonese” is not a language"),
            ("defaults: 12", "app/copyfit.yml:1:11: “defaults” must have names and values, such as font: Inter."),
            ("- a", "app/copyfit.yml:1:1: The file must have names and values, such as rules:."),
            ("rules: [", "app/copyfit.yml:2:1: This is not YAML"),
            (
                "rules:\n  - maxLines: 1\n    maxLines: 2",
                "app/copyfit.yml:2:5: “maxLines” is given twice: remove one."
            ),
            ("paths: [a]\npaths: [b]", "app/copyfit.yml:1:1: “paths” is given twice"),
            ("rules:\n  - keys: []\n    maxLines: 1", "app/copyfit.yml:2:11: “keys” is empty: give a value"),
            ("rules:\n  - maxLines: 1\n    locales:", "app/copyfit.yml:3:13: “locales” is empty"),
            ("exempt:\n  - reason: a\n    findings: []", "app/copyfit.yml:3:15: “findings” is empty"),
            ("samples:\n  \"%@\": {a: 1}", "app/copyfit.yml:2:9: “%@” must be a text or a number."),
            ("rules:\n  - maxLines: 1\n    lines: 2", "app/copyfit.yml:3:12: “lines” is “maxLines”: leave one out."),
            ("rules:\n  - height: [1, 2]", "app/copyfit.yml:2:13: “height” must be a text or a number."),
            ("rules:\n  - width: inf", "app/copyfit.yml:2:5: The rule limits nothing: give width, height, maxLines,"),
            ("rules:\n\t- maxLines: 1", "app/copyfit.yml:2:1: This is not YAML: a tab, or another character"),
            (
                "rules:\n  - keys: \"a\n    maxLines: 1",
                "app/copyfit.yml:2:11: This is not YAML: a quote is not closed."
            ),
            ("paths: a\n---\npaths: b", "app/copyfit.yml:2:1: This is not YAML: the rules must be one document"),
        ]
    )
    func faults(text: String, message: String) throws {
        let found = try #require(try fault(text))
        #expect(found.hasPrefix(message), "\(found)")
    }

    // An inch is 72 pt. With type at 150 % an em of 16 pt is 24 pt.
    @Test("Rules files may have units, of which em is of the size of the type that a user chose")
    func units() throws {
        let folder = try TranslationFolder(["de.lproj/L.strings": "\"buy\" = \"Jetzt kaufen\";"])
        func widths(_ width: String) throws -> [Double?] {
            let defaults = "defaults: {font: Inter, size: 16, typeSizes: [1, 1.5]}\n"
            return try folder.report(try rules("\(defaults)rules: [{width: \(width), maxLines: 1}]")).findings
                .map(\.fit?.width)
        }
        #expect(try widths("1in") == [72, 72])
        #expect(try widths("5em") == [80, 120])
    }

    @Test("Rules files with a name of the version before say where it is and what it is now")
    func formerNames() throws {
        let folder = try TranslationFolder(["de.lproj/L.strings": "\"buy\" = \"Jetzt\";"])
        let report = try folder.report(try rules("defaults: {font: Inter 16}\nrules:\n  - width: 500\n    lines: 1\n"))
        let note = try #require(report.findings.first)
        #expect(report.findings.count == 1)
        #expect((note.kind, note.severity) == (.oldSpelling, .note))
        #expect(note.place == "app/copyfit.yml:4:12")
        #expect(note.message == "“lines” is now “maxLines”: the next version will not accept the old spelling.")
    }

    @Test("Rules files must not nest without end")
    func nesting() throws {
        let found = try fault(String(repeating: "[", count: 2000))
        #expect(found?.hasSuffix("This is not YAML: lists and names nest too deeply.") == true)
    }

    @Test("Rules files may begin with a byte order mark, which is not counted")
    func byteOrderMark() throws {
        #expect(try rules("\u{FEFF}defaults: {size: 15}").type.size == 15)
        #expect(try fault("\u{FEFF}x: 1")?.hasPrefix("app/copyfit.yml:1:1: “x” is not allowed here") == true)
    }

    @Test("Rules files that are too long, or a folder, say so")
    func unreadable() throws {
        let folder = try TranslationFolder(["long.yml": String(repeating: "#", count: (4 << 20) + 1), "d.yml/a": ""])
        func message(_ name: String) throws -> String? {
            do {
                _ = try RulesFile(path: folder.path + name)
                return nil
            } catch {
                return error.message
            }
        }
        #expect(try message("/long.yml") == "The rules have more than 4 MiB: shorten the file.")
        #expect(try message("/d.yml") == "The rules cannot be read: check that the file exists and is readable.")
    }

    @Test("Rules files may be empty")
    func empty() throws {
        #expect(try rules("").rules == [])
        #expect(try rules("# nothing\nrules:\nexempt: []\n").rules == [])
    }
}
