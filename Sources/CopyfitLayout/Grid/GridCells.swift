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
    var columnGaps: [CGFloat] = []
    var rowGaps: [CGFloat] = []

    /// For each column the indices of the cells that size it alone.
    private var columns: [[Int]] = []
    /// The cells that size several columns together, those of fewer columns first.
    private(set) var spanningCells: [GridCell] = []
}

extension GridCells {
    init(columnCount: Int) {
        self.columnCount = columnCount
        columns = [[Int]](repeating: [], count: columnCount)
    }

    mutating func beginRow(alignedOn alignment: VerticalAlignment) {
        rowStarts.append(cells.count)
        rowAlignments.append(alignment.key)
    }

    mutating func append(_ cell: GridCell, columnAlignment: HorizontalAlignment?) {
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
