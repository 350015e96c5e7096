import Foundation

/// The same size for every proposal: an image that does not resize, a swatch in a test (layout rule 1.4).
struct FixedLeaf: Behaviour {
    let size: CGSize

    var words: BehaviourWords {
        BehaviourWords("rigid content", ["width": size.width.words, "height": size.height.words])
    }

    func answerRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule { "layout rule 1.4" }

    func answer(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> Answer {
        Answer(width: size.width, height: size.height, validity: .all)
    }

    static var remembersLengths: Bool { false }

    func length(at end: LengthEnd, along axis: Axis, of node: Int32, in tree: LayoutTree) -> CGFloat? {
        axis == .horizontal ? size.width : size.height
    }

    var flags: Node.Flags {
        size.width.isFinite && size.height.isFinite ? .plainLeaf : .plainLeaf.union(.isWild)
    }
}
