import CopyfitChecking
import Foundation
import TestSupport
import Testing

@Suite("Findings about many texts")
struct FindingGroupTests {
    private func report(_ files: [String: String], exempt: String = "") throws -> CheckReport {
        let yaml = exempt.isEmpty ? "" : "exempt: [{keys: \(exempt), reason: later}]\n"
        return try TranslationFolder(files).report(RulesFile(yaml, path: "copyfit.yml").rules)
    }

    /// Findings as they would be below another folder.
    private func moved(_ findings: [Finding]) -> [Finding] {
        findings.map { finding in
            var finding = finding
            finding.file = String(finding.file.split(separator: "/").last ?? "")
            return finding
        }
    }

    /// A file of names and texts.
    private func json(_ keys: Range<Int>) -> String {
        "{" + keys.map { "\"k\($0)\": \"K\"" }.joined(separator: ", ") + "}"
    }

    /// An entry on each four lines from line 4 on, of which the first `fuzzy` are fuzzy.
    private func gettext(_ count: Int, fuzzy: Int) -> String {
        let head = "msgid \"\"\nmsgstr \"Language: de\\nContent-Type: text/plain; charset=UTF-8\\n\"\n\n"
        return head
            + (0..<count).map { "#\($0 < fuzzy ? ", fuzzy" : ":")\nmsgid \"k\($0)\"\nmsgstr \"x\"\n" }
            .joined(separator: "\n")
    }

    @Test("Findings about many texts lose their exempt texts, and no others, when the first text is exempt")
    func exemptKeys() throws {
        let files = ["en.json": json(0..<12), "de.json": "{}"]
        #expect(try report(files).findings.map(\.count) == [12])
        // k1, k10 and k11
        let rest = try report(files, exempt: "k1*")
        #expect(rest.findings.map(\.message) == ["9 keys of the source are missing, the first is “k0”."])
        #expect(rest.findings.map(\.count) == [9])
        #expect(rest.summary.exemptions.map(\.texts) == [3])
        #expect(rest.summary.exemptions.map(\.findings) == [3])
        let one = try report(files, exempt: "'/^k([0-9]|10)$/'").findings
        #expect(one.map(\.message) == ["The key “k11” of the source is missing."])
        #expect(try report(files, exempt: "k*").findings.isEmpty)
    }

    @Test("Findings about many texts are as many findings as there are texts where exemptions leave fewer than ten")
    func exemptTexts() throws {
        let files = ["de.po": gettext(14, fuzzy: 12)]
        let all = try report(files).findings
        #expect(all.map(\.message) == ["12 of 14 texts are not translated, 12 of them fuzzy; this is the first."])
        let ten = try report(files, exempt: "[k0, k1]").findings
        #expect(ten.map(\.message) == ["10 of 14 texts are not translated, 10 of them fuzzy; this is the first."])
        #expect(ten.map(\.key) == ["k2"])
        let nine = try report(files, exempt: "[k0, k5, k7]").findings
        #expect(nine.map(\.key) == ["k1", "k2", "k3", "k4", "k6", "k8", "k9", "k10", "k11"])
        #expect(
            nine.allSatisfy { $0.message == "The text is fuzzy, so the program shows the source." && $0.count == 1 }
        )
        // Entry k1 begins in line 8
        #expect(nine.first?.line == 10)
    }

    @Test("Findings about many texts are known by a baseline text by text, also when they were written and read again")
    func baseline() throws {
        func untranslated(_ count: Int) throws -> [Finding] {
            let report = try report(["de.po": gettext(50, fuzzy: count)])
            return moved(try JSONDecoder().decode(CheckReport.self, from: JSONEncoder().encode(report)).findings)
        }
        let known = Baseline(try untranslated(10), path: "known.json")
        #expect(known.entries.map(\.key) == (0..<10).map { "k\($0)" })
        let read = try Baseline(json: known.encoded(), path: "known.json")
        let same = read.compared(with: try untranslated(10))
        #expect((same.new.count, same.knownCount, same.gone.count) == (0, 10, 0))
        let more = read.compared(with: try untranslated(40))
        #expect(
            more.new.map(\.message) == ["30 of 50 texts are not translated, 30 of them fuzzy; this is the first."]
        )
        #expect(more.new.map(\.key) == ["k10"])
        #expect((more.knownCount, more.gone.count) == (10, 0))
        let few = read.compared(with: try untranslated(12))
        #expect(few.new.map(\.key) == ["k10", "k11"])
        let fewer = read.compared(with: try untranslated(7))
        #expect((fewer.new.count, fewer.knownCount) == (0, 7))
        #expect(fewer.gone.map(\.key) == ["k7", "k8", "k9"])
        #expect(read.compared(with: try untranslated(10)).new.isEmpty)
    }

    @Test("Findings about many texts are known by a baseline also where they are keys that a file lacks")
    func missingKeys() throws {
        func missing(_ keys: Range<Int>) throws -> [Finding] {
            moved(try report(["en.json": json(0..<9), "de.json": json(keys)]).findings).filter {
                $0.kind == .untranslated
            }
        }
        let known = Baseline(try missing(2..<9), path: "known.json")
        #expect(known.entries.map(\.key) == ["k0", "k1"])
        #expect(known.compared(with: try missing(2..<9)).new.isEmpty)
        let more = known.compared(with: try missing(5..<9)).new
        #expect(more.map(\.message) == ["3 keys of the source are missing, the first is “k2”."])
    }

    @Test("Findings about many texts are known by a baseline also where a font lacks the characters of a language")
    func fonts() throws {
        func findings(_ count: Int) throws -> [Finding] {
            let texts = (0..<count).map { "\"k\($0)\": \"ซื้อ\"" }.joined(separator: ", ")
            let report = try TranslationFolder(["th.json": "{\(texts)}"]).report(
                .all(Fit(widths: [400...400]))
            )
            return moved(report.findings)
        }
        let six = try findings(6)
        #expect(six.map(\.count) == [6])
        let known = Baseline(six, path: "known.json")
        #expect(known.entries.count == 6)
        let new = known.compared(with: try findings(8)).new
        #expect(new.map(\.key) == ["k6", "k7"])
        #expect(known.compared(with: try findings(10)).new.map(\.count) == [4])
    }
}
