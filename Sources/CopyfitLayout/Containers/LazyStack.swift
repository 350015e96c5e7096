import Foundation

/// Children at their ideal length end to end, the proposed length across (layout rule 11.3). Every child is measured;
/// the host decides which children there are (layout rule 11.7).
struct LazyStack: Behaviour {
    let stack: StackBehaviour

    private var axis: Axis { stack.axis }

    static var form: BehaviourForm { .container }

    var alignmentKey: AlignmentKey? { stack.guide }

    var words: BehaviourWords {
        BehaviourWords(
            axis == .horizontal ? "lazy row" : "lazy column",
            ["alignment": stack.guide.words, "spacing": stack.spacing?.words]
        )
    }

    func answerRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule { "layout rule 11.3" }

    func answer(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> Answer {
        tree.refreshTraits(node)
        let offer = proposal.ideal(on: Axis.Set(axis))
        var length = tree.gaps(stack, node)
        var cross = AlignedExtent()
        for position in tree.childRange(node) {
            let child = tree.childLists[position]
            let answer = tree.ask(child, offer)
            length += answer[axis]
            cross.include(guide: tree.guide(stack.guide, of: child, offer, answer), length: answer[axis.crossed])
        }
        let across = proposal[axis.crossed]
        return Answer(
            length,
            along: axis,
            across: across.isNaN ? cross.length : across,
            validity: Validity(.all, along: axis, across: .only(across))
        )
    }

    func arrange(_ proposal: Proposal, _ answer: Answer, of node: Int32, in tree: LayoutTree) {
        tree.refreshTraits(node)
        let offer = Proposal(.nan, along: axis, across: answer[axis.crossed])
        let line = stack.guide.defaultValue(in: answer)
        var at: CGFloat = 0
        let range = tree.childRange(node)
        for position in range {
            let child = tree.childLists[position]
            if position > range.lowerBound { at += tree.gap(stack, before: child) }
            let size = tree.ask(child, offer)
            let across = line - tree.guide(stack.guide, of: child, offer, size)
            tree.push(
                child,
                x: axis == .horizontal ? at : across,
                y: axis == .horizontal ? across : at,
                offer,
                size
            )
            at += size[axis]
        }
    }

    /// A column is as wide as proposed; a row is as wide as its children in its height.
    func widthAlone(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> ShareAnswer? {
        if axis == .vertical {
            return proposal.width.isNaN ? nil : ShareAnswer(length: proposal.width, offers: .only(proposal.width))
        }
        tree.refreshTraits(node)
        let offer = proposal.ideal(on: .horizontal)
        return ShareAnswer(
            length: tree.childRange(node).reduce(tree.gaps(stack, node)) { length, position in
                length + tree.askWidth(tree.childLists[position], offer).length
            }
        )
    }

    func length(at end: LengthEnd, along axis: Axis, of node: Int32, in tree: LayoutTree) -> CGFloat? {
        axis == self.axis ? nil : end.offer
    }

    var flags: Node.Flags { (stack.spacing ?? 0).isFinite ? .mayFollow : [.mayFollow, .isWild] }

    var orientation: Orientation { stack.orientation }

    var gapAxis: Axis? { stack.gapAxis }
}
