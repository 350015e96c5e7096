import Foundation

extension LayoutTree {
    /// Says that a node answers differently from now on: forgets its answers and its ancestors', and marks the way down
    /// to it for placing. Siblings keep theirs. Linear in depth.
    public func invalidate(_ id: LayoutNodeID) {
        requireNoAnswerUnderWay()
        invalidate(from: index(of: id))
    }

    func invalidate(from start: Int32) {
        forgetGuides()
        var node = start
        var forgets = true
        while node >= 0 {
            #if DEBUG
                invalidatedNodes += 1
            #endif
            if forgets { forgetAnswers(of: node) }
            nodes[Int(node)].flags.insert(.needsPlacement)
            if node == pass.lateNode { return }
            let parent = nodes[Int(node)].parent
            if forgets, parent >= 0, !isAffected(parent, by: node) { forgets = false }
            node = parent
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
        tell(node, of: .forgetting)
    }

    /// Readies a node for its behaviour.
    func prepare(_ node: Int32) {
        tell(node, of: .children)
        nodes[Int(node)].flags.subtract(.plainLeaf.union(.answersAlone))
        nodes[Int(node)].flags.formUnion(ownFlags(node))
        priorities[node] = 0
        forgetAnswers(of: node)
    }
}
