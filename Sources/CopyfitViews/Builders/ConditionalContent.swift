/// One of two views: what ``ViewBuilder`` makes of `if … else` and `switch`.
///
/// Changing the branch ends the state of the old branch, even if both branches have the same type.
public nonisolated struct _ConditionalContent<TrueContent, FalseContent> {
    @usableFromInline let storage: ConditionalStorage<TrueContent, FalseContent>

    @inlinable init(storage: consuming ConditionalStorage<TrueContent, FalseContent>) { self.storage = storage }
}

/// The view of the branch that was taken. Its types may be ones that cannot be copied, so that it is read where it is.
@usableFromInline enum ConditionalStorage<TrueContent: ~Copyable, FalseContent: ~Copyable>: ~Copyable {
    case trueContent(TrueContent)
    case falseContent(FalseContent)

    /// Calls one of two functions with the view.
    @inline(__always)
    borrowing func lend(_ first: (borrowing TrueContent) -> Void, _ second: (borrowing FalseContent) -> Void) {
        switch self {
        case .trueContent(let content): first(content)
        case .falseContent(let content): second(content)
        }
    }
}

extension ConditionalStorage: Copyable where TrueContent: Copyable, FalseContent: Copyable {}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public typealias Body = Never

    nonisolated public static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        let node = position.node { BranchNode(at: $0) }
        view.storage.lend({ node.update($0, branch: .first) }, { node.update($0, branch: .second) })
        return node
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never

    nonisolated public static func _reconcile(_ view: Wrapped?, at position: _ViewPosition) -> _ViewNode {
        let node = position.node { BranchNode(at: $0) }
        if view.lend({ node.update($0, branch: .first) }) == nil { node.update(EmptyView(), branch: .second) }
        return node
    }
}

/// The place of a conditional view; changing the branch replaces the subtree.
final class BranchNode: ForwardingNode {
    enum Branch { case first, second }

    private var branch: Branch?

    func update<V: View>(_ view: V, branch: Branch) {
        if branch != self.branch {
            endChild()
            self.branch = branch
        }
        forward(view)
    }

    override func identity(of child: _ViewNode) -> AnyHashable { branch == .first }

    override var hasDynamicElements: Bool { true }
}
