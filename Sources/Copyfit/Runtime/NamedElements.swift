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

/// An element with layout and name given by parameters.
final class DescribedElement<Parameters: LayoutParameters>: Element {
    private(set) var parameters: Parameters

    init(node: _ViewNode, _ parameters: Parameters) {
        self.parameters = parameters
        super.init(node: node, behaviour: parameters.behaviour)
    }

    override var name: String { parameters.name }

    override func draw(in painter: inout Painter, frame: CGRect) {
        parameters.draw(self, in: &painter, frame: frame)
    }

    override var shownChildren: [Element] { parameters.showsContent ? super.shownChildren : [] }

    override func shows(_ child: Element) -> Bool { parameters.showsContent }

    func update(_ new: Parameters) {
        layout.setLayoutDirection(node.environment.builtIn.layoutDirection, of: layoutNode)
        let old = parameters
        parameters = new
        guard !new.lays(outLike: old) else { return }
        layout.setBehaviour(new.behaviour, of: layoutNode)
    }
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
