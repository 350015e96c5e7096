import Foundation

/// Safe area: strips that take room off their content, and content that ignores them (layout rule 15).
extension LayoutTree {
    func answerSafeAreaPadding<T: Tracing>(
        _ insets: EdgeInsets,
        _ node: Int32,
        _ proposal: Proposal,
        _: T.Type
    ) -> Answer {
        answerPadding(insets, node, proposal, T.self)
    }

    func arrangeSafeAreaPadding<T: Tracing>(_ insets: EdgeInsets, _ node: Int32, _ proposal: Proposal, _: T.Type) {
        arrangePadding(insets, node, proposal, T.self)
    }

    func answerSafeAreaInset<T: Tracing>(
        _ inset: SafeAreaInset,
        _ node: Int32,
        _ proposal: Proposal,
        _: T.Type
    ) -> Answer {
        guard let strip = divide(inset, node, proposal, T.self) else { return answerOnlyChild(node, proposal, T.self) }
        let axis = inset.axis
        return Answer(
            strip.primary[axis] + strip.spacing + strip.secondary[axis],
            along: axis,
            across: max(strip.primary[axis.crossed], strip.secondary[axis.crossed]),
            dependence: [.horizontal, .vertical]
        )
    }

    func arrangeSafeAreaInset<T: Tracing>(
        _ inset: SafeAreaInset,
        _ node: Int32,
        _ proposal: Proposal,
        _ answer: Answer,
        _: T.Type
    ) {
        let (axis, range) = (inset.axis, childRange(node))
        guard let strip = divide(inset, node, proposal, T.self) else {
            return arrangeOnlyChild(node, proposal, x: 0, y: 0, T.self)
        }
        let comesFirst = inset.edge == .top || inset.edge == .leading
        let line = defaultGuide(inset.guide, in: answer)
        let children = [
            (childLists[range.lowerBound], strip.primary, strip.primaryProposal),
            (childLists[range.lowerBound + 1], strip.secondary, strip.secondaryProposal),
        ]
        for (rank, (child, size, offered)) in children.enumerated() {
            let isFirst = (rank == 1) == comesFirst
            let along = isFirst ? 0 : answer[axis] - size[axis]
            let across = line - guide(inset.guide, of: child, offered, size)
            push(child, x: axis == .horizontal ? along : across, y: axis == .horizontal ? across : along, offered, size)
        }
    }

    /// How an inset's axis is shared out between the primary and the strip; nil without a strip.
    private func divide<T: Tracing>(
        _ inset: SafeAreaInset,
        _ node: Int32,
        _ proposal: Proposal,
        _: T.Type
    ) -> Strip? {
        let (axis, range) = (inset.axis, childRange(node))
        guard range.count > 1 else { return nil }
        refreshTraits(node)
        let (primary, secondary) = (childLists[range.lowerBound], childLists[range.lowerBound + 1])
        let spacing = inset.spacing ?? gap(from: primary, to: secondary, along: axis, direction(of: node))
        let across = proposal[axis.crossed]
        let least = ask(primary, Proposal(0, along: axis, across: across), T.self)[axis]
        let room = max(max(proposal[axis] - spacing, 0) - least, 0)
        let secondaryProposal = Proposal(proposal[axis].isNaN ? .nan : room, along: axis, across: across)
        let strip = ask(secondary, secondaryProposal, T.self)
        let rest = max(proposal[axis] - (strip[axis] + spacing), 0)
        let primaryProposal = Proposal(proposal[axis].isNaN ? .nan : rest, along: axis, across: across)
        return Strip(
            spacing: spacing,
            primary: ask(primary, primaryProposal, T.self),
            primaryProposal: primaryProposal,
            secondary: strip,
            secondaryProposal: secondaryProposal
        )
    }

    func arrangeIgnoringSafeArea<T: Tracing>(
        _ edges: Edge.Set,
        _ node: Int32,
        _ proposal: Proposal,
        _ answer: Answer,
        _: T.Type
    ) {
        arrangeOnlyChild(node, proposal, x: 0, y: 0, T.self)
    }
}

private struct Strip {
    let spacing: CGFloat
    let primary: Answer
    let primaryProposal: Proposal
    let secondary: Answer
    let secondaryProposal: Proposal
}

extension SafeAreaInset {
    fileprivate var axis: Axis {
        edge == .top || edge == .bottom ? .vertical : .horizontal
    }
}
