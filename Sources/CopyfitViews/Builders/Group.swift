/// Several views treated as one value: a modifier on a group applies to each of its elements.
public nonisolated struct Group<Content> {
    let content: Content
}

extension Group: View where Content: View {
    public typealias Body = Never

    /// Groups the views of a builder.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    nonisolated public static func _reconcile(_ view: Group<Content>, at position: _ViewPosition) -> _ViewNode {
        position.bringIn(view.content)
    }
}

extension Group: RowCounting where Content: RowCounting {
    var rowCount: Int { content.rowCount }
}
