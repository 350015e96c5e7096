public import CopyfitLayout
public import Foundation

/// Lays out its elements in lines, in the given columns. It grows downwards and takes the proposed width.
///
/// The header and the footer of a ``Section`` each take a line over the whole width, and its cells begin a line.
///
/// Without columns nothing is laid out.
///
/// In a scroll view along the grid only the elements of a ``ForEach`` are made that are in its visible part; see
/// ``HostOptions/laziness-swift.property``.
///
/// - Parity: if the columns are wider than the proposal, so is the grid.
public nonisolated struct LazyVGrid<Content: View>: View {
    public typealias Body = Never

    let parameters: LazyGridParameters
    let content: Content

    /// A grid of columns. `alignment` places the columns in the proposed width, and aligns the cells of columns that
    /// have no alignment. `spacing` is the gap between lines in points; nil is 8.
    public init(
        columns: [GridItem],
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        parameters = LazyGridParameters(
            name: "LazyVGrid",
            grid: LazyGridBehaviour(columns: columns, alignment: alignment, spacing: spacing),
            pinnedViews: pinnedViews
        )
        self.content = content()
    }

    nonisolated public static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        ContainerNode.reconcile(view.parameters, content: view.content, at: position)
    }
}

/// Lays out its elements in lines, in the given rows. It grows sideways and takes the proposed height.
///
/// - Parity: as for ``LazyVGrid``.
public nonisolated struct LazyHGrid<Content: View>: View {
    public typealias Body = Never

    let parameters: LazyGridParameters
    let content: Content

    /// A grid of rows. `alignment` places the rows in the proposed height, and aligns the cells of rows that have no
    /// alignment. `spacing` is the gap between lines in points; nil is 8.
    public init(
        rows: [GridItem],
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        parameters = LazyGridParameters(
            name: "LazyHGrid",
            grid: LazyGridBehaviour(rows: rows, alignment: alignment, spacing: spacing),
            pinnedViews: pinnedViews
        )
        self.content = content()
    }

    nonisolated public static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        ContainerNode.reconcile(view.parameters, content: view.content, at: position)
    }
}

/// The parameters of a lazy grid's layout.
struct LazyGridParameters: LayoutParameters {
    let name: String
    let grid: LazyGridBehaviour
    let pinnedViews: PinnedScrollableViews

    var lazyAxis: Axis? { grid.axis }

    var lineGap: CGFloat { grid.lineGap }

    var behaviour: LayoutBehaviour {
        for length in grid.ignoredLengths { _ = length.givenExtent(as: "A grid item's or a lazy grid's length") }
        return .lazyGrid(grid)
    }

    var showsContent: Bool { grid.hasTracks }

    func lays(outLike other: LazyGridParameters) -> Bool { grid.lays(outLike: other.grid) }

    /// Tells the grid which of its children are lines of their own, and where sections begin.
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
    /// The part that each element has in a lazy grid at a place. Headers and footers of sections take whole lines, as does
    /// room for rows that are not made. The cell after one begins a line, as do the first cell in a section and the first
    /// after it. Empty if there are only cells.
    fileprivate func lazyGridParts(below grid: _ViewNode) -> [LazyGridPart] {
        let sections = map { $0.section(below: grid) }
        if sections.allSatisfy({ $0 == nil }), !contains(where: \.isGap) { return [] }
        return zip(indices, self).map { index, element in
            if element.isGap { return .line }
            if let part = sections[index]?.part(of: element), part != .content { return .line }
            return index > 0 && sections[index] === sections[index - 1] ? .cell : .firstCell
        }
    }
}

extension LazyContainer {
    /// How many cells there are before an element in its section, after the last header or footer. Rows that are not made
    /// count as one each.
    func cells(before element: Element) -> Int {
        let last = member(around: element)
        var cells = 0
        var section: SectionNode?
        for child in lazyElement.children {
            let own = child.section(below: self)
            if own !== section { cells = 0 }
            if child === last { break }
            section = own
            if let gap = child as? LazyGap {
                cells += gap.count
            } else {
                cells = own.map { $0.part(of: child) == .content } ?? true ? cells + 1 : 0
            }
        }
        return cells
    }
}
