import CopyfitLayout
import Foundation

/// A tree of the engine's nodes: fixed leaves, stacks, padding.
struct BenchmarkTree {
    let tree: LayoutTree
    let root: LayoutNodeID

    /// A leaf in the middle of tree 4, for measuring a change.
    let victim: LayoutNodeID?

    static let proposal = ProposedViewSize(width: 400, height: .infinity)

    init(_ shape: TreeShape) {
        var builder = TreeBuilder()
        root =
            switch shape {
            case .rows(let count): builder.rows(count)
            case .nests(let count, let depth): builder.nests(count, depth: depth)
            case .wide(let count): builder.wide(count)
            case .sections(let count): builder.sections(count)
            case .tags(let count): builder.tags(count)
            }
        tree = builder.tree
        victim = builder.victim
    }
}

/// Makes nodes.
private struct TreeBuilder {
    let tree = LayoutTree()
    private(set) var victim: LayoutNodeID?

    private func leaf(_ width: CGFloat, _ height: CGFloat) -> LayoutNodeID {
        tree.makeNode(.fixed(CGSize(width: width, height: height)))
    }

    private func row(spacing: CGFloat, _ children: [LayoutNodeID]) -> LayoutNodeID {
        container(.stack(StackBehaviour(alignment: VerticalAlignment.center, spacing: spacing)), children)
    }

    private func column(spacing: CGFloat, _ children: [LayoutNodeID]) -> LayoutNodeID {
        container(.stack(StackBehaviour(alignment: HorizontalAlignment.center, spacing: spacing)), children)
    }

    private func padding(_ length: CGFloat, _ child: LayoutNodeID) -> LayoutNodeID {
        container(.padding(EdgeInsets(top: length, leading: length, bottom: length, trailing: length)), [child])
    }

    private func container(_ behaviour: LayoutBehaviour, _ children: [LayoutNodeID]) -> LayoutNodeID {
        let node = tree.makeNode(behaviour)
        tree.setChildren(children, of: node)
        return node
    }

    func rows(_ count: Int) -> LayoutNodeID {
        let rows = (0..<count).map { _ in
            padding(8, row(spacing: 8, [leaf(40, 40), leaf(100, 20), leaf(60, 24)]))
        }
        return column(spacing: 4, rows)
    }

    func nests(_ count: Int, depth: Int) -> LayoutNodeID {
        func nest(_ depth: Int, isRow: Bool) -> LayoutNodeID {
            let inner = depth > 1 ? [nest(depth - 1, isRow: !isRow)] : []
            let children = [leaf(10, 10)] + inner
            return isRow ? row(spacing: 4, children) : column(spacing: 4, children)
        }
        return column(spacing: 0, (0..<count).map { _ in nest(depth, isRow: true) })
    }

    func wide(_ count: Int) -> LayoutNodeID {
        column(spacing: 2, (0..<count).map { _ in leaf(100, 20) })
    }

    mutating func sections(_ count: Int) -> LayoutNodeID {
        let sections = (0..<count).map { section in
            let rows = (0..<100).map { position in
                let leaves = (0..<9).map { _ in leaf(30, 20) }
                if section == count / 2, position == 50 { victim = leaves[4] }
                return row(spacing: 4, leaves)
            }
            return column(spacing: 2, rows)
        }
        return column(spacing: 0, sections)
    }

    func tags(_ count: Int) -> LayoutNodeID {
        let tags = tagWidths(count).map { leaf($0, 24) }
        return container(LayoutBehaviour(WrappingTags(spacing: 8)), tags)
    }
}

/// The widths of the tags of tree 5, the same for every engine.
func tagWidths(_ count: Int) -> [CGFloat] {
    var seed: UInt64 = 20_240_601
    return (0..<count).map { _ in
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return 20 + CGFloat(((seed >> 33) * 100) >> 31)
    }
}
