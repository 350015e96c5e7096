import Foundation

/// A leaf that measures itself: text, a control, a custom shape (layout rule 1.4).
struct MeasuredContent: Behaviour {
    let leaf: any MeasuredLeaf

    var words: BehaviourWords { BehaviourWords("measured content") }

    func answerRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule { "layout rule 1.4" }

    func answer(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> Answer {
        let answer =
            leaf.runsFunction
            ? tree.running(node) { leaf.answer(to: proposal.publicValue) } : leaf.answer(to: proposal.publicValue)
        let size = tree.sound(answer.size, for: proposal, of: node)
        return Answer(
            width: size.width,
            height: size.height,
            validity: Validity(
                width: LengthRange(answer.widths).including(proposal.width),
                height: LengthRange(answer.heights).including(proposal.height)
            )
        )
    }

    func place(_ proposal: Proposal, _ answer: Answer, of node: Int32, in tree: LayoutTree) {
        leaf.place(size: answer.size, proposal: proposal.publicValue)
    }

    static var remembersLengths: Bool { false }

    func length(at end: LengthEnd, along axis: Axis, of node: Int32, in tree: LayoutTree) -> CGFloat? {
        leaf.length(at: end, along: axis)
    }

    static var measuresItself: Bool { true }

    var leastHeight: CGFloat? { leaf.leastHeight }

    func spacing(of node: Int32, in tree: LayoutTree) -> ViewSpacing? { leaf.spacing }

    /// The baselines and the first line (layout rule 17.5).
    func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> CGFloat? {
        guard key.isOfText else { return nil }
        let (size, proposal) = (tree.ask(node, proposal).size, proposal.publicValue)
        if key.kind == .firstLine { return tree.soundGuide(leaf.firstLine(in: size, for: proposal), of: node) }
        let baselines = leaf.baselines(in: size, for: proposal)
        return tree.soundGuide(key.kind == .firstBaseline ? baselines?.first : baselines?.last, of: node)
    }

    var flags: Node.Flags {
        var flags = Node.Flags.mayFollow
        if leaf.hasBaselines { flags.insert(.hasBaselines) }
        if !leaf.isFinite { flags.insert(.isWild) }
        return flags
    }
}

extension LayoutTree {
    /// Whether a node is a leaf that measures itself.
    package func measuresItself(_ id: LayoutNodeID) -> Bool { facts(of: index(of: id)).measuresItself }
}
