import CopyfitChecking
import Foundation
import TestSupport
import Testing

/// What a person writes in a test. Widths are those of `hb-shape --font-size=16384` for `Inter-Regular.otf`, divided by
/// 1,024: "Jetzt kaufen" 93.91.
@Suite("Short forms of a check")
struct TranslationCheckTests {
    private func shop() throws -> TranslationFolder {
        try TranslationFolder([
            "en.lproj/Localizable.strings": "\"buy\" = \"Buy\";\n\"count\" = \"%lld items\";\n",
            "de.lproj/Localizable.strings": "\"buy\" = \"Jetzt kaufen\";\n\"count\" = \"%@ Artikel\";\n",
        ])
    }

    @Test(
        "Short forms of a check find what does not fit a width or a range of widths, with the rules that the arguments make"
    )
    func width() throws {
        let folder = try shop()
        defer { withExtendedLifetime(folder) {} }
        let check = TranslationCheck(folder.path)
        func keys(_ findings: [Finding]) -> [String] { findings.map { "\($0.key) \($0.locale) \($0.kind.rawValue)" } }
        let buy = [try KeyPattern("b*")]
        let findings = try check.findings(keys: buy, font: "Inter", size: 16, width: 90, maxLines: 1, atLeast: .error)
        #expect(keys(findings) == ["buy de does-not-fit", "count de placeholder-changed"])
        let smaller = try check.findings(keys: buy, font: "Inter", size: 15, width: 90, maxLines: 1, atLeast: .error)
        #expect(keys(smaller) == ["count de placeholder-changed"])
        let range = try check.findings(
            keys: buy,
            font: "Inter",
            size: 16,
            widths: 60...120,
            maxLines: 1,
            atLeast: .error
        )
        #expect(range.first?.fit?.failingWidths == [WidthInterval(60..<(96_163.0 / 1024))])
        let others = try check.findings(keys: [KeyPattern("c*")], font: "Inter", size: 16, width: 90, maxLines: 1)
        #expect(!keys(others).contains("buy de does-not-fit"))
        #expect(throws: CheckError.noFont(rule: "width")) { try check.findings(width: 90, maxLines: 1) }
    }

    @Test("Short forms of a check find only what needs no room without rules, and leave out what is less grave")
    func withoutRules() throws {
        let files = try shop()
        let folder = try TranslationFolder(["de.lproj/A.strings": "\"a\" = \"x  y\";\n"])
        defer { withExtendedLifetime((files, folder)) {} }
        #expect(try TranslationCheck(files.path).findings().map(\.kind) == [.placeholderChanged])
        #expect(try TranslationCheck(folder.path).findings().map(\.kind) == [.doubledSpace])
        #expect(try TranslationCheck(folder.path).findings(atLeast: .error).isEmpty)
    }

    @Test("Short forms of a check take the rules and the paths from a rules file")
    func rulesFile() throws {
        let folder = try shop()
        defer { withExtendedLifetime(folder) {} }
        let rules = folder.path + "/copyfit.yml"
        let text = """
            defaults: { font: Inter, size: 16 }
            rules: [{ name: buttons, keys: buy, width: 90, maxLines: 1 }]
            """
        try Data(text.utf8).write(to: URL(filePath: rules))
        let findings = try TranslationCheck(rulesFile: rules).findings(atLeast: .error)
        #expect(findings.map(\.kind) == [.doesNotFit, .placeholderChanged])
        #expect(findings.first?.rule == "buttons")
        let english = try TranslationCheck(folder.path + "/en.lproj", rulesFile: rules).findings(atLeast: .error)
        #expect(english.isEmpty)
        #expect(throws: RulesFileError.self) { try TranslationCheck(rulesFile: folder.path + "/other.yml") }
    }

    @Test("Short forms of a check describe a finding on one line: the place, the key, the language, what is wrong")
    func description() throws {
        let folder = try shop()
        defer { withExtendedLifetime(folder) {} }
        let check = TranslationCheck(folder.path)
        let findings = try check.findings(font: "Inter", size: 16, width: 90, maxLines: 1, atLeast: .error)
        #expect(
            findings.first?.description == "\(folder.path)/de.lproj/Localizable.strings:1:9: error: buy (de): "
                + "The text needs 3.91 pt more width (4.3 %) or 1 more line at 90 pt."
        )
        let hostile = try TranslationFolder(["de.lproj/A.strings": "\"a\\nb\\U202E\" = \"x  y\";\n"])
        defer { withExtendedLifetime(hostile) {} }
        let line = try #require(TranslationCheck(hostile.path).findings().first).description
        #expect(line.contains("a␊b<U+202E> (de)"))
    }

    @Test("Short forms of a check are errors where a file cannot be read, because not everything was checked")
    func broken() throws {
        let folder = try TranslationFolder(["de.lproj/A.strings": "\"a\" = \"b\";\n\"c\" = ;\n"])
        defer { withExtendedLifetime(folder) {} }
        let error = #expect(throws: CheckError.self) { try TranslationCheck(folder.path).findings() }
        #expect(error?.description.contains("A.strings:2:") == true)
        #expect(try TranslationCheck(folder.path).report().summary.texts == 1)
    }
}
