import Foundation

/// A grid laid out.
struct GridSolution {
    let cells: GridCells
    let columns: GridTracks
    let rows: GridTracks
    let columnStarts: [CGFloat]
    let rowStarts: [CGFloat]

    init(cells: GridCells, columns: GridTracks, rows: GridTracks) {
        (self.cells, self.columns, self.rows) = (cells, columns, rows)
        (columnStarts, rowStarts) = (columns.starts, rows.starts)
    }

    /// The proposals with the same solution.
    var validity: Validity { Validity(width: columns.validity.value, height: rows.validity.value) }
}
