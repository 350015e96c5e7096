public import CopyfitLayout
public import Foundation

/// Lays out rows of cells in shared columns.
///
/// Each ``GridRow`` is a row; an element outside a row is one cell across all columns. A column is as wide as its
/// widest cell, a row as high as its tallest; columns and rows that can grow share what is left equally.
///
/// ```swift
/// let table = Grid(horizontalSpacing: 10, verticalSpacing: 5) {
///     GridRow {
///         Color.red.frame(width: 20, height: 10)
///         Color.blue.frame(width: 30, height: 10)
///     }
///     GridRow {
///         Color.red.frame(width: 50, height: 20)
///         Color.blue.frame(width: 5, height: 20)
///     }
/// }
/// let size = ViewHost(table, size: .unspecified).idealSize
/// print(size.width, size.height)  // 90.0 35.0
/// ```
///
/// - Parity: how SwiftUI shares what is left among columns is not published. Here the rules are those of ``HStack``,
///   and a cell across several columns widens each of them by the same amount.
public nonisolated struct Grid<Content: View>: View {
    public typealias Body = Never

    let parameters: GridParameters
    let content: Content

    /// Cells are aligned in their areas by `alignment`, with gaps in points between columns and rows; nil uses the gaps
    /// that the cells prefer.
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

    /// Rows of several cells are a table.
    func draw(_ element: Element, in painter: inout Painter, frame: CGRect) {
        let rows = element.shownChildren.filter { $0 is GridRowElement }
        guard rows.count > 1, rows.contains(where: { $0.shownChildren.count > 1 }) else {
            return painter.drawContent(of: element)
        }
        painter.inRole(.table) { $0.drawContent(of: element, in: .row) }
    }
}
