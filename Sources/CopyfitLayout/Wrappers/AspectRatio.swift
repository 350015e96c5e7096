import Foundation

/// `aspectRatio`: proposes a rectangle of the ratio width/height, the child's ideal ratio for nil, and answers what the
/// child does (layout rule 10.6).
struct AspectRatio: Behaviour {
    let ratio: CGFloat?
    let mode: ContentMode

    static var form: BehaviourForm { .wrapper }

    var words: BehaviourWords {
        BehaviourWords("aspect ratio", ["ratio": ratio?.words, "contentMode": mode == .fit ? "fit" : "fill"])
    }

    func answerRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule { "layout rule 10.6" }

    func answer(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> Answer {
        let rectangle = rectangle(in: proposal, node, tree)
        var answer = tree.answerOnlyChild(node, rectangle.proposal)
        if !answer.validity.isAll { answer.validity = rectangle.validity(of: answer.validity) }
        return answer
    }

    func widthAlone(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> ShareAnswer? {
        let child = tree.childWidth(node, rectangle(in: proposal, node, tree).proposal)
        return ShareAnswer(length: child.length, offers: .only(proposal.width))
    }

    func arrange(_ proposal: Proposal, _ answer: Answer, of node: Int32, in tree: LayoutTree) {
        tree.arrangeOnlyChild(node, rectangle(in: proposal, node, tree).proposal, x: 0, y: 0)
    }

    /// The rectangle proposed to the child; only sides that are set count, and nil×nil passes through.
    private func rectangle(in proposal: Proposal, _ node: Int32, _ tree: LayoutTree) -> RatioRectangle {
        RatioRectangle(proposal, mode) { unit(node, tree) }
    }

    /// A rectangle of the ratio: without one the child's ideal size.
    private func unit(_ node: Int32, _ tree: LayoutTree) -> CGSize {
        ratio.map { CGSize(width: $0, height: 1) } ?? tree.answerOnlyChild(node, .unspecified).size
    }

    /// No room on one side leaves a fitted rectangle none on the other, and endless room a filled one endless room. The other
    /// end depends on the side across, unless too many views in ratios of their own are in each other (layout rule 20.5).
    func length(at end: LengthEnd, along axis: Axis, of node: Int32, in tree: LayoutTree) -> CGFloat? {
        let isTied = (mode == .fit) == (end == .least)
        guard isTied || tree.nestsTooManyRatios(node), hasRatio(node, tree) else { return nil }
        let both = Proposal(width: end.offer, height: end.offer)
        return tree.answerOnlyChild(node, rectangle(in: both, node, tree).proposal)[axis]
    }

    /// The ratio ties the length to a finite length across.
    func isBounded(across: CGFloat, of node: Int32, in tree: LayoutTree) -> Bool {
        mode == .fit && across.isFinite && !tree.nodes[Int(node)].flags.contains(.isWild) && hasRatio(node, tree)
    }

    private func hasRatio(_ node: Int32, _ tree: LayoutTree) -> Bool {
        let unit = unit(node, tree)
        return unit.width > 0 && unit.height > 0 && unit.width.isFinite && unit.height.isFinite
    }

    func forget(_ node: Int32, in tree: LayoutTree) {
        if ratio == nil { tree.nestedRatios[node] = nil }
    }

    func spacing(of node: Int32, in tree: LayoutTree) -> ViewSpacing? { tree.childSpacing(node) }

    var flags: Node.Flags { .mayFollow }
}

extension LayoutTree {
    /// Whether more views in ratios of their own are in each other, this one included, than are asked for their ends exactly.
    fileprivate func nestsTooManyRatios(_ node: Int32) -> Bool { ratiosInEachOther(at: node) > Self.exactRatios }

    /// Each level of such views doubles the rectangles of the next one.
    private static var exactRatios: Int { 4 }

    /// How many views in ratios of their own are in each other at a node and below it, where they ask each other.
    private func ratiosInEachOther(at node: Int32) -> Int {
        let counts = behaviour(of: node, as: AspectRatio.self).map { $0.ratio == nil } ?? false
        if counts, let known = nestedRatios[node] { return known }
        guard hasRoom, !nodes[Int(node)].flags.contains(.answersAlone) else { return 0 }
        let below = childRange(node).reduce(0) { most, position in
            let child = childLists[position]
            return isAffected(node, by: child) ? max(most, ratiosInEachOther(at: child)) : most
        }
        if counts { nestedRatios[node] = below + 1 }
        return counts ? below + 1 : below
    }
}
