import Foundation
import Testing

@Suite("Plain English")
struct PlainEnglishTests {
    /// The documents that are checked, apart from the catalogues.
    private let documents = [
        "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "Benchmarks/README.md",
        "Documentation/Command.md", "Documentation/LayoutRules.md", "Documentation/RuntimeRules.md",
        "Documentation/Check.md", "Documentation/Reports.md", "Documentation/Diagnostics.md",
        "Documentation/Languages.md", "Documentation/Layout.md",
        "Examples/README.md", "Examples/Scale/README.md", "Fonts/README.md", "Python/README.md", "Shim/README.md",
        "Schemas/answer.schema.json", "Schemas/error.schema.json", "Schemas/measurement.schema.json",
        "Schemas/record.schema.json", "Schemas/check-rules.schema.json", "Schemas/check-report.schema.json",
        "Schemas/fonts-lock.schema.json", "Schemas/recommendation.schema.json", "Schemas/layout.schema.json",
        "Schemas/layout-answer.schema.json", "Schemas/explanation.schema.json",
        "Schemas/layout-explanation.schema.json", "Schemas/layout-audit.schema.json",
    ]

    @Test("Plain English in comments and messages")
    func sources() {
        let files = Repository.sources + Repository.examples + Repository.shim
        #expect(files.flatMap { PlainEnglish.faults(in: $0) } == [])
    }

    @Test("Plain English in documents")
    func texts() throws {
        let found = try (documents + Repository.articles).flatMap { path in
            let text = try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
            return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
                PlainEnglish.faults(in: line).map { "\(path):\(index + 1) \($0)" }
            }
        }
        #expect(found == [])
    }

    @Test(
        "Plain English has a word for each form to avoid, and leaves alone what is meant",
        arguments: [
            ("A break behind every space.", 1), ("Where the table stands.", 1), ("The file lies there.", 1),
            ("Nothing but for this.", 1), ("Nobody does.", 1),
            ("It holds all the same.", 1), ("The text as it stands.", 2), ("Unless told otherwise.", 1),
            ("What it passes over.", 1), ("A number that cannot be meant.", 1),
            ("What would mend it.", 1), ("It starts anew.", 1), ("What is said of a picture.", 1),
            ("Texts one inside the other.", 1), ("A whole number from 1 on.", 1),
            ("Names, with commas between them.", 1), ("Amendments from 1 only.", 0), ("A layer behind its content.", 0),
            ("All but one understand.", 0), ("An outstanding belief.", 0),
        ]
    )
    func forms(text: String, count: Int) {
        #expect(PlainEnglish.faults(in: text).count == count)
    }

    @Test("Plain English is not asked of code")
    func code() {
        let file = SourceFile(path: "a.swift", text: "let behind = 1  // stands\nlet text = \"it lies\"\n")
        #expect(
            PlainEnglish.faults(in: file) == [
                "a.swift:1 “stands”: write “is”", "a.swift:2 “lies”: write “is”",
            ]
        )
    }
}
