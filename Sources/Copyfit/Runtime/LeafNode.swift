import CopyfitLayout

/// The place of a view with one layout node and no content.
final class LeafNode<Parameters: LayoutParameters>: _ViewNode {
    private var element: DescribedElement<Parameters>!

    static func reconcile(_ parameters: Parameters, at position: _ViewPosition) -> _ViewNode {
        guard let node: LeafNode = position.existingNode() else { return LeafNode(parameters, at: position) }
        node.element.update(parameters)
        return node
    }

    private init(_ parameters: Parameters, at position: borrowing _ViewPosition) {
        super.init(at: position)
        element = DescribedElement(node: self, parameters)
        _ = replaceElements(.one(element))
    }

    override func willDestroy() {
        element.release()
    }
}
