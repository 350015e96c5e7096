import Foundation

/// `gridCellColumns(_:)`: how many columns a cell spans.
package enum GridCellColumns: LayoutValueKey {
    package static var defaultValue: Int { 1 }
}

/// `gridCellAnchor(_:)`: the point of the cell that meets the same point of its area.
package enum GridCellAnchor: LayoutValueKey {
    package static var defaultValue: UnitPoint? { nil }
}

/// `gridCellUnsizedAxes(_:)`: the axes on which a cell fills its tracks without sizing them.
package enum GridCellUnsizedAxes: LayoutValueKey {
    package static var defaultValue: Axis.Set { [] }
}

/// `gridColumnAlignment(_:)`: the alignment of the cell's whole column.
package enum GridColumnAlignment: LayoutValueKey {
    package static var defaultValue: HorizontalAlignment? { nil }
}
