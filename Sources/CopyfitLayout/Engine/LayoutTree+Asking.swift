public import Foundation

extension LayoutTree {
    /// A node's size for a proposal, without placing anything. For a proposal that a remembered answer holds for,
    /// linear in the few answers that are remembered.
    public func measure(_ id: LayoutNodeID, _ proposal: ProposedViewSize) -> CGSize {
        pass.turn &+= 1
        return guardingStack(index(of: id)) { ask($0, Proposal(proposal)).size }
    }

    /// The one door for proposals: remembers, records and verifies answers.
    func ask(_ node: Int32, _ proposal: Proposal) -> Answer {
        guard let answer = remembered(node, proposal) else { return askAnew(node, proposal) }
        #if DEBUG
            if verifiesMemo { verify(answer, node, proposal) }
        #endif
        if isTraced { record(answer, node, proposal, isRemembered: true) }
        return answer
    }

    /// Works an answer out and remembers it, unless the node answers alone: then working it out is quicker than finding it.
    @inline(never)
    private func askAnew(_ node: Int32, _ proposal: Proposal) -> Answer {
        let answersAlone = !nodes[Int(node)].flags.isDisjoint(with: [.isPlain, .answersAlone])
        guard answersAlone || hasRoom else { return .empty }
        let answer = self.answer(node, proposal)
        if answersAlone { nodes[Int(node)].flags.insert(.hasBeenAsked) } else { remember(answer, node) }
        if isTraced { record(answer, node, proposal, isRemembered: false) }
        return answer
    }

    #if DEBUG
        private func verify(_ remembered: Answer, _ node: Int32, _ proposal: Proposal) {
            verifiesMemo = false
            let fresh = untraced { answer(node, proposal) }
            verifiesMemo = true
            precondition(
                hasRunOutOfStack || fresh.width == remembered.width && fresh.height == remembered.height,
                "Node \(node) remembered \(remembered.size) for \(proposal.publicValue) and now answers \(fresh.size)"
            )
        }
    #endif

    /// The first child's answer; empty without one.
    func answerOnlyChild(_ node: Int32, _ proposal: Proposal) -> Answer {
        guard let child = firstChild(node) else { return .empty }
        return ask(child, proposal)
    }

    func firstChild(_ node: Int32) -> Int32? {
        nodes[Int(node)].childCount > 0 ? childLists[Int(nodes[Int(node)].firstChild)] : nil
    }
}
