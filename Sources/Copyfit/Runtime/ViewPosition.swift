/// Where a view value is to be brought in: the parent, the node that stands there already, the environment.
///
/// Opaque outside Copyfit.
public struct _ViewPosition {
    let graph: ViewGraph
    let parent: _ViewNode?
    let existing: _ViewNode?
    var environment: EnvironmentValues

    /// The node that stands here, brought to this environment; a new one when there is none of that class.
    func node<Node: _ViewNode>(_ make: (_ViewPosition) -> Node) -> Node {
        if let node = existing as? Node {
            node.environment = environment
            return node
        }
        existing?.destroy()
        return make(self)
    }

    /// The same position with another environment.
    func with(_ environment: EnvironmentValues) -> _ViewPosition {
        var position = self
        position.environment = environment
        return position
    }
}
