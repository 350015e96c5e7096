import Foundation
import Testing

@Suite("Rules")
struct RuleTests {
    private let files = Repository.sources + Repository.tests + Repository.shimTests

    /// The files that may cite a rule, with what they cite.
    private var citations: [(path: String, cited: RuleCitations)] {
        files.filter { file in file.lines.contains { $0.contains("ule") && $0.contains(#/ules? R?\d/#) } }
            .map { ($0.path, RuleCitations(in: $0.lines)) }
    }

    @Test("Rules that are cited are in the documents")
    func cited() {
        let unknown = citations.flatMap { path, cited in
            cited.layout.filter { !RuleDocument.layout.marks.contains($0) }.map { "\(path): layout rule \($0)" }
                + cited.runtime.filter { !RuleDocument.runtime.marks.contains($0) }.map {
                    "\(path): runtime rule \($0)"
                }
        }
        #expect(unknown == [])
        #expect(citations.count > 60)
    }

    @Test("Rules are cited in full, so that they can be found")
    func form() {
        let bare = files.filter { $0.lines.contains(where: mayBeBare) }.flatMap { file in
            marksWithoutDocument(in: file).map { "\(file.path): \($0)" }
        }
        #expect(bare == [])
    }

    @Test("Rules refer to rules that exist")
    func references() {
        let marks = RuleDocument.layout.marks.union(RuleDocument.runtime.marks)
        for document in [RuleDocument.layout, .runtime] {
            #expect(document.references.filter { !marks.contains($0) } == [])
        }
    }

    @Test("Rules stand once in their document and name tests that hold them")
    func held() {
        for document in [RuleDocument.layout, .runtime] {
            #expect(document.rules.count > 70)
            #expect(Set(document.rules.map(\.mark)).count == document.rules.count)
            #expect(document.rules.filter(\.tests.isEmpty).map(\.mark) == [])
        }
    }

    @Test("Rules name only tests that exist")
    func tests() {
        let index = Repository.testIndex
        for document in [RuleDocument.layout, .runtime] {
            let unknown = document.rules.flatMap { rule in
                rule.tests.filter { !index.contains($0) }.map { "\(rule.mark): \($0)" }
            }
            #expect(unknown == [])
        }
    }

    @Test("Rules live in one file each, which exists")
    func architecture() {
        let rows = architectureTable("Where a rule lives")
        let known = Set(Repository.sources.map(\.path))
        #expect(rows.count > 20)
        #expect(rows.filter { $0.count != 2 || $0[1].quotedNames.count != 1 } == [])
        #expect(rows.flatMap { $0[1].quotedNames }.filter { !known.contains($0) } == [])
    }

    /// Whether a line is worth a closer look; quick, as it sees every line there is.
    private func mayBeBare(_ line: String) -> Bool {
        let starts = ["R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "ayout semantics"]
        let title = line.drop { $0 == " " }
        return starts.contains(where: line.contains) || title.hasPrefix("@Test(\"") || title.hasPrefix("\"")
    }

    /// Marks of rules that say of which document they are not: "R51", a number before a test's title.
    private func marksWithoutDocument(in file: SourceFile) -> [String] {
        let rest = RuleCitations(in: file.lines).rest
        let rows = #/\x22R\d+[a-z]?\x22/#
        return rest.replacing(rows, with: "").matches(of: #/\bR\d{1,2}[a-d]?\b|[Ll]ayout semantics/#).map {
            String($0.0)
        }
            + rest.matches(of: #/@Test\(\s*\x22(\d+(?:\.\d+)*a?(?:, \d+(?:\.\d+)*a?)*): /#).map { String($0.1) }
    }
}
