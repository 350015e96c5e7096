import Foundation

/// The first child whose ideal length fits on the constrained axes, else the last (layout rule 13).
extension LayoutTree {
    /// The child a `viewThatFits` node was placed with; nil without children. The others have no place.
    package func chosenChild(of id: LayoutNodeID) -> LayoutNodeID? {
        let node = index(of: id)
        guard case .viewThatFits(let axes) = behaviours[Int(node)] else { return nil }
        return choice(axes, node, placements[Int(node)].proposal, Untraced.self).map { self.id(of: $0) }
    }

    func answerViewThatFits<T: Tracing>(
        _ axes: Axis.Set,
        _ node: Int32,
        _ proposal: Proposal,
        _: T.Type
    ) -> Answer {
        guard let child = choice(axes, node, proposal, T.self) else { return .empty }
        var answer = ask(child, proposal, T.self)
        answer.validity = Validity(only: proposal)
        return answer
    }

    func arrangeViewThatFits<T: Tracing>(_ axes: Axis.Set, _ node: Int32, _ proposal: Proposal, _: T.Type) {
        guard let child = choice(axes, node, proposal, T.self) else { return }
        push(child, x: 0, y: 0, proposal, ask(child, proposal, T.self))
    }

    private func choice<T: Tracing>(_ axes: Axis.Set, _ node: Int32, _ proposal: Proposal, _: T.Type) -> Int32? {
        let range = childRange(node)
        for position in range.dropLast() {
            let child = childLists[position]
            let ideal = ask(child, proposal.ideal(on: axes), T.self)
            let fits = Axis.allCases.allSatisfy { axis in
                !axes.contains(Axis.Set(axis)) || !(ideal[axis] > proposal[axis] + Self.tolerance)
            }
            if fits { return child }
        }
        return range.last.map { childLists[$0] }
    }

    /// How far in points an ideal length may exceed the proposal and still fit.
    private static var tolerance: CGFloat { 0.001 }
}
