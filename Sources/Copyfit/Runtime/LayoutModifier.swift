import CopyfitLayout

/// A modifier that is one layout node around each element of its content.
protocol LayoutModifier: ElementWrapping {
    /// How the node lays out.
    nonisolated var behaviour: LayoutBehaviour { get }

    /// What the modifier is called in a dump of the tree.
    nonisolated var name: String { get }

    /// Whether replacing the modifier by another one would make no difference.
    nonisolated func lays(outLike other: Self) -> Bool
}

extension LayoutModifier where Self: Equatable {
    nonisolated func lays(outLike other: Self) -> Bool { self == other }
}

extension LayoutModifier {
    nonisolated func wrap(_ content: Element, in node: _ViewNode) -> Element {
        let wrapper = NamedElement(node: node, behaviour: behaviour, name: name)
        wrapper.setChildren([content])
        return wrapper
    }

    nonisolated func update(_ wrapper: Element, from old: Self, in node: _ViewNode) {
        guard !lays(outLike: old) else { return }
        (wrapper as? NamedElement)?.currentName = name
        node.graph.layout.setBehaviour(behaviour, of: wrapper.layoutNode)
    }
}

/// An element that is called by a given name in dumps.
class NamedElement: Element {
    var currentName: String

    init(node: _ViewNode, behaviour: LayoutBehaviour, name: String) {
        currentName = name
        super.init(node: node, behaviour: behaviour)
    }

    override var name: String { currentName }

    override func definesCoordinateSpace(_ name: AnyHashable) -> Bool {
        guard let name = name.base as? ScrollViewName, case .scrollView(let axes) = layout.behaviour(of: layoutNode)
        else { return false }
        return name.axis.map { axes.contains(Axis.Set($0)) } ?? true
    }
}
