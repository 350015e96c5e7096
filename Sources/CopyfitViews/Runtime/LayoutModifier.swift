import CopyfitLayout

/// A modifier that is one layout node around each element of its content.
protocol LayoutModifier: ElementWrapping, Described {
    /// The layout behaviour of the node.
    nonisolated var behaviour: LayoutBehaviour { get }

    /// Whether the layout would be the same with another modifier.
    nonisolated func lays(outLike other: Self) -> Bool
}

extension LayoutModifier where Self: Equatable {
    nonisolated func lays(outLike other: Self) -> Bool { self == other }
}

extension LayoutModifier {
    nonisolated func wrap(_ content: Element, in node: _ViewNode) -> Element {
        let wrapper: Element
        if node.isUnused {
            wrapper = node
            node.lay(out: behaviour)
        } else {
            wrapper = ModifierElement<Self>(node: node, behaviour: behaviour)
        }
        wrapper.setChildren(.one(content))
        return wrapper
    }

    nonisolated func update(_ wrapper: Element, from old: Self, in node: _ViewNode) {
        guard !lays(outLike: old) else { return }
        node.graph.layout.setBehaviour(behaviour, of: wrapper.layoutNode)
    }
}

/// A further element of the place of a layout modifier: the first one is the place itself.
final class ModifierElement<Modifier: LayoutModifier>: AttachedElement {
    override var name: String { (node as? WrapperNode<Modifier>)?.modifier.name ?? super.name }

    override var modified: Element? { children.first }
}
