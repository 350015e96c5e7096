import CopyfitChecking
import Foundation
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

    @Test("are read: type, samples, severities, rules, exemptions")
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
                lines: 1
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
        #expect(rules.rules[0].requirement == FitRequirement(widths: [72...72], maxLines: 1))
        #expect(rules.rules[0].origin == RuleOrigin(file: "app/copyfit.yml", line: 16, column: 5))
        #expect(rules.rules[1].requirement.widths == [200...200, 280...430])
        #expect(rules.rules[1].requirement.allowsTruncation)
        #expect(rules.rules[1].requirement.minimumScale == 0.8)
        #expect(rules.rules[1].requirement.hyphenates)
        #expect(rules.rules[1].type.size == 20)
        #expect(rules.exemptions.map(\.reason) == ["marquee by design"])
        #expect(rules.exemptions[0].kinds == [.doesNotFit])
        #expect(rules.exemptions[0].until == CalendarDay("2027-01-01"))
    }

    @Test(
        "say where something is wrong, and what to write",
        arguments: [
            (
                "rules:\n  - keys: a\n    width: 1\n    line: 1",
                "app/copyfit.yml:4:5: “line” is not known here: use name"
            ),
            ("rules:\n  - keys: a", "app/copyfit.yml:2:5: The rule limits nothing"),
            ("rules:\n  - width: 10...5", "app/copyfit.yml:2:12: “width” must be points"),
            ("rules:\n  - lines: 0", "app/copyfit.yml:2:12: “lines” must be a whole number"),
            ("rules:\n  - keys: /(/\n    lines: 1", "app/copyfit.yml:2:11: /(/ is not a regular expression"),
            ("exempt:\n  - keys: a", "app/copyfit.yml:2:5: An exemption needs a reason"),
            ("exempt:\n  - reason: a\n    until: 2027-02-29", "app/copyfit.yml:3:12: “until” must be a day"),
            ("findings:\n  typo: off", "app/copyfit.yml:2:3: “typo” is not a kind of finding"),
            ("findings:\n  untranslated: maybe", "app/copyfit.yml:2:17: “untranslated” must be error, warning"),
            ("defaults: 12", "app/copyfit.yml:1:11: “defaults” must have names and values below it"),
            ("rules: [", "app/copyfit.yml:2:1: This is not YAML"),
        ]
    )
    func faults(text: String, message: String) throws {
        let found = try #require(try fault(text))
        #expect(found.hasPrefix(message), "\(found)")
    }

    @Test("may be empty")
    func empty() throws {
        #expect(try rules("").rules == [])
        #expect(try rules("# nothing\nrules:\nexempt: []\n").rules == [])
    }

    @Test("are found in a folder or in one that contains it")
    func nearest() throws {
        let folder = try TranslationFolder(["copyfit.yml": "", "a/b/c.txt": "", "d/copyfit.yml": ""])
        #expect(RulesFile.nearest(to: folder.path + "/a/b")?.hasSuffix("/copyfit.yml") == true)
        #expect(RulesFile.nearest(to: folder.path + "/d")?.hasSuffix("/d/copyfit.yml") == true)
    }
}

@Suite("Patterns")
struct KeyPatternTests {
    @Test(
        "match whole names as globs, and anywhere as expressions",
        arguments: [
            ("*", "", true), ("tab.*", "tab.home", true), ("tab.*", "xtab.home", false), ("*.title", "a.b.title", true),
            ("*.title", "a.titles", false), ("a?c", "aéc", true), ("a?c", "ac", false), ("a*b*c", "aXbYbZc", true),
            ("a*b*c", "aXbYbZ", false), ("[a]", "[a]", true), ("/^tab/", "tab.home", true), ("/om/", "tab.home", true),
            ("/", "/", true), ("//", "//", true), ("%@*", "%@ items", true),
        ]
    )
    func matching(pattern: String, name: String, matches: Bool) throws {
        #expect(try KeyPattern(pattern).matches(name) == matches)
    }

    @Test("take time in proportion to name and glob")
    func hostile() throws {
        let pattern = try KeyPattern(String(repeating: "a*", count: 50) + "b")
        #expect(!pattern.matches(String(repeating: "a", count: 20_000)))
    }
}
