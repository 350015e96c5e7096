import Foundation

/// `ViewThatFits`: the first child whose ideal length fits on the constrained axes, else the last (layout rule 13).
struct ViewThatFitsBehaviour: Behaviour {
    let axes: Axis.Set

    static var form: BehaviourForm { .container }

    var words: BehaviourWords { BehaviourWords("first view that fits", ["axes": axes.words]) }

    func answerRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule { "layout rule 13.1" }

    func placingRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule { "layout rule 13.2" }

    func answer(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> Answer {
        guard let choice = choice(proposal, of: node, in: tree) else { return .empty }
        var answer = tree.ask(choice.child, proposal)
        answer.validity.formIntersection(choice.offers)
        return answer
    }

    func widthAlone(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> ShareAnswer? {
        guard let choice = choice(proposal, of: node, in: tree) else { return ShareAnswer() }
        var told = tree.askWidth(choice.child, proposal)
        told.offers.formIntersection(choice.offers.width)
        return told
    }

    func arrange(_ proposal: Proposal, _ answer: Answer, of node: Int32, in tree: LayoutTree) {
        guard let child = choice(proposal, of: node, in: tree)?.child else { return }
        tree.push(child, x: 0, y: 0, proposal, tree.ask(child, proposal))
    }

    func place(_ proposal: Proposal, _ answer: Answer, of node: Int32, in tree: LayoutTree) {
        tree.rare.choices[node] = choice(proposal, of: node, in: tree).map { tree.id(of: $0.child) }
        tree.placeArranged(node, proposal, answer)
    }

    /// The child that a proposal chooses, and the proposals that choose the same.
    private func choice(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> FittingChoice? {
        let range = tree.childRange(node)
        var offers = Validity.all
        for position in range.dropLast() {
            let child = tree.childLists[position]
            let ideal = tree.ask(child, proposal.ideal(on: axes))
            for axis in Axis.allCases where !axes.contains(Axis.Set(axis)) {
                offers[axis].formIntersection(ideal.validity[axis])
            }
            guard let tooLong = tooLongAxis(of: ideal, in: proposal) else {
                for axis in constrainedAxes { offers[axis].formIntersection(.fitting(ideal[axis], in: proposal[axis])) }
                return FittingChoice(child: child, offers: offers)
            }
            offers[tooLong].formIntersection(.tooShort(for: ideal[tooLong], like: proposal[tooLong]))
        }
        return range.last.map { FittingChoice(child: tree.childLists[$0], offers: offers) }
    }

    private var constrainedAxes: [Axis] { Axis.allCases.filter { axes.contains(Axis.Set($0)) } }

    /// The first constrained axis on which an ideal size does not fit a proposal.
    private func tooLongAxis(of ideal: Answer, in proposal: Proposal) -> Axis? {
        constrainedAxes.first { ideal[$0] > proposal[$0] + LengthRange.fittingTolerance }
    }

    var flags: Node.Flags { .mayFollow }
}

private struct FittingChoice {
    let child: Int32
    let offers: Validity
}

extension LengthRange {
    /// How far in points an ideal length may exceed the proposal and still fit.
    fileprivate static var fittingTolerance: CGFloat { 0.001 }

    /// The proposed lengths that an ideal length fits, as it does the one proposed; NaN means nil.
    fileprivate static func fitting(_ ideal: CGFloat, in proposed: CGFloat) -> LengthRange {
        proposed.isNaN ? .onlyNil : LengthRange(lower: min(ideal, proposed), upper: .infinity, includesNil: false)
    }

    /// Proposed lengths that an ideal length does not fit, as it does not the one proposed.
    fileprivate static func tooShort(for ideal: CGFloat, like proposed: CGFloat) -> LengthRange {
        let end = ideal - 2 * fittingTolerance
        let isTooShort = ideal > end + fittingTolerance
        return LengthRange(lower: 0, upper: isTooShort ? max(end, proposed) : proposed, includesNil: false)
    }
}

extension LayoutTree {
    /// The child a `viewThatFits` node was placed with; nil before it is placed and without children. The others have no place.
    package func chosenChild(of id: LayoutNodeID) -> LayoutNodeID? {
        let node = index(of: id)
        return rare.choices[node].flatMap { isLive($0) && nodes[Int($0.index)].parent == node ? $0 : nil }
    }
}
