import Foundation

/// Where a stack's children go: end to end along the axis, on the alignment line across it (layout rule 5.7).
extension LayoutTree {
    func arrangeStack(_ stack: StackBehaviour, _ node: Int32, _ proposal: Proposal, _ answer: Answer) {
        refreshTraits(node)
        let first = slots.count
        _ = shareOut(stack, node, widened(proposal, stack, answer))
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

    /// Whether the children can be placed while walking over them: no size depends on an offer, and the line is known
    /// from the stack's own size.
    @inline(__always)
    func canStream(_ stack: StackBehaviour, _ node: Int32, _ answer: Answer) -> Bool {
        let flags = nodes[Int(node)].flags
        return nodes[Int(node)].childCount > 1
            && answer.validity.isAll && stack.guide.isBox
            && flags.contains(.hasTraits) && flags.contains(.hasUniformPriority)
            && flags.isDisjoint(with: [.hasGuides, .hasBaselines])
    }

    /// `arrangeStack` and placing in one walk without scratch, for children of fixed sizes; the same offers are made.
    func streamStack(_ stack: StackBehaviour, _ node: Int32, _ proposal: Proposal, _ answer: Answer) {
        let axis = stack.axis
        let proposal = widened(proposal, stack, answer)
        let mirror = mirror(of: node, width: answer.width)
        let fraction = stack.guide.builtInValue(in: 1) ?? 0
        let line = answer[axis.crossed] * fraction
        let range = childRange(node)
        var shares = Shares(proposal[axis], gaps: gaps(stack, node), count: range.count)
        var offer = proposal
        var at: CGFloat = 0
        shares.serve(range) { position, offered in
            let child = childLists[position]
            if position > range.lowerBound { at += gap(stack, before: child) }
            offer[axis] = offered.length
            let size = ask(child, offer)
            let across = line - size[axis.crossed] * fraction
            let x = axis == .horizontal ? at : across
            let y = axis == .horizontal ? across : at
            place(child, x: mirror.left(x, size.width), y: y, offer, size)
            at += size[axis]
            return ShareAnswer(length: size[axis])
        }
    }
}
