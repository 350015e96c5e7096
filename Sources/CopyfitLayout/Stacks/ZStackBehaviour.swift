import Foundation

/// Children on top of each other; those of the highest layout priority define the size (layout rules 8.1, 8.2).
struct ZStackBehaviour: Behaviour {
    let alignment: Alignment

    static var form: BehaviourForm { .container }

    var words: BehaviourWords { BehaviourWords("layers", ["alignment": alignment.words]) }

    func answerRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule {
        switch tree.nodes[Int(node)].childCount {
        case 0: "layout rule 8.3"
        case 1: "layout rule 3.3"
        default: "layout rule 8.1"
        }
    }

    func placingRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule {
        tree.nodes[Int(node)].childCount == 1 ? "layout rule 3.3" : "layout rule 8.2"
    }

    func answer(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> Answer {
        if tree.nodes[Int(node)].childCount <= 1 { return tree.answerOnlyChild(node, proposal) }
        tree.refreshTraits(node)
        let extents = extents(proposal, node, tree)
        return Answer(width: extents.x.length, height: extents.y.length, validity: extents.validity)
    }

    func arrange(_ proposal: Proposal, _ answer: Answer, of node: Int32, in tree: LayoutTree) {
        if tree.nodes[Int(node)].childCount <= 1 { return tree.arrangeOnlyChild(node, proposal, x: 0, y: 0) }
        tree.refreshTraits(node)
        let own = Proposal(answer)
        let extents = extents(own, node, tree)
        for position in tree.childRange(node) {
            let child = tree.childLists[position]
            let size = tree.ask(child, own)
            tree.push(
                child,
                x: extents.x.before - tree.guide(alignment.horizontal.key, of: child, own, size),
                y: extents.y.before - tree.guide(alignment.vertical.key, of: child, own, size),
                own,
                size
            )
        }
    }

    /// How far the children of the highest priority reach around the alignment point.
    private func extents(
        _ proposal: Proposal,
        _ node: Int32,
        _ tree: LayoutTree
    ) -> (x: AlignedExtent, y: AlignedExtent, validity: Validity) {
        var (x, y) = (AlignedExtent(includingLine: false), AlignedExtent(includingLine: false))
        var validity = Validity.all
        let highest = tree.highestPriority(node)
        for position in tree.childRange(node) {
            let child = tree.childLists[position]
            guard tree.priorities[child] == highest else { continue }
            let size = tree.ask(child, proposal)
            validity.formIntersection(size.validity)
            x.include(guide: tree.guide(alignment.horizontal.key, of: child, proposal, size), length: size.width)
            y.include(guide: tree.guide(alignment.vertical.key, of: child, proposal, size), length: size.height)
        }
        return (x, y, validity)
    }

    func length(at end: LengthEnd, along axis: Axis, of node: Int32, in tree: LayoutTree) -> CGFloat? {
        tree.layeredLength(axis == .horizontal ? alignment.horizontal.key : alignment.vertical.key, node, end)
    }

    func widthAlone(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> ShareAnswer? {
        tree.layeredWidth(alignment.horizontal.key, node, proposal)
    }

    /// The union of the children that define the size.
    func spacing(of node: Int32, in tree: LayoutTree) -> ViewSpacing? {
        let range = tree.childRange(node)
        if range.isEmpty { return .zero }
        if tree.askForStandardGaps(range) { return nil }
        let highest = tree.highestPriority(node)
        return range.reduce(into: ViewSpacing()) { union, position in
            let child = tree.childLists[position]
            if tree.priorities[child] == highest { union.formUnion(tree.spacing(of: child)) }
        }
    }

    func priority(of node: Int32, in tree: LayoutTree) -> Double { tree.stackPriority(node) }

    var flags: Node.Flags { [] }

    var orientation: Orientation { .free }
}

extension LayoutTree {
    /// The highest layout priority among a node's children.
    func highestPriority(_ node: Int32) -> Double {
        childRange(node).reduce(-.infinity) { max($0, priorities[childLists[$1]]) }
    }

    /// The places in `childLists` of the children that define the size of a stack of layers.
    func sizingLayers(of node: Int32) -> some Sequence<Int> {
        refreshTraits(node)
        let highest = highestPriority(node)
        return childRange(node).lazy.filter { self.priorities[self.childLists[$0]] == highest }
    }

    /// That of an only child; 0 of several (layout rule 5.8).
    func stackPriority(_ node: Int32) -> Double {
        nodes[Int(node)].childCount > 1 ? 0 : childPriority(node)
    }
}
