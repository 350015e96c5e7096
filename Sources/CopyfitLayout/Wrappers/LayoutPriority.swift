import Foundation

/// `layoutPriority`: the child's turn in a share-out (layout rule 10.5).
struct LayoutPriority: NeutralWrapper {
    let value: Double

    var words: BehaviourWords { BehaviourWords("layout priority", ["value": value.words]) }

    func answerRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule { "layout rule 10.5" }

    func priority(of node: Int32, in tree: LayoutTree) -> Double { value }

    static var safeAreaReach: SafeAreaReach { .passes }
}
