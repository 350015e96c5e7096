public import Foundation

/// A layout whose type is decided at run time. Same as SwiftUI: everything is forwarded, and the cache is kept as long
/// as the wrapped layout's type stays the same.
///
/// ```swift
/// let isWide = true
/// let layout = isWide ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(VStackLayout(spacing: 4))
/// let tree = LayoutTree()
/// let boxes = [10, 20].map { tree.add(.frame(width: $0, height: 10), [tree.add(.flexible)]) }
/// let root = tree.add(.layout(layout), boxes)
/// let size = tree.measure(root, .unspecified)
/// print(size.width, size.height)  // 34.0 10.0
/// ```
public struct AnyLayout: Layout {
    let base: any Layout

    /// The wrapped layout's cache.
    public struct Cache {
        var value: Any
        var type: ObjectIdentifier
    }

    /// Wraps a layout; wrapping an `AnyLayout` adds nothing.
    public init<L: Layout>(_ layout: L) {
        base = (layout as? AnyLayout)?.base ?? layout
    }

    public func makeCache(subviews: Subviews) -> Cache {
        func make(_ layout: some Layout) -> Cache {
            Cache(value: layout.makeCache(subviews: subviews), type: ObjectIdentifier(type(of: layout)))
        }
        return make(base)
    }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        guard cache.type == ObjectIdentifier(type(of: base)) else {
            cache = makeCache(subviews: subviews)
            return
        }
        func forward<L: Layout>(_ layout: L) {
            withCache(of: layout, &cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
        }
        forward(base)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        func forward<L: Layout>(_ layout: L) -> ViewSpacing {
            withCache(of: layout, &cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
        }
        return forward(base)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        func forward<L: Layout>(_ layout: L) -> CGSize {
            withCache(of: layout, &cache, subviews) {
                layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        return forward(base)
    }

    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) {
        func forward<L: Layout>(_ layout: L) {
            withCache(of: layout, &cache, subviews) {
                layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        forward(base)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        func forward<L: Layout>(_ layout: L) -> CGFloat? {
            withCache(of: layout, &cache, subviews) {
                layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        return forward(base)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        func forward<L: Layout>(_ layout: L) -> CGFloat? {
            withCache(of: layout, &cache, subviews) {
                layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        return forward(base)
    }

    /// Calls `body` with the wrapped layout's cache, made again if it belongs to another type.
    private func withCache<L: Layout, R>(
        of layout: L,
        _ cache: inout Cache,
        _ subviews: Subviews,
        _ body: (inout L.Cache) -> R
    ) -> R {
        var value = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
        let result = body(&value)
        cache = Cache(value: value, type: ObjectIdentifier(L.self))
        return result
    }
}
