/// A view without any element: it takes no room and no spacing, and modifiers on it have no effect.
public nonisolated struct EmptyView: View, Sendable {
    public typealias Body = Never

    /// Creates an empty view.
    public init() {}

    nonisolated public static func _reconcile(_ view: EmptyView, at position: _ViewPosition) -> _ViewNode {
        position.node { EmptyNode(at: $0) }
    }
}

/// The place of a view that expands to nothing.
final class EmptyNode: _ViewNode {}
