import Foundation

/// A custom `Layout` of any type, with its cache. One instance belongs to one node.
package class LayoutBox {
    /// The children in order: a copy of the tree's own list, so that a layout is given them without copying.
    var children: [Int32] = []

    /// The cache has to be brought up to date before its next use.
    var isStale = true

    fileprivate init() {}

    static func make(_ layout: some Layout) -> LayoutBox {
        TypedLayoutBox(layout)
    }

    /// Takes over the cache of the box this one replaces if both hold the same type of layout.
    func adoptCache(of other: LayoutBox) {}

    /// The layout, if it is of a type.
    func layout<Other: Layout>(of type: Other.Type) -> Other? { nil }

    /// The name of the layout's type.
    var name: String { "" }

    var stackOrientation: Axis? { nil }

    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing { .zero }

    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize { .zero }

    func placeSubviews(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {}

    func explicitAlignment(
        _ key: AlignmentKey,
        in bounds: CGRect,
        _ proposal: ProposedViewSize,
        _ subviews: LayoutSubviews
    ) -> CGFloat? { nil }
}

private final class TypedLayoutBox<L: Layout>: LayoutBox {
    let layout: L
    var cache: L.Cache?

    init(_ layout: L) {
        self.layout = layout
        super.init()
    }

    override func adoptCache(of other: LayoutBox) {
        cache = (other as? TypedLayoutBox<L>)?.cache
    }

    override func layout<Other: Layout>(of type: Other.Type) -> Other? { layout as? Other }

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

    override func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        withCache(subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        withCache(subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func placeSubviews(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        withCache(subviews) {
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    override func explicitAlignment(
        _ key: AlignmentKey,
        in bounds: CGRect,
        _ proposal: ProposedViewSize,
        _ subviews: LayoutSubviews
    ) -> CGFloat? {
        withCache(subviews) { cache in
            switch key.axis {
            case .horizontal:
                layout.explicitAlignment(
                    of: HorizontalAlignment(key),
                    in: bounds,
                    proposal: proposal,
                    subviews: subviews,
                    cache: &cache
                )
            case .vertical:
                layout.explicitAlignment(
                    of: VerticalAlignment(key),
                    in: bounds,
                    proposal: proposal,
                    subviews: subviews,
                    cache: &cache
                )
            }
        }
    }
}
