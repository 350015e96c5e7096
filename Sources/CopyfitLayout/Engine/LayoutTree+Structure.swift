import Foundation

extension LayoutTree {
    /// Replaces a node's behaviour, keeping its children. A custom layout of the same type keeps its cache.
    package func setBehaviour(_ behaviour: LayoutBehaviour, of id: LayoutNodeID) {
        let node = index(of: id)
        let (oldLayout, oldOrientation) = (self.behaviour(of: node, as: CustomLayout.self), orientation(below: node))
        tell(node, of: .leaving)
        behaviours[Int(node)] = behaviour
        if let oldLayout, let newLayout = self.behaviour(of: node, as: CustomLayout.self) {
            newLayout.box.adoptCache(of: oldLayout.box)
        }
        prepare(node)
        if orientation(below: node) != oldOrientation { forgetOrientation(below: node) }
        inheritFlags(from: node)
        invalidate(from: node)
    }

    /// Replaces a node's children. Nodes left out are detached, not removed: remove or attach them elsewhere. Attaching
    /// the children that are there already costs nothing.
    ///
    /// A node has one place: the former place of a child that had another one, here or below another parent, stays
    /// vacant until the children there are replaced. A vacant place counts as an empty view, with its gaps in a stack.
    ///
    /// - Precondition: all nodes live, and none of the children is the node itself or one of its ancestors.
    /// - Complexity: O(children, before and after, + depth).
    public func setChildren(_ children: [LayoutNodeID], of id: LayoutNodeID) {
        setChildren(children.count, of: id) { children[$0] }
    }

    /// Replaces a node's children by so many others, each given by a function of its position; see
    /// `setChildren(_:of:)`.
    package func setChildren(_ count: Int, of id: LayoutNodeID, _ child: (Int) -> LayoutNodeID) {
        requireNoAnswerUnderWay()
        let parent = index(of: id)
        let range = childRange(parent)
        newChildren.removeAll(from: 0)
        for position in 0..<count { newChildren.append(index(of: child(position))) }
        if count == range.count, (0..<count).allSatisfy({ newChildren[$0] == childLists[range.lowerBound + $0] }) {
            return
        }
        for position in 0..<count { entering(newChildren[position], parent) }
        letGoChildren(in: range)
        for position in 0..<count { vacatePlace(of: newChildren[position]) }
        replaceChildList(of: parent)
        tell(parent, of: .children)
        for position in 0..<count {
            let child = newChildren[position]
            if nodes[Int(child)].parent == parent { vacatePlace(of: child) }
            nodes[Int(child)].parent = parent
            nodes[Int(child)].indexInParent = Int32(position)
        }
        didAttach(to: parent)
    }

    /// Replaces a node's children by one; see `setChildren`.
    package func setOnlyChild(_ child: LayoutNodeID, of id: LayoutNodeID) {
        let parent = index(of: id)
        if nodes[Int(parent)].childCount > 0 { return setChildren([child], of: id) }
        entering(index(of: child), parent)
        vacatePlace(of: child.index)
        nodes[Int(parent)].firstChild = Int32(childLists.count)
        nodes[Int(parent)].childCount = 1
        childLists.append(child.index)
        nodes[Int(child.index)].parent = parent
        nodes[Int(child.index)].indexInParent = 0
        tell(parent, of: .children)
        didAttach(to: parent)
    }

    /// A node that has answered before may come from a parent of another orientation, from another container, or from
    /// modifiers that inset a scroll view's content.
    @inline(__always)
    private func entering(_ child: Int32, _ parent: Int32) {
        if nodes[Int(child)].parent == parent || nodes[Int(child)].flags.contains(.isPlain) { return }
        let hasAnswered = !nodes[Int(child)].flags.isDisjoint(with: [.hasAnswer, .hasTraits, .hasBeenAsked])
        guard hasAnswered || nodes[Int(child)].ends >= 0 else { return }
        forgetOrientation(of: child)
        forgetContainerRelative(child)
        if let scrollView = scrollView(in: child) {
            forgetContentInsets(of: scrollView, below: nodes[Int(child)].parent)
        }
    }

    /// The former children have no parent any more; places that were vacant can be used again.
    private func letGoChildren(in range: Range<Int>) {
        for position in range {
            let child = childLists[position]
            nodes[Int(child)].parent = -1
            if !isLive(child) { free(child) }
        }
    }

    private func didAttach(to parent: Int32) {
        var ancestor = nodes[Int(parent)].parent
        while ancestor >= 0 {
            precondition(ancestor != parent, "A layout node was attached below itself.")
            ancestor = nodes[Int(ancestor)].parent
        }
        inheritFlags(from: parent)
        invalidate(from: parent)
    }

    /// Sets in which direction a node arranges its children; the children have directions of their own.
    public func setLayoutDirection(_ direction: LayoutDirection, of id: LayoutNodeID) {
        requireNoAnswerUnderWay()
        let node = index(of: id)
        guard self.direction(of: node) != direction else { return }
        if direction == .rightToLeft {
            nodes[Int(node)].flags.insert(.isRightToLeft)
        } else {
            nodes[Int(node)].flags.remove(.isRightToLeft)
        }
        invalidate(from: node)
    }

    /// Sets the values a node gives to its container.
    package func setTraits(_ newTraits: LayoutTraits?, of id: LayoutNodeID) {
        let node = index(of: id)
        rare.traits[node] = newTraits
        invalidate(from: node)
    }

    /// A node's parent; nil for a root.
    public func parent(of id: LayoutNodeID) -> LayoutNodeID? {
        let parent = nodes[Int(index(of: id))].parent
        return parent < 0 ? nil : self.id(of: parent)
    }

    /// A node's children in order, vacant places left out.
    public func children(of id: LayoutNodeID) -> [LayoutNodeID] {
        childRange(index(of: id)).map { childLists[$0] }.filter(isLive).map { self.id(of: $0) }
    }

    /// A node's layout behaviour.
    package func behaviour(of id: LayoutNodeID) -> LayoutBehaviour {
        behaviours[Int(index(of: id))]
    }

    @inline(__always)
    func childRange(_ node: Int32) -> Range<Int> {
        let first = Int(nodes[Int(node)].firstChild)
        return first..<first + Int(nodes[Int(node)].childCount)
    }

    func direction(of node: Int32) -> LayoutDirection {
        nodes[Int(node)].flags.contains(.isRightToLeft) ? .rightToLeft : .leftToRight
    }

    private func replaceChildList(of node: Int32) {
        let (old, count) = (childRange(node), newChildren.count)
        if count <= old.count {
            for position in 0..<count { childLists[old.lowerBound + position] = newChildren[position] }
            unusedListEntries += old.count - count
        } else {
            unusedListEntries += old.count
            nodes[Int(node)].firstChild = Int32(childLists.count)
            for position in 0..<count { childLists.append(newChildren[position]) }
        }
        nodes[Int(node)].childCount = Int32(count)
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
