import Foundation

/// A custom `Layout` with its cache.
final class TypedLayoutBox<L: Layout>: LayoutBox {
    let layout: L
    var cache: L.Cache?

    init(_ layout: L) {
        self.layout = layout
        super.init()
    }

    override func adoptCache(of other: LayoutBox) {
        cache = (other as? TypedLayoutBox<L>)?.cache
    }

    override func layout<Other>(of type: Other.Type) -> Other? { layout as? Other }

    override var name: String { "\(L.self)" }

    override var stackOrientation: Axis? {
        L.layoutProperties.stackOrientation
    }

    /// Calls `body` with a cache that is up to date, and keeps what it leaves there.
    private func withCache<R>(_ subviews: LayoutSubviews, _ body: (inout L.Cache) -> R) -> R {
        var current = cache ?? layout.makeCache(subviews: subviews)
        if isStale, cache != nil {
            layout.updateCache(&current, subviews: subviews)
        }
        isStale = false
        cache = nil
        let result = body(&current)
        cache = current
        return result
    }

    override func spacing(of node: Int32, in tree: LayoutTree) -> ViewSpacing {
        let subviews = tree.subviews(of: node, self)
        return withCache(subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    override func size(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> CGSize {
        let subviews = tree.subviews(of: node, self)
        return withCache(subviews) {
            layout.sizeThatFits(proposal: proposal.publicValue, subviews: subviews, cache: &$0)
        }
    }

    override func placeChildren(in bounds: CGRect, _ proposal: Proposal, of node: Int32, in tree: LayoutTree) {
        let subviews = tree.subviews(of: node, self)
        withCache(subviews) {
            layout.placeSubviews(in: bounds, proposal: proposal.publicValue, subviews: subviews, cache: &$0)
        }
    }

    override func explicitGuide(
        _ key: AlignmentKey,
        in bounds: CGRect,
        _ proposal: Proposal,
        of node: Int32,
        in tree: LayoutTree
    ) -> CGFloat? {
        let subviews = tree.subviews(of: node, self)
        return withCache(subviews) { cache in
            switch key.axis {
            case .horizontal:
                layout.explicitAlignment(
                    of: HorizontalAlignment(key),
                    in: bounds,
                    proposal: proposal.publicValue,
                    subviews: subviews,
                    cache: &cache
                )
            case .vertical:
                layout.explicitAlignment(
                    of: VerticalAlignment(key),
                    in: bounds,
                    proposal: proposal.publicValue,
                    subviews: subviews,
                    cache: &cache
                )
            }
        }
    }
}
