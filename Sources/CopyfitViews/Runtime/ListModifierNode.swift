/// A modifier that watches its content as a whole and does not change its elements.
protocol ListModifier: ViewModifier where Body == Never {
    /// The object that the modifier keeps from update to update.
    associatedtype Watch: ContentWatch
    nonisolated func makeWatch() -> Watch

    /// Passes the current value of the modifier to the watch, once per evaluation.
    nonisolated func update(_ watch: Watch, in node: _ViewNode)
}

/// Watches content with any number of elements. Nothing happens while none of them is shown.
protocol ContentWatch: AnyObject {
    /// Queues the actions to run after a pass in which the content is shown.
    func queueActions(_ queue: inout ActionQueue)

    /// Called when the place is removed, and, at least once, while the content is not shown.
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
final class ListModifierNode<Watch: ContentWatch>: WatchingNode {
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

    override func queueActions(_ queue: inout ActionQueue) {
        watch.queueActions(&queue)
    }

    override func willSleep() { watch.didDisappear(in: graph) }

    override func didWake() { announce(.actions) }

    override func willDestroy() {
        watch.didDisappear(in: graph)
    }
}
