extension ViewHost {
    /// Triggers the button or tap gesture that belongs to the view with an id or accessibility identifier: the first
    /// inside the view, else the nearest around it. False when there is none or it is disabled, and once the host is closed.
    /// Call ``update()`` afterwards.
    @preconcurrency @MainActor @discardableResult
    public func trigger(_ id: some Hashable) -> Bool {
        graph.begunTasks.counting { place(named: AnyHashable(id))?.runAction() ?? false }
    }

    /// Triggers the button or tap gesture that belongs to the element at a path.
    @preconcurrency @MainActor @discardableResult
    public func trigger(_ path: NodePath) -> Bool {
        graph.begunTasks.counting { element(at: path)?.node.runAction() ?? false }
    }

    /// Writes the bound text of the text field that belongs to the view with an id or accessibility identifier: the first
    /// inside the view, else the nearest around it. False when there is none or it is disabled. Call ``update()``
    /// afterwards.
    @preconcurrency @MainActor @discardableResult
    public func setText(_ text: String, of id: some Hashable) -> Bool {
        guard let field = place(named: AnyHashable(id))?.nearest(TextFieldNode.self), field.environment.isEnabled
        else { return false }
        graph.begunTasks.counting { field.setText(text) }
        return true
    }

    /// The first place with a name in tree order; nil once the host is closed.
    func place(named name: AnyHashable) -> _ViewNode? {
        guard root.isAlive else { return nil }
        return root.first { node in
            (node as? IDNode)?.id == name || (node as? any Identified)?.namedElements(name).isEmpty == false
        }
    }
}

extension _ViewNode {
    /// The first node at or below this place, in tree order, of which something is true.
    fileprivate func first(where isWanted: (_ViewNode) -> Bool) -> _ViewNode? {
        first { isWanted($0) ? $0 : nil }
    }

    /// The first node of a class, of which something is true, at or below this place, else the nearest above it.
    func nearest<Node: _ViewNode>(_ type: Node.Type, where isWanted: (Node) -> Bool = { _ in true }) -> Node? {
        func wanted(_ node: _ViewNode) -> Node? { (node as? Node).flatMap { isWanted($0) ? $0 : nil } }
        if let inside = first(where: { wanted($0) != nil }) { return wanted(inside) }
        var node = parent
        while let current = node {
            if let found = wanted(current) { return found }
            node = current.parent
        }
        return nil
    }

    /// Runs the action of the nearest button, or without one of the nearest tap gesture. A button whose style brings a
    /// gesture acts when that is triggered.
    fileprivate func runAction() -> Bool {
        if let button = nearest(ButtonNode.self) {
            if let tap = button.first(where: { $0.tapAction != nil }) { return tap.runTap() }
            button.trigger()
            return button.environment.isEnabled
        }
        return nearest(_ViewNode.self) { $0.tapAction != nil }?.runTap() ?? false
    }

    private var tapAction: (() -> Void)? { (self as? ListModifierNode<TapWatch>)?.watch.action }

    private func runTap() -> Bool {
        guard environment.isEnabled, let tapAction else { return false }
        tapAction()
        return true
    }
}
