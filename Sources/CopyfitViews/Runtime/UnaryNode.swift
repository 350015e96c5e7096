/// A view that always counts as one element, whatever its content expands to.
nonisolated struct UnaryView<Content: View>: View {
    typealias Body = Never

    let container: UnarySlot.Container
    let content: Content

    nonisolated static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        let node = position.node { UnaryNode(view.container, at: $0) }
        node.update(view.content)
        return node
    }
}

/// The place of a view that counts as one element.
final class UnaryNode: ListingNode {
    private var slot: UnarySlot

    init(_ container: UnarySlot.Container, at position: _ViewPosition) {
        slot = UnarySlot(container)
        super.init(at: position)
    }

    func update<Content: View>(_ content: Content) {
        slot.take(slot.bringIn(content, in: self), in: self)
        _ = replaceElements(slot.element.map { .one($0) } ?? .none)
    }

    override func collectElements() -> Bool {
        _ = slot.collectElement(in: self)
        return replaceElements(slot.element.map { .one($0) } ?? .none)
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        slot.child.map(visit)
    }

    override func willDestroy() {
        slot.release()
    }
}
