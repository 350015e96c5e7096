import Foundation
import LayoutTrees
import Testing

@testable import CopyfitLayout

/// What a tree that is laid out in one size after the other takes: the thousandth as much as the third.
struct ResizeCostLaws {
    /// Rows of a swatch and two texts, aligned by their baselines.
    private static func rows(_ count: Int) -> Box {
        let rows = (0..<count).map { index in
            hstack(
                .firstTextBaseline,
                nil,
                fix(40, 40),
                vstack(
                    .leading,
                    2,
                    Box(.measured(NestCostLaws.CountedText(letters: 5 + index % 9))),
                    Box(.measured(NestCostLaws.CountedText(letters: 30 + index * 7 % 90)))
                ),
                spacer(0)
            )
            .padding(8)
        }
        return Box(.stack(StackBehaviour(alignment: HorizontalAlignment.leading, spacing: 0)), rows)
    }

    /// Answers worked out in a layout.
    private static func work(_ tree: LayoutTree, _ root: LayoutNodeID, _ proposal: ProposedViewSize) -> Int {
        tree.trace(root, proposal).reduce(0) { count, event in
            if case .answered(_, _, _, isRemembered: false, _) = event { count + 1 } else { count }
        }
    }

    @Test("The thousandth width takes as many answers and as much memory as the third")
    func thousandWidths() {
        let tree = LayoutTree()
        var listed: [LayoutNodeID] = []
        let root = LaidOut.build(Self.rows(50), tree, &listed)
        var work: [Int] = []
        var (memos, guides) = (0, 0)
        for turn in 0..<1000 {
            work.append(Self.work(tree, root, p(200 + CGFloat(turn) * 0.37, 900)))
            if turn == 300 { (memos, guides) = (tree.memos.count, tree.guideMemo.capacity) }
        }
        let most = work[2..<20].max()!
        #expect(work.dropFirst(20).allSatisfy { $0 <= most })
        #expect(tree.memos.count <= memos)
        #expect(tree.guideMemo.capacity <= guides)
        #expect((0..<tree.nodes.count).allSatisfy { tree.nodes[$0].memoCount <= 12 })
    }

    @Test("Going back to the size before works out nothing that was not dropped as unused")
    func backAndForth() {
        let tree = LayoutTree()
        var listed: [LayoutNodeID] = []
        let root = LaidOut.build(Self.rows(20), tree, &listed)
        let sizes = [p(300, 400), p(240, 400)]
        let work = (0..<6).map { Self.work(tree, root, sizes[$0 % 2]) }
        #expect(work[2...].allSatisfy { $0 == 0 })
    }

    @Test("A change of every row costs each row's flags once")
    func manyChanges() {
        let tree = LayoutTree()
        var listed: [LayoutNodeID] = []
        let root = LaidOut.build(Self.rows(300), tree, &listed)
        tree.layOut(root, p(400, nil))
        let rows = tree.children(of: root)
        for row in rows { tree.setChildren([], of: row) }
        #expect(tree.looseNodes.count <= 1 + rows.count)
        tree.layOut(root, p(400, nil))
        #expect(!tree.nodes[Int(root.index)].flags.contains(.hasBaselines))
        #expect(tree.looseNodes.count == 0)
    }
}

/// What a node knows of its subtree.
struct SubtreeFlagLaws {
    @Test("Stacks and paddings of fixed leaves, and frames of both sides, are known to be rigid")
    func rigid() {
        let tree = LayoutTree()
        var listed: [LayoutNodeID] = []
        let leaf = Box(.fixed(CGSize(width: 30, height: 20)))
        let box = vstack(.center, 4, hstack(.top, nil, leaf, color.frame(width: 10, height: 10)).padding(8), leaf)
        let root = LaidOut.build(box, tree, &listed)
        #expect(!tree.nodes[Int(root.index)].flags.contains(.mayFollow))
        let other = LaidOut.build(vstack(.center, 4, box, color.frame(width: 10)), tree, &listed)
        #expect(tree.nodes[Int(other.index)].flags.contains(.mayFollow))
        tree.setChildren([root], of: other)
        tree.layOut(other, p(100, 100))
        #expect(!tree.nodes[Int(other.index)].flags.contains(.mayFollow))
    }
}
