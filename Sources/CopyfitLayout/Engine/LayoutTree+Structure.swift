import Foundation

extension LayoutTree {
    /// Makes a node without children or parent.
    package func makeNode(
        _ behaviour: LayoutBehaviour,
        direction: LayoutDirection = .leftToRight
    ) -> LayoutNodeID {
        var node = Node()
        if direction == .rightToLeft { node.flags.insert(.isRightToLeft) }
        let index: Int32
        if let reused = freeNodes.popLast() {
            index = reused
            nodes[Int(index)] = node
            behaviours[Int(index)] = behaviour
            placements[Int(index)] = Placement()
        } else {
            index = Int32(nodes.count)
            nodes.append(node)
            behaviours.append(behaviour)
            placements.append(Placement())
        }
        prepare(index)
        return LayoutNodeID(index)
    }

    /// Replaces a node's behaviour, keeping its children. A custom layout of the same type keeps its cache.
    package func setBehaviour(_ behaviour: LayoutBehaviour, of id: LayoutNodeID) {
        let index = Int(id.index)
        if case .custom(let new) = behaviour, case .custom(let old) = behaviours[index] {
            new.adoptCache(of: old)
        }
        let isTurned = behaviours[index].orientation != behaviour.orientation
        behaviours[index] = behaviour
        prepare(id.index)
        if isTurned { forgetOrientation(below: id.index) }
        inheritFlags(from: id.index)
        invalidate(id)
    }

    /// Replaces a node's children. Nodes left out are detached, not removed: remove or attach them elsewhere. Attaching
    /// the children that are there already costs nothing.
    package func setChildren(_ children: [LayoutNodeID], of id: LayoutNodeID) {
        let range = childRange(id.index)
        if children.count == range.count, zip(children, range).allSatisfy({ isChild($0.index, of: id.index, at: $1) }) {
            return
        }
        for child in children { entering(child.index, id.index) }
        for position in range where nodes[Int(childLists[position])].parent == id.index {
            nodes[Int(childLists[position])].parent = -1
        }
        replaceChildList(of: id.index, with: children)
        for (index, child) in children.enumerated() {
            nodes[Int(child.index)].parent = id.index
            nodes[Int(child.index)].indexInParent = Int32(index)
        }
        if case .custom(let box) = behaviours[Int(id.index)] {
            box.children = children.map(\.index)
        }
        inheritFlags(from: id.index)
        invalidate(id)
    }

    /// Replaces a node's children by one; see `setChildren`.
    package func setOnlyChild(_ child: LayoutNodeID, of id: LayoutNodeID) {
        let index = Int(id.index)
        if nodes[index].childCount > 0 || isCustom(id.index) { return setChildren([child], of: id) }
        entering(child.index, id.index)
        nodes[index].firstChild = Int32(childLists.count)
        nodes[index].childCount = 1
        childLists.append(child.index)
        nodes[Int(child.index)].parent = id.index
        nodes[Int(child.index)].indexInParent = 0
        inheritFlags(from: id.index)
        invalidate(id)
    }

    /// A node that has answered before may come from a parent of another orientation.
    @inline(__always)
    private func entering(_ child: Int32, _ parent: Int32) {
        if nodes[Int(child)].parent == parent || nodes[Int(child)].flags.contains(.isPlain) { return }
        if !nodes[Int(child)].flags.isDisjoint(with: [.hasAnswer, .hasTraits]) { forgetOrientation(of: child) }
    }

    /// Whether a node is a child already, and not another one in the place of a removed child.
    private func isChild(_ child: Int32, of parent: Int32, at position: Int) -> Bool {
        childLists[position] == child && nodes[Int(child)].parent == parent
    }

    private func isCustom(_ node: Int32) -> Bool {
        if case .custom = behaviours[Int(node)] { true } else { false }
    }

    /// Takes a node from its parent, which may be about to be removed while the node lives on.
    package func detach(_ id: LayoutNodeID) {
        nodes[Int(id.index)].parent = -1
    }

    /// Removes a node and everything below it; detach it from its parent first with `setChildren`.
    package func removeSubtree(_ id: LayoutNodeID) {
        for position in childRange(id.index) {
            let child = childLists[position]
            if nodes[Int(child)].parent == id.index { removeSubtree(LayoutNodeID(child)) }
        }
        forgetAnswers(of: id.index)
        unusedListEntries += Int(nodes[Int(id.index)].childCount)
        nodes[Int(id.index)] = Node()
        nodes[Int(id.index)].flags = []
        behaviours[Int(id.index)] = .passThrough
        traits[id.index] = nil
        freeNodes.append(id.index)
    }

    /// Sets in which direction a node arranges its children; the children have directions of their own.
    package func setLayoutDirection(_ direction: LayoutDirection, of id: LayoutNodeID) {
        guard self.direction(of: id.index) != direction else { return }
        if direction == .rightToLeft {
            nodes[Int(id.index)].flags.insert(.isRightToLeft)
        } else {
            nodes[Int(id.index)].flags.remove(.isRightToLeft)
        }
        invalidate(id)
    }

    /// Sets the values a node gives to its container.
    package func setTraits(_ newTraits: LayoutTraits?, of id: LayoutNodeID) {
        traits[id.index] = newTraits
        invalidate(id)
    }

    /// A node's parent; nil for a root.
    package func parent(of id: LayoutNodeID) -> LayoutNodeID? {
        let parent = nodes[Int(id.index)].parent
        return parent < 0 ? nil : LayoutNodeID(parent)
    }

    /// A node's children in order.
    package func children(of id: LayoutNodeID) -> [LayoutNodeID] {
        childRange(id.index).map { LayoutNodeID(childLists[$0]) }
    }

    /// How a node lays out.
    package func behaviour(of id: LayoutNodeID) -> LayoutBehaviour {
        behaviours[Int(id.index)]
    }

    @inline(__always)
    func childRange(_ node: Int32) -> Range<Int> {
        let first = Int(nodes[Int(node)].firstChild)
        return first..<first + Int(nodes[Int(node)].childCount)
    }

    func direction(of node: Int32) -> LayoutDirection {
        nodes[Int(node)].flags.contains(.isRightToLeft) ? .rightToLeft : .leftToRight
    }

    private func replaceChildList(of node: Int32, with children: [LayoutNodeID]) {
        let old = childRange(node)
        if children.count <= old.count {
            for (position, child) in zip(old, children) { childLists[position] = child.index }
            unusedListEntries += old.count - children.count
        } else {
            unusedListEntries += old.count
            nodes[Int(node)].firstChild = Int32(childLists.count)
            for child in children { childLists.append(child.index) }
        }
        nodes[Int(node)].childCount = Int32(children.count)
        if unusedListEntries > 1024, unusedListEntries > childLists.count / 2 { compactChildLists() }
    }

    private func compactChildLists() {
        var compacted: [Int32] = []
        compacted.reserveCapacity(childLists.count - unusedListEntries)
        for node in 0..<nodes.count where nodes[node].childCount > 0 {
            let range = childRange(Int32(node))
            nodes[node].firstChild = Int32(compacted.count)
            compacted.append(contentsOf: range.lazy.map { self.childLists[$0] })
        }
        childLists.removeAll(from: 0)
        for child in compacted { childLists.append(child) }
        unusedListEntries = 0
    }
}
