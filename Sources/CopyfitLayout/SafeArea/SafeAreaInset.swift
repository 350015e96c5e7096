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
extension SafeAreaInset: Behaviour {
    static var form: BehaviourForm { .layers }

    var words: BehaviourWords {
        BehaviourWords(
            "safe area inset",
            ["edge": Edge.Set(edge).words, "alignment": guide.words, "spacing": spacing?.words]
        )
    }

    func answerRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule { "layout rule 15.2" }

    func answer(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> Answer {
        guard let division = divide(proposal, node, tree) else { return tree.answerOnlyChild(node, proposal) }
        let (primary, strip) = (division.primary.answer, division.strip.answer)
        let length = division.isOverlaid ? primary[axis] : primary[axis] + division.spacing + strip[axis]
        return Answer(
            length,
            along: axis,
            across: max(primary[axis.crossed], strip[axis.crossed]),
            validity: Validity(only: proposal)
        )
    }

    func arrange(_ proposal: Proposal, _ answer: Answer, of node: Int32, in tree: LayoutTree) {
        guard let division = divide(proposal, node, tree) else {
            return tree.arrangeOnlyChild(node, proposal, x: 0, y: 0)
        }
        let line = guide.defaultValue(in: answer)
        for (part, isStrip) in [(division.primary, false), (division.strip, true)] {
            let along = isStrip == isAtStart ? 0 : answer[axis] - part.answer[axis]
            let across = line - tree.guide(guide, of: part.child, part.proposal, part.answer)
            tree.push(
                part.child,
                x: axis == .horizontal ? along : across,
                y: axis == .horizontal ? across : along,
                part.proposal,
                part.answer
            )
        }
    }

    /// How the axis is shared out between the primary and the strip; nil without a strip.
    private func divide(_ proposal: Proposal, _ node: Int32, _ tree: LayoutTree) -> Division? {
        let range = tree.childRange(node)
        guard range.count > 1 else {
            if let scrollView = tree.scrollView(in: node) { tree.setScrollInset(0, edge, of: node, around: scrollView) }
            return nil
        }
        tree.refreshTraits(node)
        let (primary, strip) = (tree.childLists[range.lowerBound], tree.childLists[range.lowerBound + 1])
        let spacing = self.spacing ?? tree.gap(from: primary, to: strip, along: axis, tree.direction(of: node))
        let scrollView = tree.scrollView(in: primary)
        func part(_ child: Int32, _ length: CGFloat) -> Part {
            let offered = Proposal(
                proposal[axis].isNaN ? .nan : length,
                along: axis,
                across: proposal[axis.crossed]
            )
            return Part(child: child, proposal: offered, answer: tree.ask(child, offered))
        }
        let least = scrollView == nil ? part(primary, 0).answer[axis] : 0
        let bar = part(strip, max(max(proposal[axis] - spacing, 0) - least, 0))
        let taken = bar.answer[axis] + spacing
        if let scrollView { tree.setScrollInset(taken, edge, of: node, around: scrollView) }
        let rest = scrollView == nil ? max(proposal[axis] - taken, 0) : proposal[axis]
        return Division(primary: part(primary, rest), strip: bar, spacing: spacing, isOverlaid: scrollView != nil)
    }

    func spacing(of node: Int32, in tree: LayoutTree) -> ViewSpacing? { tree.childSpacing(node) }

    var flags: Node.Flags { [.mayFollow, .isWild] }

    static var safeAreaReach: SafeAreaReach { .passes }

    static var makesSafeArea: Bool { true }

    func contentInsets(of node: Int32, in tree: LayoutTree) -> EdgeInsets {
        tree.rare.scrollInsets[node] ?? EdgeInsets()
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

    /// Whether the strip is over the primary.
    let isOverlaid: Bool
}

private struct Part {
    let child: Int32
    let proposal: Proposal
    let answer: Answer
}
