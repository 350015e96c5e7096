import Foundation
import Testing

@Suite("The table of features")
struct FeatureTableTests {
    private let rows = tableRows(of: Repository.text(of: "Documentation/TextFeatures.md"))

    @Test("The table of features names a test for each row, which exists")
    func tests() {
        let index = Repository.testIndex
        #expect(rows.count > 30)
        #expect(rows.filter { $0.count != 8 }.map { $0[0] } == [])
        let unknown = rows.compactMap { row -> String? in
            let names = row[row.count - 1].quotedNames
            return names.count == 1 && index.contains(names[0]) ? nil : "\(row[0]): \(row[row.count - 1])"
        }
        #expect(unknown == [])
    }

    @Test("The table of features names options that the command has")
    func options() {
        let declared = Repository.sources.filter { $0.path.contains("CLI/") || $0.path.contains("CommandLine/") }
            .map { $0.lines.joined(separator: "\n") }.joined()
        let named = rows.flatMap { $0[2].matches(of: #/--([a-z-]+)/#).map { String($0.1) } }
        let unknown = named.filter { option in
            let words = option.split(separator: "-")
            let name = words[0] + words.dropFirst().map { $0.capitalized }.joined()
            return !declared.contains("var \(name)") && !declared.contains("\"\(option)\"")
        }
        #expect(named.count > 25)
        #expect(unknown == [])
    }
}
