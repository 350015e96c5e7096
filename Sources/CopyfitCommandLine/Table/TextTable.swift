import CopyfitUnicode

/// Rows of text in columns that line up in a terminal.
package struct TextTable {
    package typealias Alignment = TerminalWidth.Alignment

    private let alignments: [Alignment]
    private var rows: [[String]] = []

    /// A table with a heading for each column.
    package init(_ columns: KeyValuePairs<String, Alignment>) {
        alignments = columns.map(\.value)
        rows = [columns.map(\.key)]
    }

    /// A table of columns without headings.
    package init(_ alignments: [Alignment]) {
        self.alignments = alignments
    }

    /// Adds a row with a cell for each column. Control characters in cells are made visible.
    package mutating func add(_ cells: [String]) { addVisible(cells.map { VisibleText.of($0) }) }

    /// Adds a row of cells in which nothing is to be made visible. They may have a ``TerminalColor``.
    package mutating func addVisible(_ cells: [String]) {
        precondition(cells.count == alignments.count, "a cell for each column")
        rows.append(cells)
    }

    /// The rows, one per line, each line indented by `indent` spaces; no line ends in a space.
    package func text(indent: Int = 0) -> String {
        let widths = alignments.indices.map { column in
            rows.map { TerminalWidth.cells($0[column]) }.max() ?? 0
        }
        return rows.map { row in
            let cells = row.indices.map { TerminalWidth.padded(row[$0], to: widths[$0], alignments[$0]) }
            var line = String(repeating: " ", count: indent) + cells.joined(separator: "  ")
            while line.last == " " { line.removeLast() }
            return line + "\n"
        }
        .joined()
    }
}
