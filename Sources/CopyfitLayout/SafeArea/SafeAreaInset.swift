package import Foundation

/// `safeAreaInset(edge:alignment:spacing:content:)`: the secondary child takes a strip off one edge of the primary.
package struct SafeAreaInset {
    package var edge: Edge

    /// The gap between both in points; nil leaves it to their `ViewSpacing`.
    package var spacing: CGFloat?
    let guide: AlignmentKey

    /// A strip at the top or bottom.
    package init(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.edge = edge == .top ? .top : .bottom
        self.spacing = spacing
        guide = alignment.key
    }

    /// A strip at the leading or trailing edge.
    package init(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.edge = edge == .leading ? .leading : .trailing
        self.spacing = spacing
        guide = alignment.key
    }
}

/// A strip takes room off plain content and insets what a scroll view shows (layout rule 15.2).
extension LayoutTree {
    func answerSafeAreaInset<T: Tracing>(
        _ inset: SafeAreaInset,
        _ node: Int32,
        _ proposal: Proposal,
        _: T.Type
    ) -> Answer {
        guard let division = divide(inset, node, proposal, T.self) else {
            return answerOnlyChild(node, proposal, T.self)
        }
        let (axis, primary, strip) = (inset.axis, division.primary.answer, division.strip.answer)
        let length = division.isOverlaid ? primary[axis] : primary[axis] + division.spacing + strip[axis]
        return Answer(
            length,
            along: axis,
            across: max(primary[axis.crossed], strip[axis.crossed]),
            validity: Validity(only: proposal)
        )
    }

    func arrangeSafeAreaInset<T: Tracing>(
        _ inset: SafeAreaInset,
        _ node: Int32,
        _ proposal: Proposal,
        _ answer: Answer,
        _: T.Type
    ) {
        guard let division = divide(inset, node, proposal, T.self) else {
            return arrangeOnlyChild(node, proposal, x: 0, y: 0, T.self)
        }
        let (axis, line) = (inset.axis, defaultGuide(inset.guide, in: answer))
        for (part, isStrip) in [(division.primary, false), (division.strip, true)] {
            let along = isStrip == inset.isAtStart ? 0 : answer[axis] - part.answer[axis]
            let across = line - guide(inset.guide, of: part.child, part.proposal, part.answer)
            push(
                part.child,
                x: axis == .horizontal ? along : across,
                y: axis == .horizontal ? across : along,
                part.proposal,
                part.answer
            )
        }
    }

    /// How the axis is shared out between the primary and the strip; nil without a strip.
    private func divide<T: Tracing>(
        _ inset: SafeAreaInset,
        _ node: Int32,
        _ proposal: Proposal,
        _: T.Type
    ) -> Division? {
        let (axis, range) = (inset.axis, childRange(node))
        guard range.count > 1 else {
            if let scrollView = scrollView(in: node) { setScrollInset(0, inset.edge, of: node, around: scrollView) }
            return nil
        }
        refreshTraits(node)
        let (primary, strip) = (childLists[range.lowerBound], childLists[range.lowerBound + 1])
        let spacing = inset.spacing ?? gap(from: primary, to: strip, along: axis, direction(of: node))
        let scrollView = scrollView(in: primary)
        func part(_ child: Int32, _ length: CGFloat) -> Part {
            let offered = Proposal(
                proposal[axis].isNaN ? .nan : length,
                along: axis,
                across: proposal[axis.crossed]
            )
            return Part(child: child, proposal: offered, answer: ask(child, offered, T.self))
        }
        let least = scrollView == nil ? part(primary, 0).answer[axis] : 0
        let bar = part(strip, max(max(proposal[axis] - spacing, 0) - least, 0))
        let taken = bar.answer[axis] + spacing
        if let scrollView { setScrollInset(taken, inset.edge, of: node, around: scrollView) }
        let rest = scrollView == nil ? max(proposal[axis] - taken, 0) : proposal[axis]
        return Division(primary: part(primary, rest), strip: bar, spacing: spacing, isOverlaid: scrollView != nil)
    }
}

extension SafeAreaInset {
    fileprivate var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
    fileprivate var isAtStart: Bool { edge == .top || edge == .leading }
}

private struct Division {
    let primary: Part
    let strip: Part
    let spacing: CGFloat

    /// Whether the strip lies over the primary.
    let isOverlaid: Bool
}

private struct Part {
    let child: Int32
    let proposal: Proposal
    let answer: Answer
}
