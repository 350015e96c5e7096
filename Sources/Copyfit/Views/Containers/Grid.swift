public import CopyfitLayout
public import Foundation

/// Lays out rows of cells in shared columns.
///
/// Each ``GridRow`` is a row; an element that stands in none is one cell across all columns. A column is as wide as its
/// widest cell, a row as high as its tallest; columns and rows that can take more share equally what is left.
///
/// - Parity: how SwiftUI shares what is left among columns is not published; the rules are those of ``HStack``, spanning
///   cells widening each of their columns by the same amount.
public nonisolated struct Grid<Content: View>: View {
    public typealias Body = Never

    let parameters: GridParameters
    let content: Content

    /// Cells that lie in their areas as `alignment` says, with gaps in points between columns and rows; nil leaves the
    /// gaps to the cells.
    public init(
        alignment: Alignment = .center,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        parameters = GridParameters(
            alignment: alignment,
            horizontalSpacing: horizontalSpacing,
            verticalSpacing: verticalSpacing
        )
        self.content = content()
    }

    nonisolated public static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        ContainerNode.reconcile(view.parameters, content: view.content, at: position)
    }
}

struct GridParameters: LayoutParameters, Equatable {
    let alignment: Alignment
    let horizontalSpacing: CGFloat?
    let verticalSpacing: CGFloat?

    var behaviour: LayoutBehaviour {
        .grid(
            GridBehaviour(
                alignment: alignment,
                horizontalSpacing: horizontalSpacing?.given(as: "A grid's spacing"),
                verticalSpacing: verticalSpacing?.given(as: "A grid's spacing")
            )
        )
    }

    var name: String { "Grid" }
}
