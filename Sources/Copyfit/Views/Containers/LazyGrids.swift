public import CopyfitLayout
public import Foundation

/// Lays out its elements in lines across given columns; grows downwards and takes the proposed width.
///
/// The header and the footer of a ``Section`` are lines of their own across the whole width, and its cells begin a
/// line.
///
/// A grid without columns lays nothing out.
///
/// - Parity: as for ``LazyHStack``, all elements are made. Columns that are wider than the proposal make the grid so.
public nonisolated struct LazyVGrid<Content: View>: View {
    public typealias Body = Never

    let parameters: LazyGridParameters
    let content: Content

    /// A grid of columns. `alignment` aligns the columns within the proposed width, and cells in columns without an
    /// alignment of their own. `spacing` is the distance of the lines in points; nil is 8.
    public init(
        columns: [GridItem],
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        parameters = LazyGridParameters(
            name: "LazyVGrid",
            grid: LazyGridBehaviour(columns: columns, alignment: alignment, spacing: spacing)
        )
        self.content = content()
    }

    nonisolated public static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        ContainerNode.reconcile(view.parameters, content: view.content, at: position)
    }
}

/// Lays out its elements in lines across given rows; grows sideways and takes the proposed height.
///
/// - Parity: as for ``LazyVGrid``.
public nonisolated struct LazyHGrid<Content: View>: View {
    public typealias Body = Never

    let parameters: LazyGridParameters
    let content: Content

    /// A grid of rows. `alignment` aligns the rows within the proposed height, and cells in rows without an
    /// alignment of their own. `spacing` is the distance of the lines in points; nil is 8.
    public init(
        rows: [GridItem],
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        parameters = LazyGridParameters(
            name: "LazyHGrid",
            grid: LazyGridBehaviour(rows: rows, alignment: alignment, spacing: spacing)
        )
        self.content = content()
    }

    nonisolated public static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        ContainerNode.reconcile(view.parameters, content: view.content, at: position)
    }
}

/// What determines how a lazy grid lays out.
struct LazyGridParameters: LayoutParameters {
    let name: String
    let grid: LazyGridBehaviour

    var behaviour: LayoutBehaviour {
        for length in grid.ignoredLengths { _ = length.givenExtent(as: "A grid item's or a lazy grid's length") }
        return .lazyGrid(grid)
    }

    var showsContent: Bool { grid.hasTracks }

    func lays(outLike other: LazyGridParameters) -> Bool { grid.lays(outLike: other.grid) }

    /// Tells the grid which of its children are headers and footers, and where sections begin.
    func behaviour(
        _ current: LayoutBehaviour,
        forSectionsOf content: ElementList,
        below place: _ViewNode
    ) -> LayoutBehaviour? {
        guard case .lazyGrid(var grid) = current else { return nil }
        let parts = content.lazyGridParts(below: place)
        guard grid.parts != parts else { return nil }
        grid.parts = parts
        return .lazyGrid(grid)
    }
}

extension ElementList {
    /// What each element is in a lazy grid at a place: headers and footers of sections are lines, and so the cells
    /// after them and the first cells inside and after a section begin one. Empty without sections.
    fileprivate func lazyGridParts(below grid: _ViewNode) -> [LazyGridPart] {
        let sections = map { $0.section(below: grid) }
        if sections.allSatisfy({ $0 == nil }) { return [] }
        return zip(indices, self).map { index, element in
            if let part = sections[index]?.part(of: element), part != .content { return .line }
            return index > 0 && sections[index] === sections[index - 1] ? .cell : .firstCell
        }
    }
}
