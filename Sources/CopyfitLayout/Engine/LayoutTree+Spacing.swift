import Foundation

/// The gaps a node asks for, from its behaviour and its children's (layout rules 6.4, 6.7, 22).
extension LayoutTree {
    /// Works out a node's spacing; its children's must be up to date.
    func refreshSpacing(_ node: Int32) {
        let index = Int(node)
        let spacing = ownSpacing(node)
        if let spacing {
            spacings[node] = spacing
            nodes[index].flags.remove(.hasStandardSpacing)
        } else {
            nodes[index].flags.insert(.hasStandardSpacing)
        }
    }

    /// nil for standard spacing.
    private func ownSpacing(_ node: Int32) -> ViewSpacing? {
        switch behaviours[Int(node)] {
        case .spacer: return spacerSpacing(node)
        case .measured(let leaf): return leaf.spacing
        case .custom(let box):
            return nodes[Int(node)].childCount == 0 ? .zero : box.spacing(subviews(of: node, box))
        case .stack(let stack): return stackSpacing(stack.axis, node)
        case .zStack: return zStackSpacing(node)
        case .padding(let insets): return childSpacing(node, resetting: insets.edges)
        case .frame(let frame):
            return childSpacing(node, resetting: .along(horizontal: frame.width != nil, vertical: frame.height != nil))
        case .flexibleFrame(let frame):
            return childSpacing(
                node,
                resetting: .along(horizontal: frame.width.isConstrained, vertical: frame.height.isConstrained)
            )
        case .containerRelativeFrame(let frame):
            return childSpacing(
                node,
                resetting: .along(
                    horizontal: frame.axes.contains(.horizontal),
                    vertical: frame.axes.contains(.vertical)
                )
            )
        case .passThrough, .fixedSize, .aspectRatio, .offset, .layoutPriority, .alignmentGuide, .layered,
            .safeAreaPadding, .safeAreaInset, .ignoresSafeArea:
            return nodes[Int(node)].childCount == 0 ? .zero : childSpacing(node, resetting: [])
        default: return nil
        }
    }

    /// No gap on either side along the enclosing stack, or all round where there is none.
    private func spacerSpacing(_ node: Int32) -> ViewSpacing {
        switch stackOrientation(around: node) {
        case .horizontal: ViewSpacing(plain: 0, edges: .horizontal)
        case .vertical: ViewSpacing(plain: 0, edges: .vertical)
        case nil: .zero
        }
    }

    private func childSpacing(_ node: Int32, resetting edges: Edge.Set) -> ViewSpacing? {
        guard let child = firstChild(node), !nodes[Int(child)].flags.contains(.hasStandardSpacing) else { return nil }
        if edges == .all { return nil }
        var spacing = spacing(of: child)
        spacing.direction = direction(of: node)
        spacing.reset(edges)
        return spacing
    }

    /// Along the axis the first and the last child's, across it the union of all.
    private func stackSpacing(_ axis: Axis, _ node: Int32) -> ViewSpacing? {
        let range = childRange(node)
        if range.isEmpty { return .zero }
        if areStandard(range) { return nil }
        let across: Edge.Set = axis == .horizontal ? .vertical : .horizontal
        var spacing = ViewSpacing()
        spacing.direction = direction(of: node)
        for position in range { spacing.formUnion(self.spacing(of: childLists[position]), edges: across) }
        let first = self.spacing(of: childLists[range.lowerBound])
        let last = self.spacing(of: childLists[range.upperBound - 1])
        spacing.formUnion(first, edges: axis == .horizontal ? .leading : .top)
        spacing.formUnion(last, edges: axis == .horizontal ? .trailing : .bottom)
        return spacing
    }

    /// The union of the children that define the size.
    private func zStackSpacing(_ node: Int32) -> ViewSpacing? {
        let range = childRange(node)
        if range.isEmpty { return .zero }
        if areStandard(range) { return nil }
        let highest = range.reduce(-Double.infinity) { max($0, nodes[Int(childLists[$1])].priority) }
        return range.reduce(into: ViewSpacing()) { union, position in
            guard nodes[Int(childLists[position])].priority == highest else { return }
            union.formUnion(spacing(of: childLists[position]))
        }
    }

    private func areStandard(_ range: Range<Int>) -> Bool {
        range.allSatisfy { nodes[Int(childLists[$0])].flags.contains(.hasStandardSpacing) }
    }
}

extension Edge.Set {
    fileprivate static func along(horizontal: Bool, vertical: Bool) -> Edge.Set {
        (horizontal ? Edge.Set.horizontal : []).union(vertical ? .vertical : [])
    }
}

extension EdgeInsets {
    /// The edges with an inset.
    fileprivate var edges: Edge.Set {
        var edges: Edge.Set = []
        if top != 0 { edges.insert(.top) }
        if leading != 0 { edges.insert(.leading) }
        if bottom != 0 { edges.insert(.bottom) }
        if trailing != 0 { edges.insert(.trailing) }
        return edges
    }
}

extension FlexibleFrame.Bounds {
    fileprivate var isConstrained: Bool { minimum != nil || ideal != nil || maximum != nil }
}
