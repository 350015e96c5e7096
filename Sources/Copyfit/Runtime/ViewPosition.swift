/// Where a view value is to be brought in: the parent, the node that stands there already, the environment.
///
/// Opaque outside Copyfit.
public struct _ViewPosition {
    let parent: _ViewNode
    let existing: _ViewNode?
    var environment: EnvironmentValues

    /// The node that stands here, brought to this environment; a new one when there is none of that class.
    @inline(__always)
    func node<Node: _ViewNode>(_ make: (_ViewPosition) -> Node) -> Node {
        existingNode() ?? make(self)
    }

    /// The node that stands here, brought to this environment; nil when there is none of the class that is asked for.
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
        var position = self
        position.environment = environment
        return position
    }
}
