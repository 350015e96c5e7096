import Foundation

/// How long a node lives.
///
/// The generation of a place is odd while a node lives there and is incremented when a life begins or ends, so the
/// name of a removed node never becomes valid again. Each tree has generations of its own, as far as twelve bits tell them
/// apart, so that the name of another tree's node is noticed. A place that is still in a list of children after its node was
/// removed or moved is *vacant*: it counts as an empty view and is reused only after that list was replaced. So no
/// list ever names a node that lives elsewhere, in whatever order a host takes its tree apart.
extension LayoutTree {
    /// Makes a node without children or parent.
    package func makeNode(
        _ behaviour: LayoutBehaviour,
        direction: LayoutDirection = .leftToRight
    ) -> LayoutNodeID {
        let index = takePlace()
        if direction == .rightToLeft { nodes[Int(index)].flags.insert(.isRightToLeft) }
        behaviours[Int(index)] = behaviour
        placements[Int(index)] = Placement()
        nodes[Int(index)].generation += 1
        nodes[Int(index)].flags.formUnion(ownFlags(index))
        return id(of: index)
    }

    /// A place in the arrays that nothing refers to.
    private func takePlace() -> Int32 {
        if let reused = freeNodes.popLast() {
            clear(reused)
            priorities[reused] = 0
            gaps[reused] = 0
            return reused
        }
        nodes.append(Node(generation: firstGeneration))
        behaviours.append(.passThrough)
        placements.append(Placement())
        return Int32(nodes.count - 1)
    }

    /// Makes a place as it was at first, except for its generation.
    private func clear(_ node: Int32) {
        nodes[Int(node)] = Node(generation: nodes[Int(node)].generation)
    }

    /// The place of a node that lives.
    @inline(__always)
    func index(of id: LayoutNodeID) -> Int32 {
        precondition(
            Int(id.index) < nodes.count && nodes[Int(id.index)].generation == id.generation,
            "A layout node was used that is not in this tree: it was removed, or it is another tree's."
        )
        return id.index
    }

    /// The name of a node that lives.
    @inline(__always)
    func id(of index: Int32) -> LayoutNodeID {
        LayoutNodeID(index: index, generation: nodes[Int(index)].generation)
    }

    /// Whether a node was made and not removed.
    package func isLive(_ id: LayoutNodeID) -> Bool { nodes[Int(id.index)].generation == id.generation }

    @inline(__always)
    func isLive(_ index: Int32) -> Bool { nodes[Int(index)].generation % 2 == 1 }

    /// Takes a node from its parent, which may be about to be removed while the node lives on.
    package func detach(_ id: LayoutNodeID) {
        vacatePlace(of: index(of: id))
    }

    /// Removes a node and everything below it. If the node has a parent, its place there stays vacant until the
    /// parent's children are replaced, and the parent answers again.
    package func removeSubtree(_ id: LayoutNodeID) {
        let parent = nodes[Int(index(of: id))].parent
        var pending: [Int32] = []
        var next: Int32? = index(of: id)
        while let node = next {
            for position in childRange(node) {
                let child = childLists[position]
                nodes[Int(child)].parent = -1
                if isLive(child) { pending.append(child) } else { free(child) }
            }
            remove(node)
            next = pending.popLast()
        }
        if parent >= 0 {
            loosenFlags(of: parent)
            answerAnew(afterLossIn: parent)
        }
    }

    /// Runs what removes many nodes, in any order: what remains answers again once, at the end, instead of after each
    /// removal. So taking a nest apart from the inside costs no walk to the root for each level. Nothing may be asked
    /// meanwhile.
    package func removeTogether(_ removals: () -> Void) {
        if removesTogether.value { return removals() }
        removesTogether.value = true
        removals()
        removesTogether.value = false
        for position in 0..<bereaved.count where isLive(bereaved[position]) {
            invalidate(from: bereaved[position].index)
        }
        bereaved.removeAll(from: 0)
    }

    private func answerAnew(afterLossIn parent: Int32) {
        guard removesTogether.value else { return invalidate(from: parent) }
        let id = id(of: parent)
        if bereaved.count == 0 || bereaved[bereaved.count - 1] != id { bereaved.append(id) }
    }

    /// Ends a node's life; its children have been seen to.
    private func remove(_ node: Int32) {
        let index = Int(node)
        forgetAnswers(of: node)
        unusedListEntries += Int(nodes[index].childCount)
        let (parent, indexInParent) = (nodes[index].parent, nodes[index].indexInParent)
        clear(node)
        behaviours[index] = .passThrough
        rare.forget(node)
        nodes[index].generation += 1
        if parent < 0 {
            free(node)
        } else {
            nodes[index].parent = parent
            nodes[index].indexInParent = indexInParent
        }
    }

    /// Lets a place be used again that no list names any more. One whose generations are used up never is.
    func free(_ node: Int32) {
        if hasGenerationsLeft(node) { freeNodes.append(node) }
    }

    /// Whether another node may live in a place.
    func hasGenerationsLeft(_ node: Int32) -> Bool { nodes[Int(node)].generation - firstGeneration < (1 << 20) - 2 }

    /// Puts a vacant place where a node is in its parent's list, if it has a parent.
    func vacatePlace(of node: Int32) {
        let parent = nodes[Int(node)].parent
        if parent < 0 { return }
        let vacant = takePlace()
        nodes[Int(vacant)].parent = parent
        nodes[Int(vacant)].indexInParent = nodes[Int(node)].indexInParent
        childLists[Int(nodes[Int(parent)].firstChild + nodes[Int(node)].indexInParent)] = vacant
        nodes[Int(node)].parent = -1
        if let custom = behaviour(of: parent, as: CustomLayout.self) {
            custom.box.children[Int(nodes[Int(vacant)].indexInParent)] = vacant
        }
        loosenFlags(of: parent)
        invalidate(from: parent)
    }
}
