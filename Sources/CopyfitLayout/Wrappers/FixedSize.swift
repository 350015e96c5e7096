import Foundation

/// `fixedSize`: the child's ideal length on the chosen axes (layout rule 10.4).
struct FixedSize: Behaviour {
    let axes: Axis.Set

    static var form: BehaviourForm { .wrapper }

    var words: BehaviourWords { BehaviourWords("fixed size", ["axes": axes.words]) }

    func answerRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule { "layout rule 10.4" }

    func answer(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> Answer {
        var answer = tree.answerOnlyChild(node, proposal.ideal(on: axes))
        if axes.contains(.horizontal) { answer.validity[.horizontal] = .all }
        if axes.contains(.vertical) { answer.validity[.vertical] = .all }
        return answer
    }

    func arrange(_ proposal: Proposal, _ answer: Answer, of node: Int32, in tree: LayoutTree) {
        tree.arrangeOnlyChild(node, proposal.ideal(on: axes), x: 0, y: 0)
    }

    func length(at end: LengthEnd, along axis: Axis, of node: Int32, in tree: LayoutTree) -> CGFloat? {
        axes.contains(Axis.Set(axis)) ? nil : tree.childLength(node, end, axis)
    }

    func widthAlone(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> ShareAnswer? {
        let child = tree.childWidth(node, proposal.ideal(on: axes))
        return axes.contains(.horizontal) ? ShareAnswer(length: child.length) : child
    }

    func spacing(of node: Int32, in tree: LayoutTree) -> ViewSpacing? { tree.childSpacing(node) }

    func priority(of node: Int32, in tree: LayoutTree) -> Double { tree.childPriority(node) }

    var flags: Node.Flags { [] }
}

extension Proposal {
    /// The proposal with the chosen sides nil.
    func ideal(on axes: Axis.Set) -> Proposal {
        Proposal(
            width: axes.contains(.horizontal) ? .nan : width,
            height: axes.contains(.vertical) ? .nan : height
        )
    }
}
