import Foundation

/// Lazy stacks: children at their ideal length end to end, the proposed length across (layout rule 11.3). Every
/// child is measured: results do not depend on a viewport.
extension LayoutTree {
    func answerLazyStack<T: Tracing>(
        _ stack: StackBehaviour,
        _ node: Int32,
        _ proposal: Proposal,
        _: T.Type
    ) -> Answer {
        refreshTraits(node)
        let axis = stack.axis
        let offer = proposal.ideal(on: Axis.Set(axis))
        var length = gaps(stack, node)
        var cross = CrossExtent()
        for position in childRange(node) {
            let child = childLists[position]
            let answer = ask(child, offer, T.self)
            length += answer[axis]
            cross.include(guide: guide(stack.guide, of: child, offer, answer), length: answer[axis.crossed])
        }
        let across = proposal[axis.crossed]
        return Answer(
            length,
            along: axis,
            across: across.isNaN ? cross.length : across,
            validity: Validity(.all, along: axis, across: .only(across))
        )
    }

    func arrangeLazyStack<T: Tracing>(
        _ stack: StackBehaviour,
        _ node: Int32,
        _ proposal: Proposal,
        _ answer: Answer,
        _: T.Type
    ) {
        refreshTraits(node)
        let axis = stack.axis
        let offer = Proposal(.nan, along: axis, across: answer[axis.crossed])
        let line = defaultGuide(stack.guide, in: answer)
        var at: CGFloat = 0
        let range = childRange(node)
        for position in range {
            let child = childLists[position]
            if position > range.lowerBound { at += gap(stack, before: child) }
            let size = ask(child, offer, T.self)
            let across = line - guide(stack.guide, of: child, offer, size)
            push(
                child,
                x: axis == .horizontal ? at : across,
                y: axis == .horizontal ? across : at,
                offer,
                size
            )
            at += size[axis]
        }
    }
}
