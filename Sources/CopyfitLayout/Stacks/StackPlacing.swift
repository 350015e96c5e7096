import Foundation

/// Where a stack's children go: end to end along the axis, on the alignment line across it (layout rule 5.7).
extension LayoutTree {
    func arrangeStack<T: Tracing>(
        _ stack: StackBehaviour,
        _ node: Int32,
        _ proposal: Proposal,
        _ answer: Answer,
        _: T.Type
    ) {
        if nodes[Int(node)].childCount <= 1 { return arrangeOnlyChild(node, proposal, x: 0, y: 0, T.self) }
        refreshTraits(node)
        let first = slots.count
        _ = shareOut(stack, node, widened(proposal, stack, answer), T.self)
        let line = crossExtent(stack, slots: first..<slots.count).before
        var at: CGFloat = 0
        for position in first..<slots.count {
            let slot = slots[position]
            if position > first { at += gap(stack, before: slot.node) }
            let across = line - guide(stack.guide, of: slot.node, slot.proposal, slot.answer)
            slots[position].x = stack.axis == .horizontal ? at : across
            slots[position].y = stack.axis == .horizontal ? across : at
            slots[position].isPlaced = true
            at += slot.answer[stack.axis]
        }
    }

    /// The proposal children are placed with: a nil side across becomes the stack's own length, so that flexible
    /// children reach as far as the widest.
    private func widened(_ proposal: Proposal, _ stack: StackBehaviour, _ answer: Answer) -> Proposal {
        let across = proposal[stack.axis.crossed]
        return Proposal(
            proposal[stack.axis],
            along: stack.axis,
            across: across.isNaN ? answer[stack.axis.crossed] : across
        )
    }

    /// Whether the children can be placed while walking over them: none follows from its offer, and the line is known
    /// from the stack's own size.
    func canStream(_ stack: StackBehaviour, _ node: Int32, _ proposal: Proposal, _ answer: Answer) -> Bool {
        let flags = nodes[Int(node)].flags
        return nodes[Int(node)].childCount > 1
            && answer.validity.isAll && stack.guide.isBox
            && flags.contains(.hasTraits) && flags.contains(.hasUniformPriority)
            && flags.isDisjoint(with: [.hasGuides, .hasBaselines])
    }

    /// `arrangeStack` and placing in one walk without scratch, for children of fixed sizes; the same offers are made.
    func streamStack<T: Tracing>(
        _ stack: StackBehaviour,
        _ node: Int32,
        _ proposal: Proposal,
        _ answer: Answer,
        _: T.Type
    ) {
        let axis = stack.axis
        let proposal = widened(proposal, stack, answer)
        let isMirrored = nodes[Int(node)].flags.contains(.isRightToLeft)
        let fraction: CGFloat = stack.guide.kind == .start ? 0 : stack.guide.kind == .center ? 0.5 : 1
        let line = answer[axis.crossed] * fraction
        var remaining = proposal[axis] - gaps(stack, node)
        var offer = proposal
        var at: CGFloat = 0
        let range = childRange(node)
        for position in range {
            let child = childLists[position]
            if position > range.lowerBound { at += gap(stack, before: child) }
            if !remaining.isNaN { offer[axis] = max(remaining / CGFloat(range.upperBound - position), 0) }
            let size = ask(child, offer, T.self)
            let across = line - size[axis.crossed] * fraction
            let x = axis == .horizontal ? at : across
            let y = axis == .horizontal ? across : at
            place(child, x: isMirrored ? answer.width - (x + size.width) : x, y: y, offer, size, T.self)
            at += size[axis]
            remaining -= size[axis]
        }
    }
}
