public import Foundation

/// One child of a layout: asked for sizes, told where to go. Same as SwiftUI.
///
/// Valid only inside the call of the `Layout` that received it. One that was kept until after its view has gone
/// counts as a view without anything: of no size, asking for no gaps, with default values.
public struct LayoutSubview: Equatable {
    let tree: LayoutTree
    private let id: LayoutNodeID

    init(tree: LayoutTree, node: Int32) {
        self.tree = tree
        id = tree.id(of: node)
    }

    /// Replaces a subview that no longer exists.
    init(without tree: LayoutTree) {
        self.tree = tree
        id = LayoutNodeID(index: 0, generation: 0)
    }

    /// The view's node; nil once the view has gone.
    var node: Int32? { id.generation % 2 == 1 && tree.isLive(id) ? id.index : nil }

    /// The view's value for the key, its default if none is set.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        node.flatMap { tree.layoutValue(key, of: $0) } ?? key.defaultValue
    }

    /// The view's layout priority; 0 unless set.
    public var priority: Double {
        node.map { tree.priority(of: $0) } ?? -.infinity
    }

    /// The gaps the view asks for.
    public var spacing: ViewSpacing {
        node.map { tree.spacingInContainer(of: $0) } ?? .zero
    }

    /// The view's container values.
    public var containerValues: ContainerValues {
        node.map { tree.containerValues(of: $0) } ?? ContainerValues()
    }

    /// The view's size in points for a proposal. Constant time for a proposal asked before. Negative sides count as 0,
    /// NaN as nil.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        node.map { tree.ask($0, Proposal(proposal)).size } ?? .zero
    }

    /// The view's size and guides for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        node.map { tree.dimensions(of: $0, proposal: Proposal(proposal)) } ?? ViewDimensions(width: 0, height: 0)
    }

    /// Places the view, laid out for `proposal`, with its `anchor` at `position`; the last call counts. Only valid
    /// inside the `Layout.placeSubviews` of the container that the view is in: elsewhere a call does nothing. A call
    /// with a coordinate that is infinite or not a number does nothing but be reported.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        node.map { tree.recordPlacement(of: $0, at: position, anchor: anchor, proposal: Proposal(proposal)) }
    }

    public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool {
        lhs.id == rhs.id && lhs.tree === rhs.tree
    }
}
