import Foundation

/// `aspectRatio`: proposes a rectangle of the ratio width/height, the child's ideal ratio for nil, and answers what the
/// child does (layout rule 10.6).
struct AspectRatio: Behaviour {
    let ratio: CGFloat?
    let mode: ContentMode

    static var form: BehaviourForm { .wrapper }

    var words: BehaviourWords {
        BehaviourWords("aspect ratio", ["ratio": ratio?.words, "contentMode": mode == .fit ? "fit" : "fill"])
    }

    func answerRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule { "layout rule 10.6" }

    func answer(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> Answer {
        let rectangle = rectangle(in: proposal, node, tree)
        var answer = tree.answerOnlyChild(node, rectangle.proposal)
        if !answer.validity.isAll { answer.validity = rectangle.validity(of: answer.validity) }
        return answer
    }

    func arrange(_ proposal: Proposal, _ answer: Answer, of node: Int32, in tree: LayoutTree) {
        tree.arrangeOnlyChild(node, rectangle(in: proposal, node, tree).proposal, x: 0, y: 0)
    }

    /// The rectangle proposed to the child; only sides that are set count, and nil×nil passes through.
    private func rectangle(in proposal: Proposal, _ node: Int32, _ tree: LayoutTree) -> RatioRectangle {
        RatioRectangle(proposal, mode) { unit(node, tree) }
    }

    /// A rectangle of the ratio: without one the child's ideal size.
    private func unit(_ node: Int32, _ tree: LayoutTree) -> CGSize {
        ratio.map { CGSize(width: $0, height: 1) } ?? tree.answerOnlyChild(node, .unspecified).size
    }

    /// The ratio ties the length to a finite length across.
    func isBounded(across: CGFloat, of node: Int32, in tree: LayoutTree) -> Bool {
        guard mode == .fit, across.isFinite, !tree.nodes[Int(node)].flags.contains(.isWild) else { return false }
        let unit = unit(node, tree)
        return unit.width > 0 && unit.height > 0 && unit.width.isFinite && unit.height.isFinite
    }

    func spacing(of node: Int32, in tree: LayoutTree) -> ViewSpacing? { tree.childSpacing(node) }

    var flags: Node.Flags { .mayFollow }
}
