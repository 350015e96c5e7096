import Foundation

/// A line of one point across the enclosing stack's axis, horizontal outside a stack (layout rule 4.2).
struct DividerLeaf: Behaviour {
    var words: BehaviourWords { BehaviourWords("divider") }

    func answerRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule { "layout rule 4.2" }

    func answer(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> Answer {
        let line = thickness(of: node, in: tree).crossed
        let size = proposal.filled(width: 10, height: 10)
        let validity = Validity(.only(proposal[line]), along: line, across: .all)
        return Answer(size[line], along: line, across: 1, validity: validity)
    }

    /// The axis along which the line is one point thick.
    private func thickness(of node: Int32, in tree: LayoutTree) -> Axis {
        tree.stackOrientation(around: node) ?? .vertical
    }

    static var remembersLengths: Bool { false }

    func length(at end: LengthEnd, along axis: Axis, of node: Int32, in tree: LayoutTree) -> CGFloat? {
        thickness(of: node, in: tree) == axis ? 1 : end.offer
    }

    var flags: Node.Flags { .mayFollow }

    static var followsOrientation: Bool { true }
}
