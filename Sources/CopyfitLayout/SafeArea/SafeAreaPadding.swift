import Foundation

/// `safeAreaPadding`: padding that also is a safe area; around a scroll view it leaves the frame alone and insets the
/// content (layout rule 15.3).
struct SafeAreaPadding: Behaviour {
    let insets: EdgeInsets

    private var padding: Padding { Padding(insets: insets) }

    static var form: BehaviourForm { .wrapper }

    var words: BehaviourWords { BehaviourWords("safe area padding", insets: insets) }

    func answerRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule { "layout rule 15.3" }

    func answer(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> Answer {
        tree.scrollView(in: node) == nil
            ? padding.answer(proposal, of: node, in: tree) : tree.answerOnlyChild(node, proposal)
    }

    func arrange(_ proposal: Proposal, _ answer: Answer, of node: Int32, in tree: LayoutTree) {
        if tree.scrollView(in: node) == nil {
            padding.arrange(proposal, answer, of: node, in: tree)
        } else {
            tree.arrangeOnlyChild(node, proposal, x: 0, y: 0)
        }
    }

    func length(at end: LengthEnd, along axis: Axis, of node: Int32, in tree: LayoutTree) -> CGFloat? {
        tree.scrollView(in: node) == nil
            ? padding.length(at: end, along: axis, of: node, in: tree) : tree.childLength(node, end, axis)
    }

    func widthAlone(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> ShareAnswer? {
        tree.scrollView(in: node) == nil
            ? padding.widthAlone(proposal, of: node, in: tree) : tree.childWidth(node, proposal)
    }

    func spacing(of node: Int32, in tree: LayoutTree) -> ViewSpacing? { tree.childSpacing(node) }

    var flags: Node.Flags { [.mayFollow, .isWild] }

    static var safeAreaReach: SafeAreaReach { .passes }

    static var makesSafeArea: Bool { true }

    func contentInsets(of node: Int32, in tree: LayoutTree) -> EdgeInsets { insets }

    /// A scroll view inside answered with these insets.
    func willLeave(_ node: Int32, in tree: LayoutTree) {
        if let scrollView = tree.scrollView(in: node) { tree.forgetContentInsets(of: scrollView, below: node) }
    }
}
