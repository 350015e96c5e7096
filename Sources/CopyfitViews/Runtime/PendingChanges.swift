import CopyfitLayout

/// What has changed and is to be followed by an update.
struct PendingChanges {
    /// The places whose element lists are to be collected again.
    var collections = PendingCollections()

    /// The layout nodes whose functions answer differently.
    var layoutNodes: [LayoutNodeID] = []

    /// The places to be evaluated, in the order in which they became dirty.
    private var dirty: [_ViewNode] = []

    #if DEBUG
        /// Changes the order of the dirty places, to show that it affects no result: ancestors still come first.
        var arrangeDirtyPlaces: (inout [_ViewNode]) -> Void = { _ in }
    #endif

    /// Whether a place waits for its evaluation.
    var haveDirtyPlaces: Bool { dirty.contains { $0.isAlive && $0.isDirty && !$0.isAsleep } }

    mutating func markDirty(_ place: _ViewNode) {
        guard !place.isDirty else { return }
        place.isDirty = true
        if !place.isAsleep { dirty.append(place) }
    }

    /// Removes and returns the layout nodes.
    mutating func takeLayoutNodes() -> [LayoutNodeID] {
        defer { layoutNodes = [] }
        return layoutNodes
    }

    /// Removes and returns the dirty places: ancestors first, those of the same depth in the order in which they became dirty.
    mutating func takeDirty() -> [_ViewNode] {
        #if DEBUG
            arrangeDirtyPlaces(&dirty)
        #endif
        let places = dirty.sorted { $0.depth < $1.depth }
        dirty = []
        return places
    }

    /// Removes and returns the places that are no longer in the tree.
    mutating func takeRemovedPlaces() -> [_ViewNode] {
        let removed = dirty.filter { !$0.isAlive }
        if !removed.isEmpty { dirty.removeAll { !$0.isAlive } }
        return removed
    }
}

/// The places that must collect their children's elements again.
struct PendingCollections {
    private var levels: [Int: [_ViewNode]] = [:]
    private var deepest = 0

    var isEmpty: Bool { levels.isEmpty }

    /// Adds a place unless it is already present.
    mutating func insert(_ node: _ViewNode?) {
        guard let node, !node.awaitsCollecting else { return }
        node.awaitsCollecting = true
        levels[node.depth, default: []].append(node)
        deepest = max(deepest, node.depth)
    }

    /// Removes and returns one of the places farthest from the root.
    mutating func takeInnermost() -> _ViewNode? {
        while deepest > 0 {
            if let node = levels[deepest]?.popLast() {
                node.awaitsCollecting = false
                return node
            }
            levels[deepest] = nil
            deepest -= 1
        }
        return nil
    }
}
