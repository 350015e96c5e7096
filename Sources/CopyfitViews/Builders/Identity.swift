/// A view with an explicit identity: a changed id removes everything inside and starts again.
nonisolated struct IDView<Content: View, ID: Hashable>: View {
    typealias Body = Never

    let content: Content
    let id: ID

    nonisolated static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        let node = position.node { IDNode(at: $0) }
        node.update(view.content, id: AnyHashable(view.id))
        return node
    }
}

/// The place of a view with an explicit identity.
final class IDNode: ForwardingNode {
    private(set) var id: AnyHashable?

    func update<Content: View>(_ content: Content, id: AnyHashable) {
        if id != self.id {
            endChild()
            self.id = id
        }
        forward(content)
    }

    override var explicitID: AnyHashable? { id }

    override func identity(of child: _ViewNode) -> AnyHashable { id ?? AnyHashable(0) }
}

extension View {
    /// Binds this view's identity to a value: when the value changes, all state inside starts again. A host finds the
    /// view's frame by this value.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
        IDView(content: self, id: id)
    }

    /// Names this view for tests and tools. A host finds its frame by this name.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(IdentifierModifier(identifier: identifier))
    }
}

/// Names the elements of its content.
nonisolated struct IdentifierModifier: ElementWrapping {
    typealias Body = Never

    let identifier: String

    func wrap(_ content: Element, in node: _ViewNode) -> Element {
        IdentifiedElement(node: node, around: content, identifier: identifier)
    }

    func update(_ wrapper: Element, from old: IdentifierModifier, in node: _ViewNode) {
        (wrapper as? IdentifiedElement)?.identifier = identifier
    }
}

/// An element with a name for tests and tools.
final class IdentifiedElement: AttachedElement {
    var identifier: String

    init(node: _ViewNode, around content: Element, identifier: String) {
        self.identifier = identifier
        super.init(node: node, around: content)
    }

    override func draw(in painter: inout Painter, frame: CGRect) {
        var layer = DisplayList.Layer()
        layer.identifier = identifier
        painter.inLayer(layer) { $0.drawContent(of: self) }
    }

    override var name: String { "accessibilityIdentifier \"\(identifier)\"" }
}
