import CopyfitLayout

/// The place of a view with one layout node and no content.
final class LeafNode<Parameters: LayoutParameters>: DescribedNode<Parameters> {
    static func reconcile(_ parameters: Parameters, at position: _ViewPosition) -> _ViewNode {
        guard let node: LeafNode = position.existingNode() else { return LeafNode(parameters, at: position) }
        node.update(parameters)
        return node
    }
}
