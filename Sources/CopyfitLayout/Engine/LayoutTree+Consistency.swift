/// Whether the arrays of a tree agree with each other. For tests: linear in the size of the tree.
extension LayoutTree {
    /// The first fault of the tree, in one sentence; nil if there is none.
    ///
    /// Checks that each child's parent and position are right, that no node has two parents or is below itself, that
    /// child lists share no entries and name no vacant places, and that every place without a node waits to be used
    /// again, once.
    package func findInconsistency() -> String? {
        var named: [Int32: Int32] = [:]
        for node in 0..<Int32(nodes.count) where isLive(node) {
            if let fault = findInconsistency(inListOf: node, named: &named) { return fault }
        }
        for node in 0..<Int32(nodes.count) where isLive(node) {
            let parent = nodes[Int(node)].parent
            if parent >= 0, named[node] != parent { return "Node \(node) is no child of its parent \(parent)." }
        }
        return findCycle() ?? findInconsistentEntries() ?? findInconsistentPlaces()
    }

    private func findInconsistency(inListOf node: Int32, named: inout [Int32: Int32]) -> String? {
        let range = childRange(node)
        guard range.lowerBound >= 0, range.upperBound <= childLists.count || range.isEmpty else {
            return "The children of node \(node) are outside the lists."
        }
        for (position, entry) in range.enumerated() {
            let child = childLists[entry]
            if !isLive(child) { return "Child \(position) of node \(node) is vacant." }
            if let other = named[child] { return "Node \(child) is a child of \(other) and of \(node)." }
            named[child] = node
            if nodes[Int(child)].parent != node {
                return "Child \(child) of node \(node) has the parent \(nodes[Int(child)].parent)."
            }
            if nodes[Int(child)].indexInParent != position {
                return "Child \(position) of node \(node) says that it is child \(nodes[Int(child)].indexInParent)."
            }
        }
        if let custom = behaviour(of: node, as: CustomLayout.self),
            custom.box.children != range.map({ childLists[$0] })
        {
            return "The custom layout of node \(node) has other children than the node."
        }
        return nil
    }

    /// Every live node must be found from a root.
    private func findCycle() -> String? {
        var pending = (0..<Int32(nodes.count)).filter { isLive($0) && nodes[Int($0)].parent < 0 }
        var found = 0
        while let node = pending.popLast() {
            found += 1
            pending += childRange(node).map { childLists[$0] }
        }
        let count = liveNodeCount
        return found == count ? nil : "\(count - found) nodes are below themselves."
    }

    /// How many nodes were made and not removed.
    package var liveNodeCount: Int { (0..<Int32(nodes.count)).count { isLive($0) } }

    private func findInconsistentEntries() -> String? {
        var isUsed = [Bool](repeating: false, count: childLists.count)
        for node in 0..<Int32(nodes.count) {
            for entry in childRange(node) {
                if isUsed[entry] { return "Two lists share the entry \(entry), one of them that of node \(node)." }
                isUsed[entry] = true
            }
        }
        let unused = isUsed.count { !$0 }
        return unused == unusedListEntries ? nil : "\(unused) entries are unused, \(unusedListEntries) are counted."
    }

    private func findInconsistentPlaces() -> String? {
        var free: Set<Int32> = []
        for entry in 0..<freeNodes.count {
            let node = freeNodes[entry]
            if isLive(node) { return "Node \(node) lives in a place that is free." }
            if nodes[Int(node)].parent >= 0 { return "The free place \(node) has a parent." }
            if !free.insert(node).inserted { return "The place \(node) is free twice." }
        }
        for node in 0..<Int32(nodes.count) where !isLive(node) && !free.contains(node) {
            if hasGenerationsLeft(node) { return "The place \(node) has no node and is not free." }
        }
        return nil
    }
}
