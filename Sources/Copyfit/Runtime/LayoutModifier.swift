import CopyfitLayout

/// A modifier that is one layout node around each element of its content.
protocol LayoutModifier: ElementWrapping, Described {
    /// How the node lays out.
    nonisolated var behaviour: LayoutBehaviour { get }

    /// Whether replacing the modifier by another one would make no difference.
    nonisolated func lays(outLike other: Self) -> Bool
}

extension LayoutModifier where Self: Equatable {
    nonisolated func lays(outLike other: Self) -> Bool { self == other }
}

extension LayoutModifier {
    nonisolated func wrap(_ content: Element, in node: _ViewNode) -> Element {
        let wrapper = ModifierElement<Self>(node: node, behaviour: behaviour)
        wrapper.setChildren(.one(content))
        return wrapper
    }

    nonisolated func update(_ wrapper: Element, from old: Self, in node: _ViewNode) {
        guard !lays(outLike: old) else { return }
        node.graph.layout.setBehaviour(behaviour, of: wrapper.layoutNode)
    }
}

/// An element that is called as the modifier of its place says.
final class ModifierElement<Modifier: LayoutModifier>: Element {
    override var name: String { (node as? WrapperNode<Modifier>)?.modifier.name ?? super.name }
}
