import CopyfitLayout

/// Calls an action with a value of the first scroll view inside: after the first pass, then whenever it differs.
nonisolated struct ScrollObserver<Value: Equatable>: ViewModifier {
    typealias Body = Never

    let name: String

    /// The value with which the action is called before the first one, nil if it is not.
    var initial: (() -> Value)?
    let value: (any ScrolledNode) -> Value
    let action: (Value, Value) -> Void

    nonisolated static func _reconcile<Content: View>(
        _ modifier: Self,
        content: Content,
        at position: _ViewPosition
    ) -> _ViewNode {
        let node = position.node { ScrollObserverNode<Value>(at: $0) }
        node.update(content, modifier)
        return node
    }
}

/// The place of an observer of a scroll view.
final class ScrollObserverNode<Value: Equatable>: WatchingNode {
    private var observer: ScrollObserver<Value>?
    private var delivered: Value?

    fileprivate func update<Content: View>(_ content: Content, _ observer: ScrollObserver<Value>) {
        self.observer = observer
        announce(.actions)
        forward(content)
    }

    override func queueActions(_ queue: inout ActionQueue) {
        announce(.actions)
        guard let observer, let scrolled = firstScrollView else { return }
        forgetReads()
        if delivered == nil, let initial = observer.initial {
            let first = graph.evaluate(self, keepsReads: true, initial)
            deliver(first, instead: first, observer, &queue)
        }
        let new = graph.evaluate(self, keepsReads: true) { observer.value(scrolled) }
        if new != delivered { deliver(new, instead: delivered ?? new, observer, &queue) }
    }

    private func deliver(
        _ new: Value,
        instead old: Value,
        _ observer: ScrollObserver<Value>,
        _ queue: inout ActionQueue
    ) {
        delivered = new
        queue.append(self, subject: { "\(observer.name) \(old) → \(new)" }) { observer.action(old, new) }
    }
}

/// Calls an action when the first scroll view inside is shown, and at the beginning and at the end of each scrolling by the host.
nonisolated struct ScrollPhaseObserver: ViewModifier {
    typealias Body = Never

    let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

    nonisolated static func _reconcile<Content: View>(
        _ modifier: Self,
        content: Content,
        at position: _ViewPosition
    ) -> _ViewNode {
        let node = position.node { ScrollPhaseNode(at: $0) }
        node.update(content, modifier)
        return node
    }
}

/// The place of an observer of phases.
final class ScrollPhaseNode: WatchingNode {
    private var observer: ScrollPhaseObserver?
    private var seenGestures = 0
    private var geometry: ScrollGeometry?

    fileprivate func update<Content: View>(_ content: Content, _ observer: ScrollPhaseObserver) {
        self.observer = observer
        announce(.actions)
        forward(content)
    }

    override func queueActions(_ queue: inout ActionQueue) {
        announce(.actions)
        guard let observer, let scrolled = firstScrollView else { return }
        let new = scrolled.geometry
        if geometry == nil {
            queue.append(self, subject: { "onScrollPhaseChange" }) {
                observer.action(.idle, .idle, ScrollPhaseChangeContext(geometry: new))
            }
        }
        let old = geometry ?? new
        geometry = new
        guard scrolled.gestures != seenGestures else { return }
        seenGestures = scrolled.gestures
        queue.append(self, subject: { "onScrollPhaseChange" }) {
            observer.action(.idle, .interacting, ScrollPhaseChangeContext(geometry: old))
            observer.action(.interacting, .idle, ScrollPhaseChangeContext(geometry: new))
        }
    }
}

/// Calls an action when a view comes into or leaves the visible part of the scroll view around it.
nonisolated struct ScrollVisibilityObserver: ElementWrapping {
    typealias Body = Never

    let threshold: Double
    let action: (Bool) -> Void

    var work: PendingWork { .actions }

    func wrap(_ content: Element, in node: _ViewNode) -> Element {
        ScrollVisibilityElement(node: node, around: content)
    }

    func update(_ wrapper: Element, from old: Self, in node: _ViewNode) {}

    func queueActions(of wrapper: Element, into queue: inout ActionQueue) {
        guard let wrapper = wrapper as? ScrollVisibilityElement else { return }
        let isVisible = wrapper.visibleFraction >= max(threshold, .leastNonzeroMagnitude)
        guard isVisible != wrapper.wasVisible else { return }
        wrapper.wasVisible = isVisible
        queue.append(wrapper, subject: { "onScrollVisibilityChange \(isVisible)" }) { [action] in action(isVisible) }
    }

    func willSleep(_ wrapper: Element, in graph: ViewGraph) {
        guard let wrapper = wrapper as? ScrollVisibilityElement, wrapper.wasVisible else { return }
        wrapper.wasVisible = false
        graph.queueDisappearance { [action] in action(false) }
    }
}

/// An element that remembers whether it was visible.
final class ScrollVisibilityElement: AttachedElement {
    fileprivate var wasVisible = false

    override var name: String { "onScrollVisibilityChange" }

    /// 1 outside scroll views.
    fileprivate var visibleFraction: Double {
        guard let scrolled = scrolledNode else { return 1 }
        let frame = convert(.init(origin: .zero, size: size), toSpaceOf: scrolled.scrollElement)
        return scrolled.visibleFraction(of: frame)
    }
}
