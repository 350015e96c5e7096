import Foundation

/// The child as it is: for modifiers without layout that the host keeps a node for (layout rule 22). Empty without a
/// child.
struct PassThrough: NeutralWrapper {
    var words: BehaviourWords { BehaviourWords("no layout of its own") }

    func answerRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule { "layout rule 22" }

    static var safeAreaReach: SafeAreaReach { .passes }
}
