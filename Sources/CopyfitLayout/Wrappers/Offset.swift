import Foundation

/// `offset`: the child moved, which the layout around it does not notice (layout rule 10.2).
struct Offset: NeutralWrapper {
    let offset: CGSize

    var words: BehaviourWords {
        BehaviourWords("offset", ["x": offset.width.wordsUnlessZero, "y": offset.height.wordsUnlessZero])
    }

    func answerRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule { "layout rule 10.2" }

    func arrange(_ proposal: Proposal, _ answer: Answer, of node: Int32, in tree: LayoutTree) {
        tree.arrangeOnlyChild(node, proposal, x: offset.width, y: offset.height)
    }

    /// Guides are not moved.
    func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> CGFloat? {
        tree.childGuide(key, node, proposal)
    }

    static var safeAreaReach: SafeAreaReach { .passes }
}
