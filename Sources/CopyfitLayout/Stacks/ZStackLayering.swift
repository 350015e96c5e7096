import Foundation

/// Children on top of each other; those of the highest layout priority define the size (layout rules 8.1, 8.2).
extension LayoutTree {
    func answerZStack<T: Tracing>(_ alignment: Alignment, _ node: Int32, _ proposal: Proposal, _: T.Type) -> Answer {
        if nodes[Int(node)].childCount <= 1 { return answerOnlyChild(node, proposal, T.self) }
        refreshTraits(node)
        let extents = extents(alignment, node, proposal, T.self)
        return Answer(
            width: extents.x.length,
            height: extents.y.length,
            validity: extents.validity
        )
    }

    func arrangeZStack<T: Tracing>(
        _ alignment: Alignment,
        _ node: Int32,
        _ answer: Answer,
        _ proposal: Proposal,
        _: T.Type
    ) {
        if nodes[Int(node)].childCount <= 1 { return arrangeOnlyChild(node, proposal, x: 0, y: 0, T.self) }
        refreshTraits(node)
        let own = Proposal(answer)
        let extents = extents(alignment, node, own, T.self)
        for position in childRange(node) {
            let child = childLists[position]
            let size = ask(child, own, T.self)
            push(
                child,
                x: extents.x.before - guide(alignment.horizontal.key, of: child, own, size),
                y: extents.y.before - guide(alignment.vertical.key, of: child, own, size),
                own,
                size
            )
        }
    }

    /// The highest layout priority among a node's children.
    func highestPriority(_ node: Int32) -> Double {
        childRange(node).reduce(-.infinity) { max($0, nodes[Int(childLists[$1])].priority) }
    }

    /// How far the children of the highest priority reach around the alignment point.
    private func extents<T: Tracing>(
        _ alignment: Alignment,
        _ node: Int32,
        _ proposal: Proposal,
        _: T.Type
    ) -> (x: GuideExtent, y: GuideExtent, validity: Validity) {
        var (x, y) = (GuideExtent(), GuideExtent())
        var validity = Validity.all
        let highest = highestPriority(node)
        for position in childRange(node) where nodes[Int(childLists[position])].priority == highest {
            let child = childLists[position]
            let size = ask(child, proposal, T.self)
            validity.formIntersection(size.validity)
            x.include(guide: guide(alignment.horizontal.key, of: child, proposal, size), length: size.width)
            y.include(guide: guide(alignment.vertical.key, of: child, proposal, size), length: size.height)
        }
        return (x, y, validity)
    }
}

/// How far children reach on both sides of the point they are aligned on; unlike a stack's `CrossExtent` the point
/// itself need not lie inside.
struct GuideExtent {
    private(set) var before: CGFloat = -.infinity
    private var after: CGFloat = -.infinity

    var length: CGFloat {
        before == .infinity || after == .infinity ? .infinity : max(before + after, 0)
    }

    mutating func include(guide: CGFloat, length: CGFloat) {
        before = max(before, guide.isNaN ? .infinity : guide)
        let rest = length - guide
        after = max(after, rest.isNaN ? .infinity : rest)
    }
}
