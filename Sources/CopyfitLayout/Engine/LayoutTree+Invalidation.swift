import Foundation

extension LayoutTree {
    /// Says that a node answers differently from now on: forgets its answers and its ancestors', and marks the way down
    /// to it for placing. Siblings keep theirs. Linear in depth.
    package func invalidate(_ id: LayoutNodeID) {
        invalidate(from: index(of: id))
    }

    func invalidate(from start: Int32) {
        if !guideMemo.isEmpty { guideMemo.removeAll(keepingCapacity: true) }
        var node = start
        var forgets = true
        while node >= 0 {
            if forgets { forgetAnswers(of: node) }
            nodes[Int(node)].flags.insert(.needsPlacement)
            if node == pass.lateNode { return }
            let parent = nodes[Int(node)].parent
            if forgets, parent >= 0, isUnaffected(parent, by: node) { forgets = false }
            node = parent
        }
    }

    /// Whether a parent's own answers never follow from this child's.
    private func isUnaffected(_ parent: Int32, by child: Int32) -> Bool {
        switch behaviours[Int(parent)] {
        case .geometryReader: true
        case .layered: childLists[Int(nodes[Int(parent)].firstChild)] != child
        default: false
        }
    }

    func forgetAnswers(of node: Int32) {
        let index = Int(node)
        if !nodes[index].flags.isDisjoint(with: [.hasAnswer, .hasTraits]) || nodes[index].ends >= 0 {
            nodes[index].flags.insert(.hasBeenAsked)
        }
        forgetMemos(of: index)
        forgetEnds(of: index)
        nodes[index].flags.remove(nodes[index].flags.contains(.isPlain) ? .hasAnswer : [.hasAnswer, .hasTraits])
        switch behaviours[index] {
        case .fixed(let size): remember(Answer(width: size.width, height: size.height, validity: .all), of: index)
        case .custom(let box): box.isStale = true
        case .grid:
            cellsOfGrids[node] = nil
            gridSolutions[node] = nil
        default: break
        }
    }

    /// A fixed leaf is born with the one answer it will ever give.
    private func remember(_ answer: Answer, of index: Int) {
        nodes[index].answer = answer
        nodes[index].flags.insert(.hasAnswer)
    }

    /// Readies a node for its behaviour.
    func prepare(_ node: Int32) {
        if case .custom(let box) = behaviours[Int(node)] {
            box.children = childRange(node).map { childLists[$0] }
        }
        nodes[Int(node)].flags.subtract(.plainLeaf)
        nodes[Int(node)].flags.formUnion(ownFlags(node))
        forgetAnswers(of: node)
    }
}
