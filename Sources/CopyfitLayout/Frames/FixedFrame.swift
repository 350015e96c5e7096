package import Foundation

/// `frame(width:height:alignment:)`. Negative and non-finite lengths count as nil.
package struct FixedFrame {
    /// NaN for nil.
    private let givenWidth: CGFloat
    private let givenHeight: CGFloat
    private let boxedAlignment: BoxedAlignment

    package var width: CGFloat? { givenWidth.isNaN ? nil : givenWidth }
    package var height: CGFloat? { givenHeight.isNaN ? nil : givenHeight }
    package var alignment: Alignment { boxedAlignment.alignment }

    var isCentered: Bool { boxedAlignment.isCenter }

    package init(width: CGFloat?, height: CGFloat?, alignment: Alignment = .center) {
        self.init(width: width, height: height, alignment: BoxedAlignment(alignment))
    }

    /// Centred, with NaN for nil.
    @inline(__always)
    init(centeredWidth width: CGFloat, height: CGFloat) {
        (givenWidth, givenHeight) = (width, height)
        boxedAlignment = .center
    }

    package init(width: CGFloat?, height: CGFloat?, alignment: BoxedAlignment) {
        givenWidth = width?.extent ?? .nan
        givenHeight = height?.extent ?? .nan
        boxedAlignment = alignment
    }
}

extension FixedFrame: Behaviour {
    static var form: BehaviourForm { .wrapper }

    var words: BehaviourWords {
        BehaviourWords("frame", ["width": width?.words, "height": height?.words, "alignment": alignment.words])
    }

    func answerRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule { "layout rule 9.1" }

    /// The sides that are set; the others are the child's.
    func answer(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> Answer {
        if let width, let height { return Answer(width: width, height: height, validity: .all) }
        let child = tree.answerOnlyChild(node, childProposal(proposal))
        return Answer(
            width: width ?? child.width,
            height: height ?? child.height,
            validity: Validity(
                width: width == nil ? child.validity.width : .all,
                height: height == nil ? child.validity.height : .all
            )
        )
    }

    func arrange(_ proposal: Proposal, _ answer: Answer, of node: Int32, in tree: LayoutTree) {
        tree.arrangeAligned(alignment, node, childProposal(proposal), in: answer)
    }

    private func childProposal(_ proposal: Proposal) -> Proposal {
        Proposal(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    func length(at end: LengthEnd, along axis: Axis, of node: Int32, in tree: LayoutTree) -> CGFloat? {
        (axis == .horizontal ? width : height) ?? tree.childLength(node, end, axis)
    }

    func widthAlone(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> ShareAnswer? {
        width.map { ShareAnswer(length: $0) } ?? tree.childWidth(node, childProposal(proposal))
    }

    /// Standard gaps along an axis with a length.
    func spacing(of node: Int32, in tree: LayoutTree) -> ViewSpacing? {
        tree.childSpacing(node, resetting: .along(horizontal: width != nil, vertical: height != nil))
    }

    var flags: Node.Flags { width != nil && height != nil ? .answersAlone : [] }

    /// A frame with both sides is rigid.
    func inherited(_ flags: Node.Flags) -> Node.Flags {
        width != nil && height != nil ? flags.subtracting(.mayFollow) : flags
    }
}

extension LayoutTree {
    /// One slot for the child, its guides on the container's default ones (layout rule 9.5).
    func arrangeAligned(_ alignment: Alignment, _ node: Int32, _ childProposal: Proposal, in answer: Answer) {
        guard let child = firstChild(node) else { return }
        let size = ask(child, childProposal)
        push(
            child,
            x: alignment.horizontal.key.defaultValue(in: answer)
                - guide(alignment.horizontal.key, of: child, childProposal, size),
            y: alignment.vertical.key.defaultValue(in: answer)
                - guide(alignment.vertical.key, of: child, childProposal, size),
            childProposal,
            size
        )
    }
}
