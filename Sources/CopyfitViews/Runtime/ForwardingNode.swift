/// A place with one child, whose elements it contributes.
class ForwardingNode: ListingNode {
    private(set) final var child: _ViewNode?

    /// Reconciles the child and takes over its elements.
    final func forward<Content: View>(_ content: Content) {
        forward { Content._reconcile(content, at: $0) }
    }

    /// The same for a child that a function reconciles.
    final func forward(_ reconcile: (_ViewPosition) -> _ViewNode) {
        child = position(of: child).bringIn(reconcile)
        _ = collectElements()
    }

    /// Removes the child, so that the next one starts again.
    final func endChild() {
        child?.destroy()
        child = nil
    }

    override func passesElements(of child: _ViewNode?) -> Bool { true }

    override var hasDynamicElements: Bool { child?.hasDynamicElements ?? false }

    override func collectElements() -> Bool {
        replaceElements(child?.elements ?? .none)
    }

    override final func forEachChild(_ visit: (_ViewNode) -> Void) {
        child.map(visit)
    }
}

/// A place with one child whose elements it watches.
class WatchingNode: ForwardingNode {
    /// Announces the place when its elements change, because without elements it was not asked for actions.
    override func collectElements() -> Bool {
        let areOthers = super.collectElements()
        if areOthers { announce(.actions) }
        return areOthers
    }

    override func reevaluate() -> Bool {
        announce(.actions)
        return collectElements()
    }
}
