import Foundation

/// Where a grid's cells go (layout rules 12.3, 12.4).
extension LayoutTree {
    /// A slot per cell of a row.
    func arrangeCells(of row: Int, _ grid: GridBehaviour, _ solution: GridSolution, top: CGFloat) {
        let key = solution.cells.rowAlignments[row]
        let height = solution.rows.lengths[row]
        let cells = solution.cells.cells(ofRow: row)
        let areas = cells.map { Proposal(width: solution.columns.length(of: $0.columns), height: height) }
        let answers = zip(cells, areas).map { ask($0.node, $1) }
        var extent = AlignedExtent(includingLine: false)
        for ((cell, area), answer) in zip(zip(cells, areas), answers) {
            extent.include(guide: guide(key, of: cell.node, area, answer), length: answer.height)
        }
        for ((cell, area), answer) in zip(zip(cells, areas), answers) {
            let column = alignment(of: cell, grid, solution).key
            var x = column.defaultValue(in: Answer(area: area)) - guide(column, of: cell.node, area, answer)
            let line = key.isBox ? key.defaultValue(in: Answer(area: area)) : extent.before
            var y = line - guide(key, of: cell.node, area, answer)
            if let anchor = cell.anchor {
                x = anchor.x * (area.width - answer.width)
                y = anchor.y * (area.height - answer.height)
            }
            push(cell.node, x: solution.columnStarts[cell.columns.lowerBound] + x, y: top + y, area, answer)
        }
    }

    /// A spanning cell ignores its columns' alignments.
    private func alignment(of cell: GridCell, _ grid: GridBehaviour, _ solution: GridSolution) -> HorizontalAlignment {
        cell.columns.count > 1
            ? grid.alignment.horizontal
            : solution.cells.columnAlignments[cell.columns.lowerBound] ?? grid.alignment.horizontal
    }
}

extension Answer {
    /// An area as a size.
    init(area: Proposal) {
        self.init(width: area.width, height: area.height, validity: Validity(only: area))
    }
}
