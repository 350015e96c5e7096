import Foundation

/// The child as it is: for modifiers without layout that the host keeps a node for (layout rule 22). Empty without a
/// child.
struct PassThrough: Behaviour {
    static var form: BehaviourForm { .wrapper }

    var words: BehaviourWords { BehaviourWords("no layout of its own") }

    func answerRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule { "layout rule 22" }

    func answer(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> Answer {
        tree.answerOnlyChild(node, proposal)
    }

    func arrange(_ proposal: Proposal, _ answer: Answer, of node: Int32, in tree: LayoutTree) {
        tree.arrangeOnlyChild(node, proposal, x: 0, y: 0)
    }

    func length(at end: LengthEnd, along axis: Axis, of node: Int32, in tree: LayoutTree) -> CGFloat? {
        tree.childLength(node, end, axis)
    }

    func spacing(of node: Int32, in tree: LayoutTree) -> ViewSpacing? { tree.childSpacing(node) }

    func priority(of node: Int32, in tree: LayoutTree) -> Double { tree.childPriority(node) }

    var flags: Node.Flags { [] }

    static var safeAreaReach: SafeAreaReach { .passes }
}
