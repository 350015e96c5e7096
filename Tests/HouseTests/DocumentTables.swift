import Foundation

/// The rows of the first table of a section in `ARCHITECTURE.md`, each a list of its cells.
func architectureTable(_ heading: String) -> [[String]] {
    let sections = Repository.text(of: "ARCHITECTURE.md").components(separatedBy: "\n## ")
    let section = sections.first { $0.hasPrefix(heading + "\n") } ?? ""
    return tableRows(of: section)
}

/// The rows of a text's tables, which have the same head, without it; each row is a list of its cells.
func tableRows(of text: String) -> [[String]] {
    let rows = text.components(separatedBy: "\n").filter { $0.hasPrefix("| ") }
    return rows.filter { $0 != rows.first }.map { row in
        row.components(separatedBy: " | ").map { $0.trimmingCharacters(in: ["|", " "]) }
    }
}

extension String {
    /// What stands in backticks.
    var quotedNames: [String] { matches(of: #/`([^`]+)`/#).map { String($0.1) } }
}
