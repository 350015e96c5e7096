import Foundation

/// One cell of a grid: whose node, in which tracks, and how it is aligned there.
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
    private(set) var cells: [GridCell] = []
    private(set) var columnCount = 1
    /// Where each row's cells begin in `cells`.
    private(set) var rowStarts: [Int] = []
    /// The guide of each row.
    private(set) var rowAlignments: [AlignmentKey] = []
    private(set) var columnAlignments: [Int: HorizontalAlignment] = [:]
    fileprivate(set) var columnGaps: [CGFloat] = []
    fileprivate(set) var rowGaps: [CGFloat] = []

    /// For each column the indices of the cells that size it alone.
    private var columns: [[Int]] = []
    /// The cells that size several columns together, those of fewer columns first.
    private(set) var spanningCells: [GridCell] = []
}

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

extension GridCells {
    fileprivate init(columnCount: Int) {
        self.columnCount = columnCount
        columns = [[Int]](repeating: [], count: columnCount)
    }

    fileprivate mutating func beginRow(alignedOn alignment: VerticalAlignment) {
        rowStarts.append(cells.count)
        rowAlignments.append(alignment.key)
    }

    fileprivate mutating func append(_ cell: GridCell, columnAlignment: HorizontalAlignment?) {
        if let columnAlignment { columnAlignments[cell.columns.lowerBound] = columnAlignment }
        if cell.isSized(along: .horizontal) {
            if cell.columns.count == 1 {
                columns[cell.columns.lowerBound].append(cells.count)
            } else {
                let place = spanningCells.firstIndex { $0.columns.count > cell.columns.count }
                spanningCells.insert(cell, at: place ?? spanningCells.count)
            }
        }
        cells.append(cell)
    }

    var rowCount: Int { rowStarts.count }

    /// The cells of a row, from the leading edge.
    func cells(ofRow row: Int) -> ArraySlice<GridCell> {
        cells[rowStarts[row]..<(row + 1 < rowStarts.count ? rowStarts[row + 1] : cells.count)]
    }

    /// The cells that size a column alone, from the top.
    func cells(inColumn column: Int) -> some Sequence<GridCell> {
        columns[column].lazy.map { cells[$0] }
    }
}
