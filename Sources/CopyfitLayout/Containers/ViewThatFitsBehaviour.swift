import Foundation

/// `ViewThatFits`: the first child whose ideal length fits on the constrained axes, else the last (layout rule 13).
struct ViewThatFitsBehaviour: Behaviour {
    let axes: Axis.Set

    static var form: BehaviourForm { .container }

    var words: BehaviourWords { BehaviourWords("first view that fits", ["axes": axes.words]) }

    func answerRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule { "layout rule 13.1" }

    func placingRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule { "layout rule 13.2" }

    func answer(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> Answer {
        guard let child = choice(proposal, of: node, in: tree) else { return .empty }
        var answer = tree.ask(child, proposal)
        answer.validity = Validity(only: proposal)
        return answer
    }

    func arrange(_ proposal: Proposal, _ answer: Answer, of node: Int32, in tree: LayoutTree) {
        guard let child = choice(proposal, of: node, in: tree) else { return }
        tree.push(child, x: 0, y: 0, proposal, tree.ask(child, proposal))
    }

    func place(_ proposal: Proposal, _ answer: Answer, of node: Int32, in tree: LayoutTree) {
        tree.choices[node] = choice(proposal, of: node, in: tree).map { tree.id(of: $0) }
        tree.placeArranged(node, proposal, answer)
    }

    /// The child that a proposal chooses.
    private func choice(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> Int32? {
        let range = tree.childRange(node)
        for position in range.dropLast() {
            let child = tree.childLists[position]
            let ideal = tree.ask(child, proposal.ideal(on: axes))
            let fits = Axis.allCases.allSatisfy { axis in
                !axes.contains(Axis.Set(axis)) || !(ideal[axis] > proposal[axis] + Self.tolerance)
            }
            if fits { return child }
        }
        return range.last.map { tree.childLists[$0] }
    }

    /// How far in points an ideal length may exceed the proposal and still fit.
    private static var tolerance: CGFloat { 0.001 }

    var flags: Node.Flags { .mayFollow }
}

extension LayoutTree {
    /// The child a `viewThatFits` node was placed with; nil before it is placed and without children. The others have no place.
    package func chosenChild(of id: LayoutNodeID) -> LayoutNodeID? {
        let node = index(of: id)
        return choices[node].flatMap { isLive($0) && nodes[Int($0.index)].parent == node ? $0 : nil }
    }
}
