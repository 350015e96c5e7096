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
