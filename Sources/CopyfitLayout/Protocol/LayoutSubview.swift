public import Foundation

/// One child of a layout: asked for sizes, told where to go. Same as SwiftUI.
///
/// Valid only inside the call of the `Layout` that received it.
public struct LayoutSubview: Equatable {
    let tree: LayoutTree
    let node: Int32

    /// The value the view gives under the key, its default where none is set.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        tree.layoutValue(key, of: node) ?? key.defaultValue
    }

    /// The view's layout priority; 0 unless set.
    public var priority: Double {
        tree.priority(of: node)
    }

    /// The gaps the view asks for.
    public var spacing: ViewSpacing {
        tree.spacingInContainer(of: node)
    }

    /// The view's container values.
    public var containerValues: ContainerValues {
        tree.containerValues(of: node)
    }

    /// The view's size in points for a proposal. Constant time for a proposal asked before. Negative sides count as 0,
    /// NaN as nil.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        tree.ask(node, Proposal(proposal)).size
    }

    /// The view's size and guides for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        tree.dimensions(of: node, proposal: Proposal(proposal))
    }

    /// Places the view, laid out for `proposal`, with its `anchor` at `position`; the last call counts. Only valid
    /// inside `Layout.placeSubviews`. A call with a coordinate that is infinite or not a number does nothing but be
    /// reported.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        tree.recordPlacement(of: node, at: position, anchor: anchor, proposal: Proposal(proposal))
    }

    public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool {
        lhs.node == rhs.node && lhs.tree === rhs.tree
    }
}
