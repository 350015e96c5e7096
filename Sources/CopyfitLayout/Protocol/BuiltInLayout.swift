package import Foundation

/// A public layout that is one of the engine's behaviours. A node with such a layout runs the behaviour; when a
/// client's layout calls the protocol's methods instead, they run it on a temporary node in place of the client's
/// container.
protocol BuiltInLayout: Layout where Cache == Void {
    var behaviour: LayoutBehaviour { get }

    /// The gaps the layout was given.
    var gaps: [CGFloat?] { get }
}

extension LayoutBehaviour {
    /// The behaviour of a layout: a built-in one if the layout is its public form, `AnyLayout` unwrapped.
    package init(_ layout: some Layout) {
        if let any = layout as? AnyLayout {
            self = .of(any.base)
        } else {
            self = .of(layout)
        }
    }

    /// The gaps of a built-in layout that its behaviour leaves out: infinite ones, NaN.
    package static func ignoredGaps(of layout: some Layout) -> [CGFloat] {
        let layout: any Layout = (layout as? AnyLayout)?.base ?? layout
        return (layout as? any BuiltInLayout)?.gaps.unsound ?? []
    }

    /// The layout that was given, if it is of a type and none of the built-in ones.
    package func layout<L: Layout>(of type: L.Type) -> L? {
        guard case .custom(let box) = self else { return nil }
        return box.layout(of: type)
    }

    private static func of(_ layout: some Layout) -> LayoutBehaviour {
        (layout as? any BuiltInLayout)?.behaviour ?? .custom(TypedLayoutBox(layout))
    }
}

extension LayoutNodeKind {
    /// Any layout: `HStackLayout`, `VStackLayout`, `ZStackLayout`, `GridLayout`, or one of the client's.
    public static func layout(_ layout: some Layout) -> LayoutNodeKind { Self(LayoutBehaviour(layout)) }
}

extension BuiltInLayout {
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.tree.withStandIn(behaviour, for: subviews) { tree, standIn in
            tree.ask(standIn, Proposal(proposal)).size
        }
    }

    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) {
        let slots = subviews.tree.withStandIn(behaviour, for: subviews) { tree, standIn in
            tree.arrangement(standIn, Proposal(proposal))
        }
        for slot in slots {
            LayoutSubview(tree: subviews.tree, node: slot.node).place(
                at: CGPoint(x: bounds.minX + slot.x, y: bounds.minY + slot.y),
                proposal: slot.proposal.publicValue
            )
        }
    }

    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        subviews.tree.withStandIn(behaviour, for: subviews) { tree, standIn in
            tree.spacing(of: standIn)
        }
    }
}

extension LayoutTree {
    /// Calls `body` with a temporary node of the behaviour that has the subviews as children, and removes it. The
    /// subviews stay where they are.
    fileprivate func withStandIn<R>(
        _ behaviour: LayoutBehaviour,
        for subviews: LayoutSubviews,
        _ body: (LayoutTree, Int32) -> R
    ) -> R {
        let standIn = makeNode(behaviour, direction: subviews.layoutDirection)
        let index = Int(standIn.index)
        nodes[index].parent = subviews.container.index
        nodes[index].firstChild = Int32(childLists.count)
        nodes[index].flags.formUnion(.inherited)
        let first = childLists.count
        for subview in subviews { subview.node.map { childLists.append($0) } }
        nodes[index].childCount = Int32(childLists.count - first)
        defer {
            childLists.removeAll(from: first)
            nodes[index].childCount = 0
            nodes[index].parent = -1
            removeSubtree(standIn)
        }
        return body(self, standIn.index)
    }

    /// Where a node's children would go, nothing placed.
    fileprivate func arrangement(_ node: Int32, _ proposal: Proposal) -> [Slot] {
        let first = slots.count
        untraced { arrange(node, proposal, ask(node, proposal)) }
        return takeSlots(from: first)
    }
}
