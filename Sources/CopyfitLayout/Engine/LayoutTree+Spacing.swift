import Foundation

/// The gaps a node asks for, from its behaviour and its children's (layout rules 6.4, 6.7, 22).
extension LayoutTree {
    /// Works out a node's spacing; its children's must be up to date.
    func refreshSpacing(_ node: Int32) {
        let index = Int(node)
        let spacing = ownSpacing(node)
        if let spacing {
            rare.spacings[node] = spacing
            nodes[index].flags.remove(.hasStandardSpacing)
        } else {
            nodes[index].flags.insert(.hasStandardSpacing)
        }
    }

    /// The child's gaps; none without a child.
    func childSpacing(_ node: Int32) -> ViewSpacing? {
        nodes[Int(node)].childCount == 0 ? .zero : childSpacing(node, resetting: [])
    }

    /// The child's gaps, standard on some edges.
    func childSpacing(_ node: Int32, resetting edges: Edge.Set) -> ViewSpacing? {
        guard let child = firstChild(node), !nodes[Int(child)].flags.contains(.hasStandardSpacing) else { return nil }
        if edges == .all { return nil }
        var spacing = spacing(of: child)
        spacing.direction = direction(of: node)
        spacing.reset(edges)
        return spacing
    }

    /// Whether all of these children ask for standard gaps.
    func askForStandardGaps(_ range: Range<Int>) -> Bool {
        range.allSatisfy { nodes[Int(childLists[$0])].flags.contains(.hasStandardSpacing) }
    }
}

extension Edge.Set {
    /// Both edges of each chosen axis.
    static func along(horizontal: Bool, vertical: Bool) -> Edge.Set {
        (horizontal ? Edge.Set.horizontal : []).union(vertical ? .vertical : [])
    }
}
