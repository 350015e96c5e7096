@testable import CopyfitChecking
import Foundation
import TestSupport
import Testing

@Suite("Rules and exemptions")
struct RuleFindingsTests {
    private let files = ["en.json": #"{"home.buy": "Buy now", "home.sell": "Sell now", "x": "x"}"#]

    private func report(_ yaml: String, today: String = "2026-11-23") throws -> [Finding] {
        var rules = try RulesFile(yaml, path: "copyfit.yml").rules
        rules.today = try #require(CalendarDay(today))
        return try TranslationFolder(files).report(rules).findings
    }

    private let head = "defaults: {font: Inter, size: 16}\n"

    @Test("Rules and exemptions take findings away until their day is over")
    func exemptions() throws {
        let yaml =
            head + "rules: [{keys: home.*, width: 20, maxLines: 1}]\n"
            + "exempt:\n  - keys: home.sell\n    reason: scrolls\n    until: 2026-11-23\n"
        #expect(try report(yaml).map(\.key) == ["home.buy"])
        let later = try report(yaml, today: "2026-11-24")
        #expect(later.map(\.kind).filter { $0 != .doesNotFit } == [.expiredExemption])
        #expect(later.count { $0.kind == .doesNotFit } == 2)
    }

    @Test("Rules and exemptions are counted, with the texts that they are about")
    func counted() throws {
        let yaml =
            head + "rules: [{keys: home.*, width: [20, 30], maxLines: 1}]\n"
            + "exempt:\n  - keys: home.sell\n    reason: scrolls\n  - keys: home.*\n    reason: later\n"
        var rules = try RulesFile(yaml, path: "copyfit.yml").rules
        rules.today = try #require(CalendarDay("2026-11-23"))
        let report = try TranslationFolder(files).report(rules)
        #expect(report.findings.isEmpty)
        #expect(report.summary.exemptions.map(\.reason) == ["scrolls", "later"])
        // One text each, which fits neither width
        #expect(report.summary.exemptions.map(\.texts) == [1, 1])
        #expect(report.summary.exemptions.map(\.findings) == [2, 2])
        #expect(report.summary.exemptions.map(\.line) == [4, 6])
        #expect(
            report.summary.exemptSentence
                == "2 texts exempt: 1 by “scrolls” (copyfit.yml:4), 1 by “later” (copyfit.yml:6)."
        )
    }

    @Test("Rules and exemptions are reported if they match nothing")
    func unused() throws {
        let found = try report(
            head + "rules: [{keys: home.*, width: 200}, {name: tabs, keys: tab.*, maxLines: 1}]\n"
                + "exempt: [{keys: tab.*, reason: old}]\n"
        )
        #expect(found.map(\.kind) == [.unusedRule, .unusedRule])
        #expect(found.map(\.line) == [2, 3])
        #expect(found[0].message == "No text matches the rule “tabs”.")
    }

    @Test("Rules and exemptions leave keys without a rule, which are reported if that is asked for")
    func withoutRule() throws {
        let rules = head + "rules: [{keys: home.*, width: 200}]\n"
        #expect(try report(rules).isEmpty)
        #expect(try report(rules + "findings: {key-without-rule: warning}").map(\.key) == ["x"])
    }

    @Test("Rules and exemptions give way to the rule in a text's comment")
    func comments() throws {
        let folder = try TranslationFolder([
            "de.lproj/L.strings": """
            /* fit: width=40 maxLines=1. The button. */ "a" = "Jetzt kaufen";
            /* Does it fit: no marker */ "b" = "Jetzt kaufen";
            /* fit: width=100...200 maxLines=1 */ "c" = "Jetzt kaufen";
            """
        ])
        let found = try folder.report(.all(Fit(widths: [60...60], maxLines: 1))).findings
        #expect(found.map(\.key) == ["a", "b"])
        #expect(found.map(\.fit?.width) == [40, 60])
        // A rule that nobody can follow is not passed over.
        let withoutFont = try folder.report(CheckRules()).findings
        #expect(withoutFont.map(\.kind) == [.notMeasured, .notMeasured])
        #expect(withoutFont.map(\.key) == ["a", "c"])
    }

    @Test("Rules and exemptions say of texts that cannot be measured that they were not")
    func notMeasured() throws {
        // More than the 4 MiB that the engine takes as one word
        let word = String(repeating: "a", count: 4_194_305)
        let folder = try TranslationFolder(["de.json": "{\"a\": \"\(word)\", \"b\": \"b\"}"])
        let found = try folder.report(.all(Fit(widths: [60...60, 70...70]))).findings
        #expect(found.map(\.kind) == [.notMeasured])
    }

    @Test(
        "A sample that no text has suggests the name that was probably meant",
        arguments: [("integr", ": did you mean “integer”?"), ("{user}", ": did you mean “{USER}”?")]
    )
    func misspeltSamples(name: String, hint: String) throws {
        let yaml = "placeholders: [\"{USER}\"]\nsamples: { \"\(name)\": 5 }"
        let rules = try RulesFile(yaml, path: "copyfit.yml").rules
        let findings = try TranslationFolder(["eo.lproj/L.strings": "\"a\" = \"{USER}\";"]).report(rules).findings
        #expect(findings.contains { $0.kind == .unusedRule && $0.message.hasSuffix("sample “\(name)”\(hint)") })
    }

    @Test(
        "Exemptions that hide everything or have no reason, and unknown fallbacks, are errors",
        arguments: [
            ("exempt: [{keys: a, reason: ''}]", "needs a reason"),
            ("exempt: [{keys: a, reason: ' '}]", "needs a reason"),
            ("exempt: [{reason: old}]", "would hide all findings"),
            ("exempt: [{reason: old, until: 2099-01-01}]", "would hide all findings"),
            ("defaults: {font: Inter, size: 16, fallbacks: [Intr]}", "Intr"),
            ("defaults: {font: Inter, size: 16, fallbacks: [Noto Sans CJK SCC]}", "Noto Sans CJK SCC"),
        ]
    )
    func meaningless(yaml: String, words: String) {
        #expect {
            try report(yaml)
        } throws: {
            "\($0)".contains(words)
        }
    }
}
