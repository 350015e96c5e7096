public import Foundation

/// A grid of rows: `Grid`.
package struct GridBehaviour {
    package let alignment: Alignment

    /// The gap between columns in points; nil leaves it to the cells' `ViewSpacing`.
    package let horizontalSpacing: CGFloat?

    /// The gap between rows in points; nil leaves it to the cells' `ViewSpacing`.
    package let verticalSpacing: CGFloat?

    package init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing?.finite
        self.verticalSpacing = verticalSpacing?.finite
    }

    func spacing(along axis: Axis) -> CGFloat? {
        axis == .horizontal ? horizontalSpacing : verticalSpacing
    }
}

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

/// A grid as a `Layout`, for layouts that change: over a view's content it lays out rows and cells as a grid does; over
/// subviews that a layout of your own hands it, each is a cell across all columns. Same as SwiftUI.
public struct GridLayout: Layout {
    /// The guide on each axis.
    public var alignment: Alignment

    /// The gaps between columns and rows in points; nil leaves them to the cells' `ViewSpacing`.
    public var horizontalSpacing: CGFloat?
    public var verticalSpacing: CGFloat?

    /// A grid aligned on a guide per axis.
    public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }
}

extension GridLayout: BuiltInLayout {
    var gaps: [CGFloat?] { [horizontalSpacing, verticalSpacing] }
    var behaviour: LayoutBehaviour {
        .grid(
            GridBehaviour(
                alignment: alignment,
                horizontalSpacing: horizontalSpacing,
                verticalSpacing: verticalSpacing
            )
        )
    }
}
