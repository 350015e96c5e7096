import Foundation

/// Columns first, then spanning cells, then rows (layout rule 12.5).
extension LayoutTree {
    /// The solution for a proposal; the last one is kept.
    func solveGrid(_ grid: GridBehaviour, _ node: Int32, _ proposal: Proposal) -> GridSolution {
        if let known = gridSolutions[node], known.validity.contains(proposal) { return known }
        let cells = gridCells(grid, node)
        let columns = columns(of: node, cells, proposal.width)
        let rows = solveRows(grid, cells, columns, proposal.height)
        let solution = GridSolution(cells: cells, columns: columns, rows: rows)
        gridSolutions[node] = solution
        return solution
    }

    /// A grid's least or greatest length if the cells' decide it: their sum, each cell being offered the end itself.
    func gridLength(_ grid: GridBehaviour, _ node: Int32, _ end: LengthEnd, _ axis: Axis) -> CGFloat? {
        guard nodes[Int(node)].childCount > 0 else { return 0 }
        let cells = gridCells(grid, node)
        let gaps = (axis == .horizontal ? cells.columnGaps : cells.rowGaps).reduce(0, +)
        guard gaps >= 0, gaps.isFinite else { return nil }
        var lengths = [CGFloat](repeating: 0, count: axis == .horizontal ? cells.columnCount : cells.rowCount)
        for cell in cells.cells where cell.isSized(along: axis) {
            guard axis == .horizontal ? cell.columns.count == 1 : cells.rowAlignments[cell.row].isBox,
                let length = length(cell.node, at: end, along: axis)
            else { return nil }
            let track = axis == .horizontal ? cell.columns.lowerBound : cell.row
            lengths[track] = max(lengths[track], length)
        }
        return lengths.reduce(0, +) + gaps
    }

    /// The columns for a proposed width; the last solution's if they are the same.
    func columns(of node: Int32, _ cells: GridCells, _ width: CGFloat) -> GridTracks {
        if let known = gridSolutions[node]?.columns, known.validity.value.contains(width) { return known }
        return solveColumns(cells, width)
    }

    private func solveColumns(_ cells: GridCells, _ width: CGFloat) -> GridTracks {
        var tracks = GridTracks(sharing: width, gaps: cells.columnGaps) { column, end in
            cells.cells(inColumn: column).reduce(0) {
                max(
                    $0,
                    length($1.node, at: end, along: .horizontal)
                        ?? askWidth($1.node, Proposal(width: end.offer, height: .nan)).length
                )
            }
        } response: { column, offer in
            cells.cells(inColumn: column).reduce(into: ShareAnswer()) { track, cell in
                let answer = askWidth(cell.node, Proposal(width: offer, height: .nan))
                track.include(answer.length, answer.offers)
            }
        }
        for cell in cells.spanningCells {
            tracks.span(cell.columns, in: width) { askWidth(cell.node, Proposal(width: $0, height: .nan)) }
        }
        return tracks
    }

    private func solveRows(
        _ grid: GridBehaviour,
        _ cells: GridCells,
        _ columns: GridTracks,
        _ height: CGFloat
    ) -> GridTracks {
        func row(_ row: Int, _ offer: CGFloat) -> ShareAnswer { answerRow(row, cells, columns, offer) }
        return GridTracks(sharing: height, gaps: cells.rowGaps) {
            row($0, $1.offer).length
        } response: {
            row($0, $1)
        }
    }

    /// How high a row is that is offered a height.
    private func answerRow(
        _ row: Int,
        _ cells: GridCells,
        _ columns: GridTracks,
        _ offer: CGFloat
    ) -> ShareAnswer {
        let key = cells.rowAlignments[row]
        var extent = AlignedExtent()
        var track = ShareAnswer()
        for cell in cells.cells(ofRow: row) where cell.isSized(along: .vertical) {
            let offered = Proposal(width: columns.length(of: cell.columns), height: offer)
            let answer = ask(cell.node, offered)
            track.include(answer.height, answer.validity.height)
            if !key.isBox { extent.include(guide: guide(key, of: cell.node, offered, answer), length: answer.height) }
        }
        track.length = max(track.length, extent.length)
        return track
    }
}

extension ShareAnswer {
    /// Takes in a cell's length and the offers with the same.
    fileprivate mutating func include(_ length: CGFloat, _ range: LengthRange) {
        self.length = max(self.length, length)
        offers.formIntersection(range)
    }
}
