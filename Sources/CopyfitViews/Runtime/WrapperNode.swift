import CopyfitLayout

/// A modifier that puts one element around each element of its content.
protocol ElementWrapping: ViewModifier where Body == Never {
    /// Makes the element around one of the content's elements.
    nonisolated func wrap(_ content: Element, in node: _ViewNode) -> Element

    /// Updates an element that was made for an older value of the modifier.
    nonisolated func update(_ wrapper: Element, from old: Self, in node: _ViewNode)

    /// The work that every walk after layout finds here.
    nonisolated var work: PendingWork { get }

    /// Queues the actions of an element of this modifier.
    nonisolated func queueActions(of wrapper: Element, into queue: inout ActionQueue)

    /// Called for each element while it is not shown, at least once.
    nonisolated func willSleep(_ wrapper: Element, in graph: ViewGraph)
}

extension ElementWrapping {
    nonisolated var work: PendingWork { [] }

    nonisolated func queueActions(of wrapper: Element, into queue: inout ActionQueue) {}

    nonisolated func willSleep(_ wrapper: Element, in graph: ViewGraph) {}

    @inline(__always)
    nonisolated static func _reconcile<Content: View>(
        _ modifier: Self,
        content: Content,
        at position: _ViewPosition
    ) -> _ViewNode {
        reconcileWrappers(modifier, content: content, at: position)
    }

    /// Updates the node of a modified view.
    @inline(__always)
    nonisolated static func reconcileWrappers<Content: View>(
        _ modifier: Self,
        content: Content,
        at position: _ViewPosition
    ) -> _ViewNode {
        if let node: WrapperNode<Self> = position.existingNode() {
            node.child = node.position(of: node.child).bringIn(content)
            node.update(modifier)
            return node
        }
        let node = WrapperNode(modifier, at: position)
        node.child = node.position(of: nil).bringIn(content)
        _ = node.collectElements()
        return node
    }
}

/// The place of a modifier that wraps each element of its content.
final class WrapperNode<Modifier: ElementWrapping>: WrappingNode {
    private(set) var modifier: Modifier

    init(_ modifier: Modifier, at position: borrowing _ViewPosition) {
        self.modifier = modifier
        super.init(at: position)
        announce(modifier.work)
    }

    fileprivate func update(_ modifier: Modifier) {
        let old = self.modifier
        self.modifier = modifier
        _ = collectElements()
        for wrapper in elements where !wrapper.isGap {
            modifier.update(wrapper, from: old, in: self)
            if wrapper.ownsLayoutNode {
                graph.layout.setLayoutDirection(environment.builtIn.layoutDirection, of: wrapper.layoutNode)
            }
        }
    }

    override var name: String { (modifier as? any Described)?.name ?? super.name }

    override var modified: Element? { children.first }

    override func passesElements(of child: _ViewNode?) -> Bool { true }

    override var hasDynamicElements: Bool { child?.hasDynamicElements ?? false }

    override func collectElements() -> Bool {
        let areOthers = followContent(wrap: { modifier.wrap($0, in: self) }, drop: { $0.release() })
        if areOthers { announce(modifier.work) }
        return areOthers
    }

    override func content(of element: Element) -> Element? { element.isGap ? nil : element.children.first }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        child.map(visit)
    }

    override func queueActions(_ queue: inout ActionQueue) {
        announce(modifier.work)
        forgetReads()
        for wrapper in elements where !wrapper.isGap {
            if wrapper.isShown {
                modifier.queueActions(of: wrapper, into: &queue)
            } else {
                modifier.willSleep(wrapper, in: graph)
            }
        }
    }

    override func willSleep() {
        for wrapper in elements where !wrapper.isGap { modifier.willSleep(wrapper, in: graph) }
    }

    override func willDestroy() {
        for wrapper in elements where !wrapper.isGap { wrapper.release() }
    }
}
