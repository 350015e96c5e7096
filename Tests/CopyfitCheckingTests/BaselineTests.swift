import CopyfitChecking
import TestSupport
import Testing

@Suite("Baselines")
struct BaselineTests {
    @Test("Baselines know a finding again when the samples are others, and not when the text is another")
    func samples() throws {
        func findings(_ text: String, _ sample: String) throws -> [Finding] {
            var rules = CheckRules.all(Fit(widths: [1...1], maxLines: 1))
            rules.samples.values["%@"] = [.text(sample)]
            return try TranslationFolder(["de.lproj/L.strings": "\"a\" = \"\(text)\";"]).report(rules).findings
        }
        let before = try findings("Hallo **%@**", "Al")
        #expect(before[0].text == "Hallo Al" && before[0].written == "Hallo **%@**")
        let known = Baseline(before, path: "known.json")
        // The folders of the texts differ, but not their names below them
        func new(_ text: String, _ sample: String) throws -> Int {
            let found = try findings(text, sample).map { finding in
                var moved = finding
                moved.file = before[0].file
                return moved
            }
            return known.compared(with: found).new.count
        }
        #expect(try new("Hallo **%@**", "Alexandra") == 0)
        #expect(try new("Hallo, **%@**", "Al") == before.count)
    }
}
