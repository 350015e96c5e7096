import Foundation

/// The rows of the first table of a section in `ARCHITECTURE.md`, each a list of its cells.
func architectureTable(_ heading: String) -> [[String]] {
    let sections = Repository.text(of: "ARCHITECTURE.md").components(separatedBy: "\n## ")
    let section = sections.first { $0.hasPrefix(heading + "\n") } ?? ""
    return tableRows(of: section)
}

/// The rows of a text's only table without its head, each a list of its cells.
func tableRows(of text: String) -> [[String]] {
    text.components(separatedBy: "\n").filter { $0.hasPrefix("| ") }.dropFirst().map { row in
        row.components(separatedBy: " | ").map { $0.trimmingCharacters(in: ["|", " "]) }
    }
}

extension String {
    /// What stands in backticks.
    var quotedNames: [String] { matches(of: #/`([^`]+)`/#).map { String($0.1) } }
}
