import CopyfitLayout
import Foundation
import LayoutTrees
import Testing

/// Costs, counted: how often leaves are measured, nodes asked and content provided (layout rules 20.5, 20.9, 23.8).
struct CostLaws {
    /// A leaf that counts its measurements.
    final class Leaf: MeasuredLeaf {
        var measurements = 0
        var placements = 0
        var width: CGFloat = 20

        func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
            measurements += 1
            return CGSize(width: min(proposal.width ?? width, width), height: min(proposal.height ?? 10, 10))
        }

        func place(size: CGSize, proposal: ProposedViewSize) { placements += 1 }
    }

    /// Stacks of `[leaf, stack]`, the innermost of two leaves.
    static func nested(_ depth: Int, _ axis: (Int) -> Axis, _ leaves: inout [Leaf]) -> Box {
        let (own, last) = (Leaf(), Leaf())
        leaves.append(own)
        if depth == 1 { leaves.append(last) }
        let inner = depth == 1 ? Box(.measured(last)) : nested(depth - 1, axis, &leaves)
        let children = [Box(.measured(own)), inner]
        return axis(depth) == .horizontal
            ? Box(.stack(StackBehaviour(alignment: VerticalAlignment.center, spacing: 4)), children)
            : Box(.stack(StackBehaviour(alignment: HorizontalAlignment.center, spacing: 4)), children)
    }

    static func mostMeasurements(depth: Int, _ axis: (Int) -> Axis) -> Int {
        var leaves: [Leaf] = []
        let tree = LayoutTree()
        var listed: [LayoutNodeID] = []
        let root = LaidOut.build(nested(depth, axis, &leaves), tree, &listed)
        tree.layOut(root, p(400, 300))
        return leaves.map(\.measurements).max() ?? 0
    }

    @Test("layout rule 20.5: in nested rows a leaf is measured three times at any depth", arguments: 1...20)
    func sameAxis(depth: Int) {
        #expect(Self.mostMeasurements(depth: depth) { _ in .horizontal } <= 3)
    }

    @Test(
        "layout rule 20.5: in rows within columns a leaf is measured at most nine times at any depth",
        arguments: 1...20
    )
    func alternatingAxes(depth: Int) {
        #expect(Self.mostMeasurements(depth: depth) { $0 % 2 == 0 ? .horizontal : .vertical } <= 9)
    }

    @Test(
        "layout rule 23.8: at most 16 distinct proposals per node at any depth of alternating stacks",
        arguments: [1, 5, 10, 20, 50]
    )
    func distinctProposals(depth: Int) {
        var leaves: [Leaf] = []
        let tree = LayoutTree()
        var listed: [LayoutNodeID] = []
        let box = Self.nested(depth, { $0 % 2 == 0 ? .horizontal : .vertical }, &leaves)
        let root = LaidOut.build(box, tree, &listed)
        let answers = tree.trace(root, p(400, 300)).compactMap { event in
            if case .answered(let node, _, _, isRemembered: false, _) = event { node } else { nil }
        }
        let perNode = Dictionary(grouping: answers) { $0 }.mapValues(\.count)
        #expect(perNode.values.allSatisfy { $0 <= 16 })
        #expect(answers.count <= 16 * (2 * depth + 1))
    }

    @Test("layout rule 5.10: a text alone in its priority group beside a spacer is measured once")
    func lazyProbing() {
        let leaf = Leaf()
        _ = plain(hstack(.center, nil, Box(.measured(leaf)), spacer()), p(100, 50))
        #expect(leaf.measurements == 1)
    }

    @Test(
        "layout rule 20.9: a changed leaf is measured again, its siblings are not, and only its ancestors are placed anew"
    )
    func invalidation() {
        let leaves = (0..<6).map { _ in Leaf() }
        func row(_ range: Range<Int>) -> Box {
            Box(.stack(StackBehaviour(alignment: VerticalAlignment.center)), leaves[range].map { Box(.measured($0)) })
        }
        let (tree, root, listed) = plain(hstack(.top, nil, row(0..<3), row(3..<6)), p(nil, 10))
        let before = leaves.map(\.measurements)
        leaves[1].width = 25
        tree.invalidate(listed[1])
        tree.layOut(root, p(nil, 10))
        #expect(tree.frame(of: listed[1]).width == 25)
        #expect(tree.frame(of: listed[2]).minX == 61)
        #expect(zip(leaves, before).enumerated().allSatisfy { $0 == 1 || $1.0.measurements == $1.1 })
        #expect(leaves.map(\.placements) == [1, 2, 1, 1, 1, 1])
    }

    @Test("Laying out again without a change asks the root once and places nothing below it")
    func nothingChanged() {
        let leaf = Leaf()
        let (tree, root, _) = plain(
            vstack(.leading, nil, hstack(.center, nil, Box(.measured(leaf)), color), color),
            p(200, 100)
        )
        let events = tree.trace(root, p(200, 100))
        #expect(events.count == 2)
        #expect(leaf.placements == 1)
    }

    @Test("A changed leaf among 1,000 rows costs no walk over the rows' contents")
    func relayoutIsLocal() {
        var listed: [LayoutNodeID] = []
        let tree = LayoutTree()
        let row = Box(
            .stack(StackBehaviour(alignment: VerticalAlignment.center, spacing: 4)),
            .init(repeating: Box(.fixed(CGSize(width: 30, height: 20))), count: 9)
        )
        let column = Box(
            .stack(StackBehaviour(alignment: HorizontalAlignment.center, spacing: 2)),
            .init(repeating: row, count: 1000)
        )
        let root = LaidOut.build(column, tree, &listed)
        tree.layOut(root, p(400, .infinity))
        tree.setBehaviour(.fixed(CGSize(width: 31, height: 25)), of: listed[4500])
        let events = tree.trace(root, p(400, .infinity))
        let placed = events.filter { if case .placed = $0 { true } else { false } }
        #expect(placed.count == 1 + 1000 + 9)
    }

    private func plain(_ box: Box, _ proposal: ProposedViewSize) -> (LayoutTree, LayoutNodeID, [LayoutNodeID]) {
        let tree = LayoutTree()
        var listed: [LayoutNodeID] = []
        let root = LaidOut.build(box, tree, &listed)
        tree.layOut(root, proposal)
        return (tree, root, listed)
    }
}
