import CopyfitChecking
import Foundation
import TestSupport
import Testing

@Suite("Merged reports")
struct CheckReportMergingTests {
    private static let files = [
        "shop/en.json": #"{"buy": "Buy", "name": "Hello {name}"}"#,
        "shop/de.json": #"{"buy": "Jetzt kaufen", "name": "Hallo {name} "}"#,
        "account/en.json": #"{"name": "Name {name}", "out": "Log out"}"#,
        "account/de.json": #"{"name": "Name {name}"}"#,
        "help/de.json": #"{"ask": "Frage", "broken": }"#,
    ]

    /// A rule that only the shop uses, one that nothing uses, and one for all.
    private var rules: CheckRules {
        get throws {
            let text = """
                defaults: { font: Inter, size: 16 }
                sourceLanguage: en
                rules:
                  - { name: shop, keys: buy, width: 80, maxLines: 1 }
                  - { name: nothing, keys: sell, width: 80 }
                  - { name: all, width: 90...120, maxLines: 1 }
                exempt:
                  - { keys: ask, reason: scrolls, until: 2026-01-01 }
                  - { keys: never, reason: nothing }
                  - { locales: en, findings: does-not-fit, reason: English is for tests }
                """
            return try RulesFile(text, path: "copyfit.yml").rules
        }
    }

    private func report(_ folder: TranslationFolder, _ parts: String...) throws -> CheckReport {
        try TranslationCheck(paths: parts.map { folder.path + "/" + $0 }, rules: try rules).report()
    }

    @Test("Merged reports are what one run says, in whatever order the parts come, and can be merged again")
    func likeOneRun() throws {
        let folder = try TranslationFolder(Self.files)
        let whole = try report(folder, "")
        let (shop, account, help) = (
            try report(folder, "shop"), try report(folder, "account"), try report(folder, "help")
        )
        let kinds: Set<FindingKind> = [
            .doesNotFit, .outerSpace, .untranslated, .placeholderWithoutSample, .unusedRule, .expiredExemption,
        ]
        #expect(kinds.isSubset(of: whole.findings.map(\.kind)))
        #expect(whole.problems.count == 1)
        #expect(whole.summary.exemptions.map(\.reason) == ["English is for tests"])
        #expect((whole.summary.files, whole.summary.locales, whole.summary.keys) == (5, 2, 5))
        #expect(try CheckReport(merging: [shop, account, help]) == whole)
        #expect(try CheckReport(merging: [help, shop, account]) == whole)
        let two = try CheckReport(merging: [account, help])
        #expect(try CheckReport(merging: [two, shop]) == whole)
    }

    @Test("Merged reports count a report that is there twice once")
    func twice() throws {
        let folder = try TranslationFolder(Self.files)
        let shop = try report(folder, "shop")
        #expect(try CheckReport(merging: [shop, shop]) == shop)
    }

    @Test("Merged reports refuse a file in two reports, and translations of the same texts in different ones")
    func divided() throws {
        let folder = try TranslationFolder(Self.files)
        let (shop, german) = (try report(folder, "shop"), try report(folder, "shop/de.json"))
        let english = try report(folder, "shop/en.json")
        let (de, en) = ("\(folder.path)/shop/de.json", "\(folder.path)/shop/en.json")
        #expect(throws: MergeError.fileInTwoReports(de)) { try CheckReport(merging: [shop, german]) }
        #expect(throws: MergeError.dividedFamily(en, de)) { try CheckReport(merging: [english, german]) }
        #expect(throws: MergeError.nothingToMerge) { try CheckReport(merging: []) }
    }
}
