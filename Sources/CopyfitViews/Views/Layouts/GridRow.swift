public import CopyfitLayout

/// A row of a ``Grid``: each of its elements is a cell.
///
/// A modifier on a row applies to each of its cells. An empty row has no height, but its gap remains. Outside a grid
/// the cells are elements like any others, as in a ``Group``.
public nonisolated struct GridRow<Content: View>: View {
    public typealias Body = Never

    let alignment: VerticalAlignment?
    let content: Content

    /// A row with its cells aligned by `alignment`; nil takes the grid's.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    nonisolated public static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        let node = position.node { GridRowNode(view.alignment, at: $0) }
        node.update(view.content, alignment: view.alignment)
        return node
    }
}
