extension ViewHost {
    /// Triggers the button, or the view with a tap gesture, that has an id or accessibility identifier or is the first
    /// inside the view that has; false when there is none or it is disabled. Call ``update()`` afterwards.
    @MainActor @discardableResult
    public func trigger(_ id: some Hashable) -> Bool {
        let name = AnyHashable(id)
        if let button: ButtonNode = node(named: name) {
            button.trigger()
            return button.environment.isEnabled
        }
        guard let tap: ListModifierNode<TapWatch> = node(named: name), let action = tap.watch.action else {
            return false
        }
        if tap.environment.isEnabled { action() }
        return tap.environment.isEnabled
    }

    /// Writes the bound text of the text field with an id or accessibility identifier; false when there is none or it
    /// is disabled. Call ``update()`` afterwards.
    @MainActor @discardableResult
    public func setText(_ text: String, of id: some Hashable) -> Bool {
        guard let field: TextFieldNode = node(named: AnyHashable(id)), field.environment.isEnabled else { return false }
        field.setText(text)
        return true
    }

    /// The first node of a class at or below the first place with a name.
    private func node<Node: _ViewNode>(named name: AnyHashable) -> Node? {
        var place: _ViewNode?
        root.visit { node in
            guard place == nil else { return }
            let isNamed =
                (node as? IDNode)?.id == name || (node as? any Identified)?.elements(named: name).isEmpty == false
            if isNamed { place = node }
        }
        var found: Node?
        place?.visit { node in if found == nil { found = node as? Node } }
        return found
    }
}
