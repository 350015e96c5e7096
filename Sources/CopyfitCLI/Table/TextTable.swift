import CopyfitCommandLine

/// Rows of text in columns that line up in a terminal. Control characters in cells are made visible.
struct TextTable {
    /// The side of a column on which its cells are aligned.
    enum Alignment { case left, right }

    private let alignments: [Alignment]
    private var rows: [[String]]

    /// A table with a heading for each column.
    init(_ columns: KeyValuePairs<String, Alignment>) {
        alignments = columns.map(\.value)
        rows = [columns.map(\.key)]
    }

    /// Adds a row with a cell for each column.
    mutating func add(_ cells: [String]) {
        precondition(cells.count == alignments.count, "a cell for each column")
        rows.append(cells.map(VisibleText.of))
    }

    /// The rows, one per line, each line indented by `indent` spaces; no line ends in a space.
    func text(indent: Int = 0) -> String {
        let widths = alignments.indices.map { column in
            rows.map { TerminalWidth.cells($0[column]) }.max() ?? 0
        }
        return rows.map { row in
            let cells = row.indices.map { padded(row[$0], to: widths[$0], alignments[$0]) }
            var line = String(repeating: " ", count: indent) + cells.joined(separator: "  ")
            while line.last == " " { line.removeLast() }
            return line + "\n"
        }
        .joined()
    }

    private func padded(_ cell: String, to width: Int, _ alignment: Alignment) -> String {
        let space = String(repeating: " ", count: width - TerminalWidth.cells(cell))
        return alignment == .left ? cell + space : space + cell
    }
}
