/// One of two views: what ``ViewBuilder`` makes of `if … else` and `switch`.
///
/// Changing the branch ends the state of the old branch, even if both branches have the same type.
public nonisolated struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public typealias Body = Never

    nonisolated public static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        let node = position.node { BranchNode(at: $0) }
        switch view.storage {
        case .trueContent(let content):
            node.update(content, branch: .first, environment: position.environment)
        case .falseContent(let content):
            node.update(content, branch: .second, environment: position.environment)
        }
        return node
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never

    nonisolated public static func _reconcile(_ view: Wrapped?, at position: _ViewPosition) -> _ViewNode {
        let node = position.node { BranchNode(at: $0) }
        if let view {
            node.update(view, branch: .first, environment: position.environment)
        } else {
            node.update(EmptyView(), branch: .second, environment: position.environment)
        }
        return node
    }
}

/// The place of a conditional view; changing the branch replaces the subtree.
final class BranchNode: ForwardingNode {
    enum Branch { case first, second }

    private var branch: Branch?

    func update<V: View>(_ view: V, branch: Branch, environment: EnvironmentValues) {
        if branch != self.branch {
            endChild()
            self.branch = branch
        }
        forward(view, environment: environment)
    }

    override func identity(of child: _ViewNode) -> AnyHashable { branch == .first }

    override var hasDynamicElements: Bool { true }
}
