import Foundation

/// Fills the enclosing stack's axis, at least `minLength` (nil: 8), and has no extent across; grows both ways outside a
/// stack (layout rule 4.1).
struct SpacerLeaf: Behaviour {
    let minLength: CGFloat?

    private var minimum: CGFloat { minLength ?? ViewSpacing.defaultDistance }

    var words: BehaviourWords { BehaviourWords("spacer", ["minLength": minLength?.words]) }

    func answerRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule { "layout rule 4.1" }

    func answer(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> Answer {
        func length(_ proposed: CGFloat) -> CGFloat { proposed > minimum ? proposed : minimum }
        guard let axis = tree.stackOrientation(around: node) else {
            return Answer(
                width: length(proposal.width),
                height: length(proposal.height),
                validity: Validity(only: proposal)
            )
        }
        let validity = Validity(.only(proposal[axis]), along: axis, across: .all)
        return Answer(length(proposal[axis]), along: axis, across: 0, validity: validity)
    }

    static var remembersLengths: Bool { false }

    func length(at end: LengthEnd, along axis: Axis, of node: Int32, in tree: LayoutTree) -> CGFloat? {
        let orientation = tree.stackOrientation(around: node)
        return orientation == nil || orientation == axis ? max(end.offer, minimum) : 0
    }

    /// No gap on either side along the enclosing stack, or on any side without one (layout rule 6.4).
    func spacing(of node: Int32, in tree: LayoutTree) -> ViewSpacing? {
        switch tree.stackOrientation(around: node) {
        case .horizontal: ViewSpacing(plain: 0, edges: .horizontal)
        case .vertical: ViewSpacing(plain: 0, edges: .vertical)
        case nil: .zero
        }
    }

    /// Served last.
    func priority(of node: Int32, in tree: LayoutTree) -> Double { -.infinity }

    var flags: Node.Flags { (minLength ?? 0).isFinite ? .mayFollow : [.mayFollow, .isWild] }

    static var followsOrientation: Bool { true }
}
