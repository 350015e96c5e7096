import CopyfitLayout
import Foundation

/// A tree of fixed leaves whose total height is known.
struct BenchmarkTree {
    let name: String
    let tree: LayoutTree
    let root: LayoutNodeID
    let nodeCount: Int

    /// The height every layout engine agrees on; nil for trees of flexible leaves, which only this engine lays out.
    let height: CGFloat?

    /// A leaf in the middle, for measuring a change.
    var victim: LayoutNodeID?
}

/// Makes nodes and counts them.
struct TreeBuilder {
    let tree = LayoutTree()
    private(set) var nodeCount = 0

    mutating func leaf(_ width: CGFloat, _ height: CGFloat) -> LayoutNodeID {
        nodeCount += 1
        return tree.makeNode(.fixed(CGSize(width: width, height: height)))
    }

    mutating func flexibleLeaf() -> LayoutNodeID {
        nodeCount += 1
        return tree.makeNode(.flexible)
    }

    mutating func row(spacing: CGFloat, _ children: [LayoutNodeID]) -> LayoutNodeID {
        container(.stack(StackBehaviour(alignment: VerticalAlignment.center, spacing: spacing)), children)
    }

    mutating func column(spacing: CGFloat, _ children: [LayoutNodeID]) -> LayoutNodeID {
        container(.stack(StackBehaviour(alignment: HorizontalAlignment.center, spacing: spacing)), children)
    }

    mutating func padding(_ length: CGFloat, _ child: LayoutNodeID) -> LayoutNodeID {
        let insets = EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
        let node = tree.makeNode(.padding(insets))
        tree.setChildren([child], of: node)
        return node
    }

    mutating func container(_ behaviour: LayoutBehaviour, _ children: [LayoutNodeID]) -> LayoutNodeID {
        nodeCount += 1
        let node = tree.makeNode(behaviour)
        tree.setChildren(children, of: node)
        return node
    }

    func finished(_ name: String, _ root: LayoutNodeID, height: CGFloat?, victim: LayoutNodeID? = nil) -> BenchmarkTree
    {
        BenchmarkTree(name: name, tree: tree, root: root, nodeCount: nodeCount, height: height, victim: victim)
    }
}

extension BenchmarkTree {
    /// Tree 1: a column of rows of three leaves with padding; the padding is no node of the count.
    static func rows(_ count: Int) -> BenchmarkTree {
        var builder = TreeBuilder()
        let rows = (0..<count).map { _ in
            let row = builder.row(spacing: 8, [builder.leaf(40, 40), builder.leaf(100, 20), builder.leaf(60, 24)])
            return builder.padding(8, row)
        }
        let root = builder.column(spacing: 4, rows)
        return builder.finished("1 rows × \(count)", root, height: CGFloat(count) * 60 - 4)
    }

    /// Trees 2: columns of nests in which rows and columns alternate, `[leaf 10×10, nested]`; without a height the leaves
    /// are flexible and every stack has to share out.
    static func nests(_ count: Int, depth: Int, height: CGFloat?) -> BenchmarkTree {
        var builder = TreeBuilder()
        func nest(_ depth: Int, isRow: Bool, _ builder: inout TreeBuilder) -> LayoutNodeID {
            var children = [height == nil ? builder.flexibleLeaf() : builder.leaf(10, 10)]
            if depth > 1 { children.append(nest(depth - 1, isRow: !isRow, &builder)) }
            return isRow ? builder.row(spacing: 4, children) : builder.column(spacing: 4, children)
        }
        let nests = (0..<count).map { _ in nest(depth, isRow: true, &builder) }
        return builder.finished(
            "2 depth \(depth) × \(count)\(height == nil ? ", flexible" : "")",
            builder.column(spacing: 0, nests),
            height: height
        )
    }

    /// Tree 3: a column of leaves.
    static func wide(_ count: Int) -> BenchmarkTree {
        var builder = TreeBuilder()
        let leaves = (0..<count).map { _ in builder.leaf(100, 20) }
        let root = builder.column(spacing: 2, leaves)
        return builder.finished("3 wide × \(count)", root, height: CGFloat(count) * 22 - 2)
    }

    /// Tree 4: sections of rows of nine leaves.
    static func sections(_ count: Int) -> BenchmarkTree {
        var builder = TreeBuilder()
        var victim: LayoutNodeID?
        let sections = (0..<count).map { section in
            let rows = (0..<100).map { row in
                let leaves = (0..<9).map { _ in builder.leaf(30, 20) }
                if section == count / 2, row == 50 { victim = leaves[4] }
                return builder.row(spacing: 4, leaves)
            }
            return builder.column(spacing: 2, rows)
        }
        let root = builder.column(spacing: 0, sections)
        return builder.finished("4 sections × \(count)", root, height: CGFloat(count) * 2198, victim: victim)
    }

    /// Tree 5: tags that wrap, through a custom layout.
    static func tags(_ count: Int) -> BenchmarkTree {
        var builder = TreeBuilder()
        var seed: UInt64 = 20_240_601
        let tags = (0..<count).map { _ in
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return builder.leaf(20 + CGFloat(((seed >> 33) * 100) >> 31), 24)
        }
        let root = builder.container(LayoutBehaviour(WrappingTags(spacing: 8)), tags)
        return builder.finished("5 tags × \(count)", root, height: 6872)
    }
}
