extension ViewHost {
    /// Triggers the button or tap gesture of the view with this id or accessibility identifier: the first inside the
    /// view, else the nearest around it. False if there is none, it is disabled or the host is closed. Call
    /// ``update()`` afterwards.
    @preconcurrency @MainActor @discardableResult
    public func trigger(_ id: some Hashable) -> Bool {
        graph.begunTasks.counting { place(named: AnyHashable(id))?.runAction() ?? false }
    }

    /// Triggers the button or tap gesture of the element at a path.
    @preconcurrency @MainActor @discardableResult
    public func trigger(_ path: NodePath) -> Bool {
        graph.begunTasks.counting { element(at: path)?.node.runAction() ?? false }
    }

    /// Sets the bound text of the text field of the view with this id or accessibility identifier: the first inside the
    /// view, else the nearest around it. False if there is none or it is disabled. Call ``update()`` afterwards.
    @preconcurrency @MainActor @discardableResult
    public func setText(_ text: String, of id: some Hashable) -> Bool {
        guard let field = place(named: AnyHashable(id))?.nearest(TextFieldNode.self), field.environment.isEnabled
        else { return false }
        graph.begunTasks.counting { field.setText(text) }
        return true
    }

    /// The first place with this name in tree order; nil if the host is closed.
    func place(named name: AnyHashable) -> _ViewNode? {
        guard root.isAlive else { return nil }
        return root.first { node in
            (node as? IDNode)?.id == name || (node as? any Identified)?.namedElements(name).isEmpty == false
        }
    }
}

extension _ViewNode {
    /// The first node at or below this place, in tree order, that `isWanted` accepts.
    fileprivate func first(where isWanted: (_ViewNode) -> Bool) -> _ViewNode? {
        first { isWanted($0) ? $0 : nil }
    }

    /// The first node of this class at or below this place that `isWanted` accepts, else the nearest above it.
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

    /// Runs the action of the nearest button or, if there is none, of the nearest tap gesture. If a button's style has
    /// a gesture, the button acts when that is triggered.
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
