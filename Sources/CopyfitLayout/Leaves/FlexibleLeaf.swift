import Foundation

/// The proposal, nil becoming 10: colours and shapes (layout rule 1.5).
struct FlexibleLeaf: Behaviour {
    var words: BehaviourWords { BehaviourWords("whatever is offered") }

    func answerRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule { "layout rule 1.5" }

    func answer(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> Answer {
        Answer(filling: proposal)
    }

    static var remembersLengths: Bool { false }

    static var isEndless: Bool { true }

    func length(at end: LengthEnd, along axis: Axis, of node: Int32, in tree: LayoutTree) -> CGFloat? { end.offer }

    var flags: Node.Flags { .plainLeaf.union(.mayFollow) }
}

extension Answer {
    /// The proposal itself, with nil sides replaced.
    init(filling proposal: Proposal, ideal: CGSize = CGSize(width: 10, height: 10)) {
        let size = proposal.filled(width: ideal.width, height: ideal.height)
        self.init(width: size.width, height: size.height, validity: Validity(only: proposal))
    }
}
