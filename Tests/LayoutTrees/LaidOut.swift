package import CopyfitLayout
package import Foundation

/// A box laid out by the engine.
package struct LaidOut {
    package let tree = LayoutTree()
    package let root: LayoutNodeID
    package private(set) var listed: [LayoutNodeID] = []

    package init(_ box: Box, _ proposal: ProposedViewSize) {
        tree.verifiesMemo = true
        root = Self.build(box, tree, &listed)
        tree.layOut(root, proposal)
    }

    package var size: CGSize { tree.frame(of: root).size }

    /// The frames of leaves and marked nodes in tree order, in the space of the view under test.
    package var frames: [CGRect] {
        let origin = tree.frame(of: root).origin
        return listed.map { tree.globalFrame(of: $0).offsetBy(dx: -origin.x, dy: -origin.y) }
    }

    package static func build(_ box: Box, _ tree: LayoutTree, _ listed: inout [LayoutNodeID]) -> LayoutNodeID {
        let node = tree.makeNode(box.behaviour, direction: box.direction)
        if let traits = box.traits { tree.setTraits(traits, of: node) }
        if box.isMarked || (box.children.isEmpty && !box.isUnlisted) { listed.append(node) }
        if !box.children.isEmpty {
            tree.setChildren(box.children.map { build($0, tree, &listed) }, of: node)
        }
        return node
    }
}

/// A proposal as the tables write it: nil for `_`.
package func p(_ width: CGFloat?, _ height: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(width: width, height: height)
}

/// What "any" stands for in the tables.
package let anyProposal: [ProposedViewSize] = [
    p(nil, nil), p(0, 0), p(37, 500), p(500, 37), p(.infinity, .infinity), p(nil, 100),
]

package let inf = CGFloat.infinity
