import Foundation

/// The proposal, nil becoming `ideal`, never below `minimum`: a resizable image (layout rule 4.4).
struct ResizableLeaf: Behaviour {
    let ideal: CGSize
    let minimum: CGSize

    var words: BehaviourWords {
        BehaviourWords(
            "resizable image",
            [
                "idealWidth": ideal.width.words, "idealHeight": ideal.height.words,
                "minWidth": minimum.width.wordsUnlessZero, "minHeight": minimum.height.wordsUnlessZero,
            ]
        )
    }

    func answerRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule { "layout rule 4.4" }

    func answer(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> Answer {
        var answer = Answer(filling: proposal, ideal: ideal)
        answer.width = max(answer.width, minimum.width)
        answer.height = max(answer.height, minimum.height)
        return answer
    }

    static var remembersLengths: Bool { false }

    func length(at end: LengthEnd, along axis: Axis, of node: Int32, in tree: LayoutTree) -> CGFloat? {
        max(end.offer, axis == .horizontal ? minimum.width : minimum.height)
    }

    var flags: Node.Flags { .plainLeaf.union([.mayFollow, .isWild]) }
}
