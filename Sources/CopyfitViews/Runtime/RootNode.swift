import CopyfitLayout

/// The place of a host's root view.
final class RootNode: ListingNode {
    private(set) var slot = UnarySlot(.vStack)
    /// The slot's element as of the last evaluation. Queries during an evaluation use it.
    private(set) var shownElement: Element?
    private(set) var isEvaluated = false
    private var updateAgain: (() -> Void)?
    /// The type of the view that was evaluated last; nil before.
    private var contentType: ObjectIdentifier?

    init(graph: ViewGraph, environment: EnvironmentValues) {
        super.init(rootOf: graph, environment: environment)
        graph.root = self
    }

    /// Takes over a root view, to be evaluated in the next pass. A view of another type replaces the tree.
    func setContent<Content: View>(_ content: Content) {
        updateAgain = { [unowned self] in
            let type = ObjectIdentifier(Content.self)
            if let contentType, contentType != type { slot.end() }
            contentType = type
            slot.take(slot.bringIn(content, in: self), in: self)
        }
        graph.markDirty(self)
    }

    override func reevaluate() -> Bool {
        isEvaluated = true
        updateAgain?()
        shownElement = slot.element
        return false
    }

    override func collectElements() -> Bool {
        _ = slot.collectElement(in: self)
        shownElement = slot.element
        return false
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        slot.child.map(visit)
    }

    override func willDestroy() {
        slot.release()
        slot = UnarySlot(.vStack)
        shownElement = nil
    }
}
