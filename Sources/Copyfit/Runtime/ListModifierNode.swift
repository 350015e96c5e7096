/// A modifier that watches its content as a whole and leaves its elements as they are.
protocol ListModifier: ViewModifier where Body == Never {
    /// What the modifier keeps from update to update.
    associatedtype Watch: ContentWatch
    nonisolated func makeWatch() -> Watch

    /// Hands the current value of the modifier to the watch, once per evaluation.
    nonisolated func update(_ watch: Watch, in node: _ViewNode)
}

/// What watches a content, however many elements it has; without any, nothing happens.
protocol ContentWatch: AnyObject {
    /// Queues what is to be done after the pass; `isPresent` says whether the content has elements.
    func queueActions(_ queue: inout ActionQueue, isPresent: Bool)

    /// The place is gone.
    func didDisappear(in graph: ViewGraph)
}

extension ContentWatch {
    func didDisappear(in graph: ViewGraph) {}
}

extension ListModifier {
    nonisolated static func _reconcile<Content: View>(
        _ modifier: Self,
        content: Content,
        at position: _ViewPosition
    ) -> _ViewNode {
        let node = position.node { ListModifierNode(modifier.makeWatch(), at: $0) }
        node.update(content, modifier: modifier)
        return node
    }
}

/// The place of a modifier that watches its content.
final class ListModifierNode<Watch: ContentWatch>: ForwardingNode {
    let watch: Watch

    init(_ watch: Watch, at position: _ViewPosition) {
        self.watch = watch
        super.init(at: position)
    }

    func update<Content: View, Modifier: ListModifier>(_ content: Content, modifier: Modifier)
    where Modifier.Watch == Watch {
        modifier.update(watch, in: self)
        announce(.actions)
        forward(content)
    }

    override func collectElements() -> Bool {
        let areOthers = super.collectElements()
        if areOthers { announce(.actions) }
        return areOthers
    }

    override func queueActions(_ queue: inout ActionQueue) {
        watch.queueActions(&queue, isPresent: elements.count > 0)
    }

    override func willDestroy() {
        watch.didDisappear(in: graph)
    }
}
