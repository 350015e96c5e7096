import CopyfitLayout

/// What can say how it is called in a dump of the tree, and whether its content is in one. Asked for only then.
protocol Described {
    nonisolated var name: String { get }

    /// Whether what is inside is laid out.
    nonisolated var showsContent: Bool { get }
}

extension Described {
    nonisolated var showsContent: Bool { true }
}

/// An element that is called as what it was made from says.
final class DescribedElement<Description: Described>: Element {
    var described: Description

    init(node: _ViewNode, behaviour: LayoutBehaviour, described: Description) {
        self.described = described
        super.init(node: node, behaviour: behaviour)
    }

    override var name: String { described.name }

    override var shownChildren: [Element] { described.showsContent ? super.shownChildren : [] }
}

/// An element with a given name.
final class NamedElement: Element {
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
