import Foundation

/// Records what happens at the doors of a traced layout: where a node is asked or placed, where a length is shared
/// out, and where a frame's bounds apply.
extension LayoutTree {
    /// Lays out like `layOut` and returns every step in order. Answers remembered from before show as such.
    package func trace(
        _ root: LayoutNodeID,
        _ proposal: ProposedViewSize,
        safeArea: EdgeInsets = EdgeInsets()
    ) -> [LayoutEvent] {
        recordsEvents.value = true
        defer {
            recordsEvents.value = false
            events = []
        }
        layOut(root, proposal, safeArea: safeArea)
        return events
    }

    /// The layout priority of a node as its parent sees it.
    package func priority(of id: LayoutNodeID) -> Double { priority(of: index(of: id)) }

    /// The axis along which a row or column shares out its length; nil for another node.
    package func sharedAxis(of id: LayoutNodeID) -> Axis? { alignmentKey(of: index(of: id))?.axis.crossed }

    /// The rule that decides a node's answer to a proposal.
    package func answerRule(of id: LayoutNodeID, _ proposal: ProposedViewSize) -> LayoutRule {
        answerRule(index(of: id), Proposal(proposal))
    }

    /// Whether events are recorded.
    @inline(__always)
    var isTraced: Bool { recordsEvents.value }

    /// Calls a function that arranges children without placing them; nothing it does is recorded.
    func untraced<Result>(_ body: () -> Result) -> Result {
        let wasTraced = isTraced
        recordsEvents.value = false
        defer { recordsEvents.value = wasTraced }
        return body()
    }

    @inline(never)
    func record(_ answer: Answer, _ node: Int32, _ proposal: Proposal, isRemembered: Bool) {
        events.append(
            .answered(
                id(of: node),
                proposal: proposal.publicValue,
                size: answer.size,
                isRemembered: isRemembered,
                rule: answerRule(node, proposal)
            )
        )
    }

    @inline(never)
    func recordWidth(_ width: CGFloat, _ node: Int32, _ proposal: Proposal) {
        events.append(
            .toldWidth(
                id(of: node),
                proposal: proposal.publicValue,
                width: width,
                rule: answerRule(node, proposal)
            )
        )
    }

    @inline(never)
    func recordPlacement(of node: Int32) {
        let placement = placements[Int(node)]
        events.append(
            .placed(
                id(of: node),
                frame: placement.frame,
                proposal: placement.proposal.publicValue,
                rule: placingRule(node)
            )
        )
    }

    @inline(never)
    func recordShare(_ stack: Int32, _ child: Int32, _ offer: Shares.Offer, taken: CGFloat) {
        events.append(
            .shared(
                stack: id(of: stack),
                child: id(of: child),
                remaining: offer.remaining,
                length: offer.length,
                taken: taken,
                rule: "layout rule 5.4"
            )
        )
    }

    @inline(never)
    func recordClamps(_ node: Int32, _ proposal: Proposal, _ answer: Answer) {
        for axis in Axis.allCases where proposal[axis] != answer[axis] {
            events.append(
                .clamped(
                    id(of: node),
                    axis,
                    wanted: proposal[axis].isNaN ? nil : proposal[axis],
                    length: answer[axis],
                    rule: "layout rule 9.2"
                )
            )
        }
    }

    /// The rule that decided where a node is: its parent's. A root is centred.
    private func placingRule(_ node: Int32) -> LayoutRule {
        let parent = nodes[Int(node)].parent
        return parent < 0 ? "layout rule 19.1" : placingRule(parent, placements[Int(parent)].proposal)
    }
}
