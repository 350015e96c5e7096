/// A modifier that watches its content as a whole and does not change its elements.
protocol ListModifier: ViewModifier where Body == Never {
    /// The object that the modifier keeps from update to update.
    associatedtype Watch: ContentWatch
    nonisolated func makeWatch() -> Watch

    /// Passes the current value of the modifier to the watch, once per evaluation.
    nonisolated func update(_ watch: Watch, in node: _ViewNode)
}

/// Watches content with any number of elements. Without elements nothing happens.
protocol ContentWatch: AnyObject {
    /// Queues the actions to run after the pass; `isPresent` says whether the content has elements.
    func queueActions(_ queue: inout ActionQueue, isPresent: Bool)

    /// Called when the place is removed, or the row of a lazy container that it is in goes out of view.
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

    /// The watch has asked for a walk.
    override func reevaluate() -> Bool {
        announce(.actions)
        return collectElements()
    }

    override func queueActions(_ queue: inout ActionQueue) {
        watch.queueActions(&queue, isPresent: elements.count > 0)
    }

    override func willSleep() { watch.didDisappear(in: graph) }

    override func didWake() { announce(.actions) }

    override func willDestroy() {
        watch.didDisappear(in: graph)
    }
}
