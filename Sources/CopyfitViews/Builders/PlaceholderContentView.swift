/// The placeholder for the view that a function or a transition modifies.
public nonisolated struct PlaceholderContentView<Value>: View {
    public typealias Body = Never

    let content: ErasedContent

    package init<Content: View>(_ content: Content) {
        self.content = TypedContent(content)
    }

    nonisolated public static func _reconcile(
        _ view: PlaceholderContentView<Value>,
        at position: _ViewPosition
    ) -> _ViewNode {
        view.content.reconcile(at: position)
    }
}
