/// A view that counts as one element, whatever its content expands to. Several elements are put in a column.
public nonisolated struct _UnaryViewAdaptor<Content: View>: View {
    public typealias Body = Never

    let content: Content

    /// Makes one element of a view.
    public init(_ content: Content) {
        self.content = content
    }

    nonisolated public static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        UnaryView._reconcile(UnaryView(container: .vStack, content: view.content), at: position)
    }
}

/// A view that is compared by its own `==`. If it is equal to the previous value and nothing that it reads has changed,
/// its body is not evaluated. The same holds for every `Equatable` view without this wrapper.
public nonisolated struct EquatableView<Content: View & Equatable>: View {
    public typealias Body = Never

    /// The view.
    public var content: Content

    /// Wraps a view.
    public init(content: Content) {
        self.content = content
    }

    nonisolated public static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        Content._reconcile(view.content, at: position)
    }
}

extension View where Self: Equatable {
    /// This view, compared by its own `==`.
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
