import CopyfitLayout

/// An element that is an object of its own beside its place.
class AttachedElement: Element {
    private unowned let place: _ViewNode

    /// An element with a new layout node.
    init(node: _ViewNode, behaviour: LayoutBehaviour) {
        place = node
        super.init(graph: node.graph)
        lay(out: behaviour, direction: node.environment.builtIn.layoutDirection)
    }

    /// An element around another one that does not affect layout.
    init(node: _ViewNode, around content: Element) {
        place = node
        super.init(graph: node.graph)
        share(content)
    }

    override final var node: _ViewNode { place }
}
