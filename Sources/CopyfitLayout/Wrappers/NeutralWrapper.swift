import Foundation

/// A wrapper that has its child's size for every proposal, the child at its own corner, and passes on the child's gaps
/// and, unless it says otherwise, its priority (layout rule 22). Without a child it is empty.
protocol NeutralWrapper: Behaviour {}

extension NeutralWrapper {
    static var form: BehaviourForm { .wrapper }

    func answer(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> Answer {
        tree.answerOnlyChild(node, proposal)
    }

    func arrange(_ proposal: Proposal, _ answer: Answer, of node: Int32, in tree: LayoutTree) {
        tree.arrangeOnlyChild(node, proposal, x: 0, y: 0)
    }

    func length(at end: LengthEnd, along axis: Axis, of node: Int32, in tree: LayoutTree) -> CGFloat? {
        tree.childLength(node, end, axis)
    }

    func widthAlone(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> ShareAnswer? {
        tree.childWidth(node, proposal)
    }

    func spacing(of node: Int32, in tree: LayoutTree) -> ViewSpacing? { tree.childSpacing(node) }

    func priority(of node: Int32, in tree: LayoutTree) -> Double { tree.childPriority(node) }

    var flags: Node.Flags { [] }
}
