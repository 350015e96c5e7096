import Foundation

/// `aspectRatio`: proposes a rectangle of the ratio width/height, the child's ideal ratio for nil, and answers what the
/// child does (layout rule 10.6).
struct AspectRatio: Behaviour {
    let ratio: CGFloat?
    let mode: ContentMode

    static var form: BehaviourForm { .wrapper }

    var words: BehaviourWords {
        BehaviourWords("aspect ratio", ["ratio": ratio?.words, "contentMode": mode == .fit ? "fit" : "fill"])
    }

    func answerRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule { "layout rule 10.6" }

    func answer(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> Answer {
        let rectangle = rectangle(in: proposal, node, tree)
        var answer = tree.answerOnlyChild(node, rectangle.proposal)
        if !answer.validity.isAll { answer.validity = rectangle.validity }
        return answer
    }

    func arrange(_ proposal: Proposal, _ answer: Answer, of node: Int32, in tree: LayoutTree) {
        tree.arrangeOnlyChild(node, rectangle(in: proposal, node, tree).proposal, x: 0, y: 0)
    }

    /// The rectangle proposed to the child; only sides that are set count, and nil×nil passes through.
    private func rectangle(in proposal: Proposal, _ node: Int32, _ tree: LayoutTree) -> RatioRectangle {
        if proposal.width.isNaN, proposal.height.isNaN { return RatioRectangle(proposal, Validity(only: proposal)) }
        return RatioRectangle(unit(node, tree), mode, in: proposal)
    }

    /// A rectangle of the ratio: without one the child's ideal size.
    private func unit(_ node: Int32, _ tree: LayoutTree) -> CGSize {
        ratio.map { CGSize(width: $0, height: 1) } ?? tree.answerOnlyChild(node, .unspecified).size
    }

    /// The ratio ties the length to a finite length across.
    func isBounded(across: CGFloat, of node: Int32, in tree: LayoutTree) -> Bool {
        guard mode == .fit, across.isFinite, !tree.nodes[Int(node)].flags.contains(.isWild) else { return false }
        let unit = unit(node, tree)
        return unit.width > 0 && unit.height > 0 && unit.width.isFinite && unit.height.isFinite
    }

    func spacing(of node: Int32, in tree: LayoutTree) -> ViewSpacing? { tree.childSpacing(node) }

    var flags: Node.Flags { .mayFollow }
}

/// The rectangle of a ratio in a proposal, and the proposals with the same rectangle: one side decides, so the other
/// may be any length beyond the rectangle's, or nil.
private struct RatioRectangle {
    let proposal: Proposal
    let validity: Validity

    init(_ proposal: Proposal, _ validity: Validity) {
        (self.proposal, self.validity) = (proposal, validity)
    }

    init(_ unit: CGSize, _ mode: ContentMode, in proposal: Proposal) {
        let x = proposal.width / unit.width
        let y = proposal.height / unit.height
        let scale = x.isNaN ? y : y.isNaN ? x : mode == .fit ? min(x, y) : max(x, y)
        // A child without an extent has no ratio.
        let hasRatio = scale.isFinite || proposal.width == .infinity || proposal.height == .infinity
        self.proposal =
            hasRatio ? Proposal(ProposedViewSize(width: unit.width * scale, height: unit.height * scale)) : proposal
        var validity = Validity(only: proposal)
        if !(unit.width > 0 && unit.height > 0 && unit.width.isFinite && unit.height.isFinite && scale.isFinite) {
            self.validity = validity
            return
        }
        if !proposal.width.isNaN, proposal.height.isNaN || (mode == .fit ? x < y : x > y) {
            validity[.vertical] = Self.beyond(scale, unit.height, mode)
        } else if !proposal.height.isNaN, proposal.width.isNaN || (mode == .fit ? y < x : y > x) {
            validity[.horizontal] = Self.beyond(scale, unit.width, mode)
        }
        self.validity = Validity(
            width: validity.width.including(proposal.width),
            height: validity.height.including(proposal.height)
        )
    }

    /// The lengths of a side that leave the decision to the other one.
    private static func beyond(_ scale: CGFloat, _ unit: CGFloat, _ mode: ContentMode) -> LengthRange {
        var end = scale * unit
        switch mode {
        case .fit:
            while end / unit < scale { end = end.nextUp }
            return LengthRange(lower: end, upper: .infinity, includesNil: true)
        case .fill:
            while end / unit > scale { end = end.nextDown }
            return LengthRange(lower: 0, upper: end, includesNil: true)
        }
    }
}
