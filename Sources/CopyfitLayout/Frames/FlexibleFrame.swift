package import Foundation

/// `frame(minWidth:…maxHeight:alignment:)`, normalised: min is at least 0, ideal at least min, max at least
/// ideal; NaN counts as nil, and so do an infinite min and ideal.
package struct FlexibleFrame {
    package let width: Bounds
    package let height: Bounds
    package let alignment: Alignment

    package init(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) {
        width = Bounds(minimum: minWidth, ideal: idealWidth, maximum: maxWidth)
        height = Bounds(minimum: minHeight, ideal: idealHeight, maximum: maxHeight)
        self.alignment = alignment
    }
}

extension FlexibleFrame: Behaviour {
    static var form: BehaviourForm { .wrapper }

    var words: BehaviourWords {
        BehaviourWords(
            "flexible frame",
            [
                "minWidth": width.minimum?.words, "idealWidth": width.ideal?.words, "maxWidth": width.maximum?.words,
                "minHeight": height.minimum?.words, "idealHeight": height.ideal?.words,
                "maxHeight": height.maximum?.words, "alignment": alignment.words,
            ]
        )
    }

    func answerRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule { "layout rule 9.2" }

    func placingRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule { "layout rule 9.4" }

    /// The child's size kept between the bounds, or the proposal's where the bounds alone decide.
    func answer(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> Answer {
        let answer = answerUnrecorded(proposal, of: node, in: tree)
        if tree.isTraced { tree.recordClamps(node, proposal, answer) }
        return answer
    }

    private func answerUnrecorded(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> Answer {
        let (ownWidth, ownHeight) = (width.ownLength(proposal.width), height.ownLength(proposal.height))
        if let ownWidth, let ownHeight {
            let validity = Validity(width: width.ownRange(proposal.width), height: height.ownRange(proposal.height))
            return Answer(width: ownWidth, height: ownHeight, validity: validity)
        }
        let offered = offer(in: proposal)
        let child = tree.answerOnlyChild(node, offered)
        return Answer(
            width: ownWidth ?? width.length(of: child.width, proposed: proposal.width),
            height: ownHeight ?? height.length(of: child.height, proposed: proposal.height),
            validity: Validity(
                width: width.range(of: child, .horizontal, offered.width, proposed: proposal.width),
                height: height.range(of: child, .vertical, offered.height, proposed: proposal.height)
            )
        )
    }

    func arrange(_ proposal: Proposal, _ answer: Answer, of node: Int32, in tree: LayoutTree) {
        let offered = Proposal(
            width: width.placedLength(answer.width, proposed: proposal.width),
            height: height.placedLength(answer.height, proposed: proposal.height)
        )
        tree.arrangeAligned(alignment, node, offered, in: answer)
    }

    func length(at end: LengthEnd, along axis: Axis, of node: Int32, in tree: LayoutTree) -> CGFloat? {
        let bounds = axis == .horizontal ? width : height
        return bounds.length(at: end) { tree.childLength(node, end, axis) }
    }

    func widthAlone(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> ShareAnswer? {
        if let own = width.ownLength(proposal.width) {
            return ShareAnswer(length: own, offers: width.ownRange(proposal.width))
        }
        let offered = offer(in: proposal)
        let child = Answer(widthAlone: tree.childWidth(node, offered))
        return ShareAnswer(
            length: width.length(of: child.width, proposed: proposal.width),
            offers: width.range(of: child, .horizontal, offered.width, proposed: proposal.width)
        )
    }

    /// What the child is proposed.
    private func offer(in proposal: Proposal) -> Proposal {
        Proposal(width: width.childLength(proposal.width), height: height.childLength(proposal.height))
    }

    /// Standard gaps along an axis with a bound.
    func spacing(of node: Int32, in tree: LayoutTree) -> ViewSpacing? {
        tree.childSpacing(node, resetting: .along(horizontal: width.isConstrained, vertical: height.isConstrained))
    }

    var flags: Node.Flags { width.isFinite && height.isFinite ? .mayFollow : [.mayFollow, .isWild] }
}
