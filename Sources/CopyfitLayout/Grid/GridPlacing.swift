import Foundation

/// Where a grid's rows and cells go (layout rule 12.3).
extension LayoutTree {
    /// A slot per row over the whole width, and per child that is no row.
    func arrangeGrid<T: Tracing>(_ grid: GridBehaviour, _ node: Int32, _ proposal: Proposal, _: T.Type) {
        guard nodes[Int(node)].childCount > 0 else { return }
        let solution = solveGrid(grid, node, proposal, T.self)
        for (row, position) in childRange(node).enumerated() {
            let child = childLists[position]
            guard isGridRow(child) else {
                arrangeCells(of: row, grid, solution, top: solution.rowStarts[row], T.self)
                continue
            }
            let size = Proposal(width: solution.columns.total, height: solution.rows.lengths[row])
            let answer = Answer(width: size.width, height: size.height, validity: Validity(only: size))
            nodes[Int(child)].flags.insert(.needsPlacement)
            push(child, x: 0, y: solution.rowStarts[row], size, answer)
        }
    }

    /// Outside a grid a row is its first cell. What is in it follows from the grid, so an answer holds for no other one.
    func answerGridRow<T: Tracing>(_ node: Int32, _ proposal: Proposal, _: T.Type) -> Answer {
        var answer = answerOnlyChild(node, proposal, T.self)
        answer.validity = Validity(only: proposal)
        return answer
    }

    /// A slot per cell of a row, in the row's own space.
    func arrangeGridRow<T: Tracing>(_ node: Int32, _ proposal: Proposal, _: T.Type) {
        let parent = nodes[Int(node)].parent
        guard parent >= 0, case .grid(let grid) = behaviours[Int(parent)], let solution = gridSolutions[parent] else {
            return arrangeAtOrigin(node, proposal, T.self)
        }
        arrangeCells(of: Int(nodes[Int(node)].indexInParent), grid, solution, top: 0, T.self)
    }

    private func arrangeCells<T: Tracing>(
        of row: Int,
        _ grid: GridBehaviour,
        _ solution: GridSolution,
        top: CGFloat,
        _: T.Type
    ) {
        let key = solution.cells.rowAlignments[row]
        let height = solution.rows.lengths[row]
        let cells = solution.cells.cells(ofRow: row)
        let areas = cells.map { Proposal(width: solution.columns.length(of: $0.columns), height: height) }
        let answers = zip(cells, areas).map { ask($0.node, $1, T.self) }
        let line = zip(zip(cells, areas), answers).map { guide(key, of: $0.0.node, $0.1, $1) }.max() ?? 0
        for ((cell, area), answer) in zip(zip(cells, areas), answers) {
            let column = alignment(of: cell, grid, solution).key
            var x = defaultGuide(column, in: Answer(area)) - guide(column, of: cell.node, area, answer)
            var y = (key.isBox ? defaultGuide(key, in: Answer(area)) : line) - guide(key, of: cell.node, area, answer)
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
    fileprivate init(_ area: Proposal) {
        self.init(width: area.width, height: area.height, validity: Validity(only: area))
    }
}
