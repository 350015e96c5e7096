import Foundation

/// One cell of a grid: whose node, in which tracks, and how it wants to lie there.
struct GridCell {
    let node: Int32
    let row: Int
    let columns: Range<Int>
    let unsizedAxes: Axis.Set
    let anchor: UnitPoint?

    func isSized(along axis: Axis) -> Bool { !unsizedAxes.contains(Axis.Set(axis)) }
}

/// A grid's cells, and what its columns and rows say about alignment.
struct GridCells {
    var cells: [GridCell] = []
    var columnCount = 0
    /// Where each row's cells begin in `cells`.
    var rowStarts: [Int] = []
    var columnAlignments: [Int: HorizontalAlignment] = [:]
    var rowAlignments: [Int: VerticalAlignment] = [:]
}

extension LayoutTree {
    /// Finds a grid's cells: those of its rows, and children that are no rows, each across all columns.
    func gridCells(_ grid: Int32) -> GridCells {
        var result = GridCells()
        let children = childRange(grid).map { childLists[$0] }
        let rows = children.map { isGridRow($0) ? childRange($0).map { childLists[$0] } : nil }
        let lengths = rows.map { row in (row ?? []).reduce(0) { $0 + columnSpan(of: $1) } }
        result.columnCount = max(lengths.max() ?? 0, 1)
        for (index, (child, row)) in zip(children, rows).enumerated() {
            if case .gridRow(let alignment?) = behaviours[Int(child)] { result.rowAlignments[index] = alignment }
            var column = 0
            result.rowStarts.append(result.cells.count)
            for node in row ?? [child] {
                let span = row == nil ? result.columnCount : columnSpan(of: node)
                result.append(cell(node, row: index, columns: column..<column + span))
                if let alignment = layoutValue(GridColumnAlignment.self, of: node) ?? nil {
                    result.columnAlignments[column] = alignment
                }
                column += span
            }
        }
        return result
    }

    func isGridRow(_ node: Int32) -> Bool {
        if case .gridRow = behaviours[Int(node)] { true } else { false }
    }

    /// The most columns a cell spans.
    private static let spanLimit = 1000

    private func columnSpan(of node: Int32) -> Int {
        min(max(layoutValue(GridCellColumns.self, of: node) ?? 1, 1), Self.spanLimit)
    }

    private func cell(_ node: Int32, row: Int, columns: Range<Int>) -> GridCell {
        GridCell(
            node: node,
            row: row,
            columns: columns,
            unsizedAxes: layoutValue(GridCellUnsizedAxes.self, of: node) ?? [],
            anchor: layoutValue(GridCellAnchor.self, of: node) ?? nil
        )
    }
}

extension GridCells {
    var rowCount: Int { rowStarts.count }

    /// The cells of a row, from the leading edge.
    func cells(ofRow row: Int) -> ArraySlice<GridCell> {
        cells[rowStarts[row]..<(row + 1 < rowStarts.count ? rowStarts[row + 1] : cells.count)]
    }

    fileprivate mutating func append(_ cell: GridCell) { cells.append(cell) }
}
