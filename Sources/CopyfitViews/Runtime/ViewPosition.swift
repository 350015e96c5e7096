/// The context in which a view value is reconciled: the parent, the existing node, and the environment.
///
/// Opaque outside Copyfit.
public struct _ViewPosition {
    let parent: _ViewNode
    let existing: _ViewNode?

    /// nil for the parent's, as it is when it is read.
    private let ownEnvironment: EnvironmentValues?

    var environment: EnvironmentValues { ownEnvironment ?? parent.environment }

    init(parent: _ViewNode, existing: _ViewNode?, environment: EnvironmentValues? = nil) {
        self.parent = parent
        self.existing = existing
        ownEnvironment = environment
    }

    /// The node here, updated to this environment; a new one if there is none of that class.
    @inline(__always)
    func node<Node: _ViewNode>(_ make: (_ViewPosition) -> Node) -> Node {
        existingNode() ?? make(self)
    }

    /// The node here, updated to this environment; nil if there is none of the requested class.
    @inline(__always)
    func existingNode<Node: _ViewNode>() -> Node? {
        guard let existing else { return nil }
        guard let node = existing as? Node else {
            existing.destroy()
            return nil
        }
        node.environment = environment
        return node
    }

    /// The same position with another environment.
    func with(_ environment: EnvironmentValues) -> _ViewPosition {
        _ViewPosition(parent: parent, existing: existing, environment: environment)
    }
}
