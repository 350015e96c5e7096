/// A view that counts as one element, whatever its content expands to; several elements stand in a column.
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

/// A view that says itself when it is unchanged: while it is equal to the one before, and what it reads is the same, its
/// body is not evaluated. So it is for every view that is `Equatable`.
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
