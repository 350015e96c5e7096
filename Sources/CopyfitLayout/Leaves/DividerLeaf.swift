import Foundation

/// A line across the enclosing stack's axis, horizontal outside a stack (layout rule 4.2).
struct DividerLeaf: Behaviour {
    /// The thickness in points, at least 0.
    let lineThickness: CGFloat

    var words: BehaviourWords { BehaviourWords("divider") }

    func answerRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule { "layout rule 4.2" }

    func answer(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> Answer {
        let line = thinAxis(of: node, in: tree).crossed
        let size = proposal.filled(width: 10, height: 10)
        let validity = Validity(.only(proposal[line]), along: line, across: .all)
        return Answer(size[line], along: line, across: lineThickness, validity: validity)
    }

    /// The axis along which the line is thin.
    private func thinAxis(of node: Int32, in tree: LayoutTree) -> Axis {
        tree.stackOrientation(around: node) ?? .vertical
    }

    static var remembersLengths: Bool { false }

    func length(at end: LengthEnd, along axis: Axis, of node: Int32, in tree: LayoutTree) -> CGFloat? {
        thinAxis(of: node, in: tree) == axis ? lineThickness : end.offer
    }

    var flags: Node.Flags { .mayFollow }

    static var followsOrientation: Bool { true }
}
