import Foundation

/// A grid laid out for one proposal.
struct GridSolution {
    let proposal: Proposal
    let cells: GridCells
    let columns: GridTracks
    let rows: GridTracks
    let columnStarts: [CGFloat]
    let rowStarts: [CGFloat]

    init(proposal: Proposal, cells: GridCells, columns: GridTracks, rows: GridTracks) {
        (self.proposal, self.cells, self.columns, self.rows) = (proposal, cells, columns, rows)
        (columnStarts, rowStarts) = (columns.starts, rows.starts)
    }
}

/// Columns first, then spanning cells, then rows (layout rule 12.5).
extension LayoutTree {
    func answerGrid<T: Tracing>(_ grid: GridBehaviour, _ node: Int32, _ proposal: Proposal, _: T.Type) -> Answer {
        guard nodes[Int(node)].childCount > 0 else { return .empty }
        let solution = solveGrid(grid, node, proposal, T.self)
        return Answer(
            width: solution.columns.total,
            height: solution.rows.total,
            validity: Validity(only: proposal)
        )
    }

    /// The solution for a proposal; the last one is kept.
    func solveGrid<T: Tracing>(_ grid: GridBehaviour, _ node: Int32, _ proposal: Proposal, _: T.Type) -> GridSolution {
        if let known = gridSolutions[node], known.proposal == proposal { return known }
        let cells = gridCells(node)
        for cell in cells.cells { refreshTraits(cell.node) }
        let columns = solveColumns(grid, cells, proposal.width, T.self)
        let rows = solveRows(grid, cells, columns, proposal.height, T.self)
        let solution = GridSolution(proposal: proposal, cells: cells, columns: columns, rows: rows)
        gridSolutions[node] = solution
        return solution
    }

    private func solveColumns<T: Tracing>(
        _ grid: GridBehaviour,
        _ cells: GridCells,
        _ width: CGFloat,
        _: T.Type
    ) -> GridTracks {
        let sized = cells.cells.filter { $0.isSized(along: .horizontal) }
        var single = [[GridCell]](repeating: [], count: cells.columnCount)
        for cell in sized where cell.columns.count == 1 { single[cell.columns.lowerBound].append(cell) }
        var tracks = GridTracks.share(width, gaps: columnGaps(grid, cells)) { column, offer in
            single[column].reduce(0) {
                max($0, ask($1.node, Proposal(width: offer, height: .nan), T.self).width)
            }
        }
        for cell in sized.filter({ $0.columns.count > 1 }).sorted(by: { $0.columns.count < $1.columns.count }) {
            let current = tracks.length(of: cell.columns)
            let spare = width.isNaN ? .nan : max(current, width - (tracks.total - current))
            tracks.grow(cell.columns, to: ask(cell.node, Proposal(width: spare, height: .nan), T.self).width)
        }
        return tracks
    }

    private func solveRows<T: Tracing>(
        _ grid: GridBehaviour,
        _ cells: GridCells,
        _ columns: GridTracks,
        _ height: CGFloat,
        _: T.Type
    ) -> GridTracks {
        GridTracks.share(height, gaps: rowGaps(grid, cells)) { row, offer in
            let key = (cells.rowAlignments[row] ?? grid.alignment.vertical).key
            var extent = CrossExtent()
            var tallest: CGFloat = 0
            for cell in cells.cells(ofRow: row) where cell.isSized(along: .vertical) {
                let offered = Proposal(width: columns.length(of: cell.columns), height: offer)
                let answer = ask(cell.node, offered, T.self)
                tallest = max(tallest, answer.height)
                if !key.isBox {
                    extent.include(guide: guide(key, of: cell.node, offered, answer), length: answer.height)
                }
            }
            return max(tallest, extent.length)
        }
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
