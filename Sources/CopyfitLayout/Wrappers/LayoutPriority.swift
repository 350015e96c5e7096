import Foundation

/// `layoutPriority`: the child's turn in a share-out (layout rule 10.5).
struct LayoutPriority: Behaviour {
    let value: Double

    static var form: BehaviourForm { .wrapper }

    var words: BehaviourWords { BehaviourWords("layout priority", ["value": value.words]) }

    func answerRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule { "layout rule 10.5" }

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

    func priority(of node: Int32, in tree: LayoutTree) -> Double { value }

    var flags: Node.Flags { [] }

    static var safeAreaReach: SafeAreaReach { .passes }
}
