public import Foundation

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
