import Foundation

/// `position`: the proposal, nil becoming the child's length; the child's centre at a point (layout rule 10.3).
struct Position: Behaviour {
    let point: CGPoint

    static var form: BehaviourForm { .wrapper }

    var words: BehaviourWords { BehaviourWords("position", ["x": point.x.words, "y": point.y.words]) }

    func answerRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule { "layout rule 10.3" }

    func answer(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> Answer {
        if !proposal.width.isNaN, !proposal.height.isNaN {
            return Answer(width: proposal.width, height: proposal.height, validity: Validity(only: proposal))
        }
        return Answer(filling: proposal, ideal: tree.answerOnlyChild(node, proposal).size)
    }

    func arrange(_ proposal: Proposal, _ answer: Answer, of node: Int32, in tree: LayoutTree) {
        guard let child = tree.firstChild(node) else { return }
        let offered = Proposal(answer)
        let size = tree.ask(child, offered)
        tree.push(child, x: point.x - size.width / 2, y: point.y - size.height / 2, offered, size)
    }

    func widthAlone(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> ShareAnswer? {
        proposal.width.isNaN
            ? ShareAnswer(length: tree.childWidth(node, proposal).length, offers: .onlyNil)
            : ShareAnswer(length: proposal.width, offers: .only(proposal.width))
    }

    static var remembersLengths: Bool { false }

    func length(at end: LengthEnd, along axis: Axis, of node: Int32, in tree: LayoutTree) -> CGFloat? { end.offer }

    var flags: Node.Flags { .mayFollow }
}
