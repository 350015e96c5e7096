import Foundation

extension LayoutTree {
    /// A grid's cells: those of its rows, and children that are no rows, each across all columns. Worked out once until
    /// the grid or something in it changes.
    func gridCells(_ grid: GridBehaviour, _ node: Int32) -> GridCells {
        if let known = cellsOfGrids[node] { return known }
        let children = childRange(node).map { childLists[$0] }
        let rows = children.map { gridRow($0) != nil ? childRange($0).map { childLists[$0] } : nil }
        let lengths = rows.map { row in (row ?? []).reduce(0) { $0 + columnSpan(of: $1) } }
        var result = GridCells(columnCount: max(lengths.max() ?? 0, 1))
        for (child, row) in zip(children, rows) {
            result.beginRow(alignedOn: gridRow(child)?.alignment ?? grid.alignment.vertical)
            var column = 0
            for cell in row ?? [child] {
                refreshTraits(cell)
                let span = row == nil ? result.columnCount : columnSpan(of: cell)
                result.append(
                    self.cell(cell, row: result.rowCount - 1, columns: column..<column + span),
                    columnAlignment: layoutValue(GridColumnAlignment.self, of: cell) ?? nil
                )
                column += span
            }
        }
        result.columnGaps = columnGaps(grid, result)
        result.rowGaps = rowGaps(grid, result)
        cellsOfGrids[node] = result
        return result
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

    /// Between columns: the largest gap that cells side by side ask for.
    private func columnGaps(_ grid: GridBehaviour, _ cells: GridCells) -> [CGFloat] {
        let count = max(cells.columnCount - 1, 0)
        if let spacing = grid.spacing(along: .horizontal) { return [CGFloat](repeating: spacing, count: count) }
        var gaps = [CGFloat?](repeating: nil, count: count)
        for (left, right) in zip(cells.cells, cells.cells.dropFirst()) where left.row == right.row {
            let asked = gap(from: left.node, to: right.node, along: .horizontal, .leftToRight)
            let column = left.columns.upperBound - 1
            gaps[column] = max(gaps[column] ?? asked, asked)
        }
        return gaps.map { $0 ?? ViewSpacing.defaultDistance }
    }

    /// Between rows: the largest gap that cells above each other ask for.
    private func rowGaps(_ grid: GridBehaviour, _ cells: GridCells) -> [CGFloat] {
        (1..<max(cells.rowCount, 1)).map { row in
            if let spacing = grid.spacing(along: .vertical) { return spacing }
            var largest: CGFloat?
            for above in cells.cells(ofRow: row - 1) {
                for below in cells.cells(ofRow: row) where below.columns.overlaps(above.columns) {
                    let asked = gap(from: above.node, to: below.node, along: .vertical, .leftToRight)
                    largest = max(largest ?? asked, asked)
                }
            }
            return largest ?? ViewSpacing.defaultDistance
        }
    }
}
