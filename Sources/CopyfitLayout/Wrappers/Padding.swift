import Foundation

/// `padding`: the child's size and the insets, never negative (layout rule 10.1).
struct Padding: Behaviour {
    let insets: EdgeInsets

    static var form: BehaviourForm { .wrapper }

    static var isInset: Bool { true }

    var words: BehaviourWords { BehaviourWords("padding", insets: insets) }

    func answerRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule { "layout rule 10.1" }

    func answer(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> Answer {
        let child = tree.answerOnlyChild(node, proposal.inset(by: insets))
        return Answer(
            width: max(child.width + insets.total(along: .horizontal), 0),
            height: max(child.height + insets.total(along: .vertical), 0),
            validity: Validity(
                width: child.validity.width.outset(by: insets.total(along: .horizontal)).including(proposal.width),
                height: child.validity.height.outset(by: insets.total(along: .vertical)).including(proposal.height)
            )
        )
    }

    func arrange(_ proposal: Proposal, _ answer: Answer, of node: Int32, in tree: LayoutTree) {
        tree.arrangeOnlyChild(node, proposal.inset(by: insets), x: insets.leading, y: insets.top)
    }

    /// `arrange` and placing without scratch, because padding is almost everywhere.
    func place(_ proposal: Proposal, _ answer: Answer, of node: Int32, in tree: LayoutTree) {
        guard let child = tree.firstChild(node) else { return }
        let offer = proposal.inset(by: insets)
        let size = tree.ask(child, offer)
        let x = tree.mirror(of: node, width: answer.width).left(insets.leading, size.width)
        tree.place(child, x: x, y: insets.top, offer, size)
    }

    func length(at end: LengthEnd, along axis: Axis, of node: Int32, in tree: LayoutTree) -> CGFloat? {
        let inset = insets.total(along: axis)
        guard inset.isFinite, inset >= 0 || end == .greatest else { return nil }
        return tree.childLength(node, end, axis).map { max($0 + inset, 0) }
    }

    func widthAlone(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> ShareAnswer? {
        let inset = insets.total(along: .horizontal)
        let child = tree.childWidth(node, proposal.inset(by: insets))
        return ShareAnswer(length: max(child.length + inset, 0), offers: child.offers.outset(by: inset))
    }

    /// Standard gaps on the edges with an inset.
    func spacing(of node: Int32, in tree: LayoutTree) -> ViewSpacing? {
        tree.childSpacing(node, resetting: insets.edges)
    }

    var flags: Node.Flags {
        (insets.leading + insets.trailing + insets.top + insets.bottom).isFinite ? [] : .isWild
    }
}

extension EdgeInsets {
    /// The edges with an inset.
    fileprivate var edges: Edge.Set {
        var edges: Edge.Set = []
        if top != 0 { edges.insert(.top) }
        if leading != 0 { edges.insert(.leading) }
        if bottom != 0 { edges.insert(.bottom) }
        if trailing != 0 { edges.insert(.trailing) }
        return edges
    }
}
