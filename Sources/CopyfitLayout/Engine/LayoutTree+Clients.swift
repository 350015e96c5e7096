extension LayoutTree {
    /// Runs a function of a client for a node. What it answers holds until the node is invalidated.
    func running<Result>(_ node: Int32, _ function: () -> Result) -> Result {
        guard let runFunction else { return function() }
        var result: Result?
        runFunction(id(of: node)) { result = function() }
        return result!
    }
}

/// The functions with which clients without views build a tree.
extension LayoutTree {
    /// Adds a node with children. A child is taken from where it was before, as by ``setChildren(_:of:)``.
    ///
    /// - Precondition: the children are nodes of this tree that have not been removed.
    public func add(_ kind: LayoutNodeKind, _ children: [LayoutNodeID] = []) -> LayoutNodeID {
        requireNoAnswerUnderWay()
        let node = makeNode(kind.behaviour)
        if !children.isEmpty { setChildren(children, of: node) }
        return node
    }

    /// Removes a node and everything below it, and closes the gap among its parent's children: linear in the number of
    /// these. To remove many children of one parent, give it the others with ``setChildren(_:of:)`` first.
    public func remove(_ node: LayoutNodeID) {
        requireNoAnswerUnderWay()
        if let parent = parent(of: node) { setChildren(children(of: parent).filter { $0 != node }, of: parent) }
        removeSubtree(node)
    }

    /// Makes a node another kind of node, or the same with other parameters. It keeps its children; a layout of the same
    /// type keeps its cache.
    public func setKind(_ kind: LayoutNodeKind, of node: LayoutNodeID) {
        requireNoAnswerUnderWay()
        setBehaviour(kind.behaviour, of: node)
    }

    /// Sets what a layout around the node reads as `subview[key]`; nil for the key's default.
    public func setLayoutValue<Key: LayoutValueKey>(_ key: Key.Type, _ value: Key.Value?, of node: LayoutNodeID) {
        requireNoAnswerUnderWay()
        var values = rare.traits[index(of: node)] ?? LayoutTraits()
        values[key] = value
        setTraits(values, of: node)
    }

    /// A node's size and alignment guides for a proposal, without placing anything.
    public func dimensions(of node: LayoutNodeID, in proposal: ProposedViewSize) -> ViewDimensions {
        guardingStack(index(of: node)) { dimensions(of: $0, proposal: Proposal(proposal)) }
    }
}
