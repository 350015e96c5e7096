import Foundation

/// A stack's size: children's lengths and gaps along the axis, their reach around the alignment line across it.
///
/// There are two ways. If no child's length depends on its offer, one walk over the children suffices
/// (`streamedAnswer`); else the offers are shared out (`shareOut`).
extension LayoutTree {
    @inline(__always)
    func answerStack(_ stack: StackBehaviour, _ node: Int32, _ proposal: Proposal) -> Answer {
        refreshTraits(node)
        if let answer = streamedAnswer(stack, node, proposal) { return answer }
        let first = slots.count
        let validity = shareOut(stack, node, proposal)
        let answer = stackAnswer(stack, slots: first..<slots.count, gaps: gaps(stack, node), proposal, validity)
        slots.removeAll(from: first)
        return answer
    }

    /// The size if no child's length depends on what it is offered along the axis, or if nothing is offered (nil). Asks
    /// only what `shareOut` would ask as well: one end of each child of one priority.
    private func streamedAnswer(
        _ stack: StackBehaviour,
        _ node: Int32,
        _ proposal: Proposal
    ) -> Answer? {
        let axis = stack.axis
        let isIdeal = proposal[axis].isNaN
        let isRigid = !nodes[Int(node)].flags.contains(.mayFollow)
        guard isIdeal || nodes[Int(node)].flags.contains(.hasUniformPriority) else { return nil }
        var offer = Proposal(isIdeal ? .nan : 0, along: axis, across: proposal[axis.crossed])
        var length: CGFloat = 0
        var cross = AlignedExtent()
        var (along, across) = (LengthRange.all, LengthRange.all)
        for position in childRange(node) {
            let child = childLists[position]
            if !isRigid, !isIdeal, nodes[Int(child)].flags.contains(.mayFollow) {
                if isFlexible(child, along: axis) { return nil }
                offer[axis] = facts(of: child).measuresItself ? .infinity : 0
            }
            let answer = ask(child, offer)
            if !isRigid, !answer.validity.isAll {
                if !answer.validity[axis].isAll {
                    if !isIdeal { return nil }
                    along = .onlyNil
                }
                across.formIntersection(answer.validity[axis.crossed])
            }
            length += answer[axis]
            cross.include(guide: guide(stack.guide, of: child, offer, answer), length: answer[axis.crossed])
        }
        let validity = isRigid ? .all : stackValidity(along, across, axis, proposal, across: cross.length)
        return Answer(length + gaps(stack, node), along: axis, across: cross.length, validity: validity)
    }

    /// Whether a child is known to have ends that differ.
    private func isFlexible(_ child: Int32, along axis: Axis) -> Bool {
        guard let least = length(child, at: .least, along: axis),
            let greatest = length(child, at: .greatest, along: axis)
        else { return false }
        return least != greatest
    }

    /// The size of children whose share is settled.
    private func stackAnswer(
        _ stack: StackBehaviour,
        slots range: Range<Int>,
        gaps: CGFloat,
        _ proposal: Proposal,
        _ shares: Validity
    ) -> Answer {
        var length: CGFloat = 0
        for position in range { length += slots[position].answer[stack.axis] }
        let cross = crossExtent(stack, slots: range)
        let axis = stack.axis
        let validity = stackValidity(shares[axis], shares[axis.crossed], axis, proposal, across: cross.length)
        return Answer(length + gaps, along: stack.axis, across: cross.length, validity: validity)
    }

    /// The proposals with the same stack, from those with the same shares. A stack that is proposed nothing across
    /// places its children with its own length there: nil and lengths have one answer only where that length is one of
    /// them.
    private func stackValidity(
        _ sharesAlong: LengthRange,
        _ sharesAcross: LengthRange,
        _ axis: Axis,
        _ proposal: Proposal,
        across length: CGFloat
    ) -> Validity {
        if sharesAlong.isAll, sharesAcross.isAll { return .all }
        var (along, across) = (sharesAlong, sharesAcross)
        if across.includesNil, !across.isAll, !across.contains(length) {
            if proposal[axis.crossed].isNaN {
                across = .onlyNil
                along = .only(proposal[axis])
            } else {
                across.includesNil = false
            }
        }
        return Validity(
            along.including(proposal[axis]),
            along: axis,
            across: across.including(proposal[axis.crossed])
        )
    }

    func crossExtent(_ stack: StackBehaviour, slots range: Range<Int>) -> AlignedExtent {
        var cross = AlignedExtent()
        for position in range {
            let slot = slots[position]
            cross.include(
                guide: guide(stack.guide, of: slot.node, slot.proposal, slot.answer),
                length: slot.answer[stack.axis.crossed]
            )
        }
        return cross
    }

    /// All gaps between a stack's children.
    func gaps(_ stack: StackBehaviour, _ node: Int32) -> CGFloat {
        let range = childRange(node)
        if let spacing = stack.spacing { return spacing * CGFloat(max(range.count - 1, 0)) }
        return range.dropFirst().reduce(0) { $0 + gaps[childLists[$1]] }
    }

    /// The gap before a stack's child that is not the first.
    @inline(__always)
    func gap(_ stack: StackBehaviour, before child: Int32) -> CGFloat {
        stack.spacing ?? gaps[child]
    }
}
