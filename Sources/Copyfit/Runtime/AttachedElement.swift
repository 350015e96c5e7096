import CopyfitLayout

/// An element that is an object of its own beside its place.
class AttachedElement: Element {
    private unowned let place: _ViewNode
    private let placeGraph: ViewGraph

    /// An element with a new layout node.
    init(node: _ViewNode, behaviour: LayoutBehaviour) {
        (place, placeGraph) = (node, node.graph)
        super.init()
        lay(out: behaviour)
    }

    /// An element around another one that does not affect layout.
    init(node: _ViewNode, around content: Element) {
        (place, placeGraph) = (node, node.graph)
        super.init()
        share(content)
    }

    deinit { dropDetails() }

    override final var node: _ViewNode { place }

    override final var graph: ViewGraph { placeGraph }
}
