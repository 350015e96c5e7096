import CopyfitLayout

/// A modifier that puts one element around each element of its content.
protocol ElementWrapping: ViewModifier where Body == Never {
    /// Makes the element around one of the content.
    nonisolated func wrap(_ content: Element, in node: _ViewNode) -> Element

    /// Brings an element made for an older value of the modifier up to date.
    nonisolated func update(_ wrapper: Element, from old: Self, in node: _ViewNode)

    /// What every walk after layout finds here.
    nonisolated var work: PendingWork { get }

    /// Queues what an element of this modifier observes.
    nonisolated func queueActions(of wrapper: Element, into queue: inout ActionQueue)
}

extension ElementWrapping {
    nonisolated var work: PendingWork { [] }

    nonisolated func queueActions(of wrapper: Element, into queue: inout ActionQueue) {}

    @inline(__always)
    nonisolated static func _reconcile<Content: View>(
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
        for wrapper in elements {
            modifier.update(wrapper, from: old, in: self)
            if wrapper.ownsLayoutNode {
                graph.layout.setLayoutDirection(environment.builtIn.layoutDirection, of: wrapper.layoutNode)
            }
        }
    }

    override var hasDynamicElements: Bool { child?.hasDynamicElements ?? false }

    override func collectElements() -> Bool {
        followContent(wrap: { modifier.wrap($0, in: self) }, drop: { $0.release() })
    }

    override func content(of element: Element) -> Element? { element.children.first }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        child.map(visit)
    }

    override func queueActions(_ queue: inout ActionQueue) {
        announce(modifier.work)
        for wrapper in elements { modifier.queueActions(of: wrapper, into: &queue) }
    }

    override func willDestroy() {
        elements.forEach { $0.release() }
    }
}
