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

    /// Works an answer out and remembers it.
    @inline(never)
    private func askAnew(_ node: Int32, _ proposal: Proposal) -> Answer {
        if !nodes[Int(node)].flags.isDisjoint(with: [.isPlain, .answersAlone]) { return askAlone(node, proposal) }
        guard hasRoom else { return .empty }
        let answer = self.answer(node, proposal)
        remember(answer, node)
        if isTraced { record(answer, node, proposal, isRemembered: false) }
        return answer
    }

    /// The answer of a node that asks no other: working it out is quicker than finding it.
    private func askAlone(_ node: Int32, _ proposal: Proposal) -> Answer {
        let answer = self.answer(node, proposal)
        let flags = nodes[Int(node)].flags
        if isTraced {
            let isKnown = !flags.contains(.mayFollow) && !flags.isDisjoint(with: [.isPlain, .hasAnswer])
            record(answer, node, proposal, isRemembered: isKnown)
        }
        nodes[Int(node)].flags.insert(.hasAnswer)
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
