import Foundation

/// `offset`: the child moved, which the layout around it does not notice (layout rule 10.2).
struct Offset: Behaviour {
    let offset: CGSize

    static var form: BehaviourForm { .wrapper }

    var words: BehaviourWords {
        BehaviourWords("offset", ["x": offset.width.wordsUnlessZero, "y": offset.height.wordsUnlessZero])
    }

    func answerRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule { "layout rule 10.2" }

    func answer(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> Answer {
        tree.answerOnlyChild(node, proposal)
    }

    func arrange(_ proposal: Proposal, _ answer: Answer, of node: Int32, in tree: LayoutTree) {
        tree.arrangeOnlyChild(node, proposal, x: offset.width, y: offset.height)
    }

    func length(at end: LengthEnd, along axis: Axis, of node: Int32, in tree: LayoutTree) -> CGFloat? {
        tree.childLength(node, end, axis)
    }

    func spacing(of node: Int32, in tree: LayoutTree) -> ViewSpacing? { tree.childSpacing(node) }

    func priority(of node: Int32, in tree: LayoutTree) -> Double { tree.childPriority(node) }

    /// Guides are not moved.
    func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> CGFloat? {
        tree.childGuide(key, node, proposal)
    }

    var flags: Node.Flags { [] }

    static var safeAreaReach: SafeAreaReach { .passes }
}
