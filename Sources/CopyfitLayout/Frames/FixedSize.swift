import Foundation

extension LayoutTree {
    /// The child's ideal length on the chosen axes (layout rule 10.4).
    func answerFixedSize<T: Tracing>(_ axes: Axis.Set, _ node: Int32, _ proposal: Proposal, _: T.Type) -> Answer {
        var answer = answerOnlyChild(node, proposal.ideal(on: axes), T.self)
        if axes.contains(.horizontal) { answer.validity[.horizontal] = .all }
        if axes.contains(.vertical) { answer.validity[.vertical] = .all }
        return answer
    }

    func arrangeFixedSize<T: Tracing>(_ axes: Axis.Set, _ node: Int32, _ proposal: Proposal, _: T.Type) {
        arrangeOnlyChild(node, proposal.ideal(on: axes), x: 0, y: 0, T.self)
    }
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
