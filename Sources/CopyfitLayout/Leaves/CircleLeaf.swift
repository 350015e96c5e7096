import Foundation

/// The largest square in the proposal, nil becoming 10 (layout rule 4.3).
struct CircleLeaf: Behaviour {
    var words: BehaviourWords { BehaviourWords("circle") }

    func answerRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule { "layout rule 4.3" }

    func answer(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> Answer {
        var answer = Answer(filling: proposal)
        answer.width = min(answer.width, answer.height)
        answer.height = answer.width
        return answer
    }

    static var remembersLengths: Bool { false }

    func length(at end: LengthEnd, along axis: Axis, of node: Int32, in tree: LayoutTree) -> CGFloat? {
        end == .least ? 0 : nil
    }

    var flags: Node.Flags { .plainLeaf.union(.mayFollow) }
}
