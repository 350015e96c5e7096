import CopyfitLayout

/// A value that gives the name for a dump of the tree, and says whether the dump shows its content. Used only for
/// dumps.
protocol Described {
    nonisolated var name: String { get }

    /// Whether the content is laid out.
    nonisolated var showsContent: Bool { get }
}

extension Described {
    nonisolated var showsContent: Bool { true }
}

/// An element with a given name.
final class NamedElement: AttachedElement {
    var givenName: String

    init(node: _ViewNode, behaviour: LayoutBehaviour, name: String) {
        givenName = name
        super.init(node: node, behaviour: behaviour)
    }

    init(node: _ViewNode, around content: Element, name: String) {
        givenName = name
        super.init(node: node, around: content)
    }

    override var name: String { givenName }
}
