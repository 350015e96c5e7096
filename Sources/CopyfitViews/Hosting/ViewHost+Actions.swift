extension ViewHost {
    /// Triggers the button or tap gesture of the view with this id or accessibility identifier: the first inside the
    /// view, else the nearest around it. False if there is none, it is disabled or the host is closed. Call
    /// ``update()`` afterwards.
    @preconcurrency @MainActor @discardableResult
    public func trigger(_ id: some Hashable) -> Bool {
        graph.tasks.counting { place(named: AnyHashable(id))?.runAction() ?? false }
    }

    /// Triggers the button or tap gesture of the element at a path.
    @preconcurrency @MainActor @discardableResult
    public func trigger(_ path: NodePath) -> Bool {
        graph.tasks.counting { element(at: path)?.node.runAction() ?? false }
    }

    /// Sets the bound text of the text field of the view with this id or accessibility identifier: the first inside the
    /// view, else the nearest around it. False if there is none or it is disabled. Call ``update()`` afterwards.
    @preconcurrency @MainActor @discardableResult
    public func setText(_ text: String, of id: some Hashable) -> Bool {
        guard let field = place(named: AnyHashable(id))?.nearest({ $0 as? any EditedNode }),
            field.environment.isEnabled
        else { return false }
        graph.tasks.counting { field.setText(text) }
        return true
    }

    /// The first place with this name in tree order; nil if the host is closed.
    func place(named name: AnyHashable) -> _ViewNode? {
        guard root.isAlive else { return nil }
        return root.first { node in
            let hasName = (node as? IDNode)?.id == name
            return hasName || (node as? any Identified)?.namedElements(name).isEmpty == false ? node : nil
        }
    }
}

extension _ViewNode {
    /// The first result of a function at or below this place, in tree order; if there is none, the first above it.
    func nearest<Result>(_ result: (_ViewNode) -> Result?) -> Result? {
        if let inside = first(result) { return inside }
        var node = parent
        while let current = node {
            if let found = result(current) { return found }
            node = current.parent
        }
        return nil
    }

    /// Runs the action of the nearest button or, if there is none, of the nearest tap gesture. If a button's style has
    /// a gesture, the button acts when that is triggered.
    fileprivate func runAction() -> Bool {
        guard let button = nearest({ $0 as? any TriggeredNode }) else { return nearest(\.tapped)?.runTap() ?? false }
        if let tapped = button.first(\.tapped) { return tapped.runTap() }
        button.trigger()
        return button.environment.isEnabled
    }

    /// This place, if it has an action for taps.
    private var tapped: (any TappedNode)? {
        guard let tapped = self as? any TappedNode, tapped.tapAction != nil else { return nil }
        return tapped
    }
}

extension TappedNode {
    fileprivate func runTap() -> Bool {
        guard environment.isEnabled, let tapAction else { return false }
        tapAction()
        return true
    }
}
