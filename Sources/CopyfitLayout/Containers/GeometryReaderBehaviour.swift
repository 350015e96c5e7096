import Foundation

/// `GeometryReader`: takes the proposal (nil becoming 10) and places every child, proposed that size, at its
/// top-leading corner (layout rule 11.1). Its children are asked for with `LayoutTree.provideContent` after it has
/// been placed.
struct GeometryReaderBehaviour: Behaviour {
    static var form: BehaviourForm { .container }

    var words: BehaviourWords { BehaviourWords("geometry reader") }

    func answerRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule { "layout rule 11.1" }

    func answer(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> Answer { Answer(filling: proposal) }

    func arrange(_ proposal: Proposal, _ answer: Answer, of node: Int32, in tree: LayoutTree) {
        tree.arrangeAtOrigin(node, Proposal(answer))
    }

    func place(_ proposal: Proposal, _ answer: Answer, of node: Int32, in tree: LayoutTree) {
        tree.provide(node)
        tree.placeArranged(node, proposal, answer)
    }

    static var remembersLengths: Bool { false }

    static var isEndless: Bool { true }

    func length(at end: LengthEnd, along axis: Axis, of node: Int32, in tree: LayoutTree) -> CGFloat? { end.offer }

    /// Guides stay inside.
    func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> CGFloat? {
        nil
    }

    var flags: Node.Flags { [.mayFollow, .isPlaceDependent] }

    func inherited(_ flags: Node.Flags) -> Node.Flags { flags.subtracting([.hasGuides, .hasBaselines]) }

    var orientation: Orientation { .free }

    func isAffected(by child: Int32, of node: Int32, in tree: LayoutTree) -> Bool { false }
}
