public import Foundation

/// A container that sizes and places its subviews itself. Same requirements and defaults as SwiftUI.
///
/// `sizeThatFits` may be called any number of times, with any proposals, in any order, and must change nothing but the
/// cache. `placeSubviews` follows with one of the proposals asked before; sizes and positions are points, y down.
/// Coordinates run from leading to trailing: right-to-left results are mirrored by the engine. Not isolated: it runs
/// on whatever thread lays out.
///
/// ```swift
/// struct Column: Layout {
///     func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///         let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
///         return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
///     }
///
///     func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
///         var y = bounds.minY
///         for subview in subviews {
///             subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
///             y += subview.sizeThatFits(.unspecified).height
///         }
///     }
/// }
/// ```
@preconcurrency public protocol Layout: Sendable, Animatable {
    /// What the layout says of itself to its children; no orientation by default.
    static var layoutProperties: LayoutProperties { get }

    /// What the layout keeps between calls; nothing by default.
    associatedtype Cache = Void

    /// The layout's subviews.
    typealias Subviews = LayoutSubviews

    /// Makes the cache, once per container.
    func makeCache(subviews: Subviews) -> Cache

    /// Brings the cache up to date after the subviews or the layout changed; by default makes a fresh one.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// The gaps the container asks for; by default the union of its subviews'.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// The container's size for a proposal. Per axis nil asks for the ideal, 0 for the minimum, infinity for the
    /// maximum length; proposals are never negative or NaN.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places the subviews with `LayoutSubview.place`. `bounds` has the size answered for `proposal`; its origin need
    /// not be 0. A subview not placed is centred and proposed the container's proposal.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// The guide's position in the space of `bounds`; nil if not set. By default merged from the subviews.
    func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// The guide's position in the space of `bounds`; nil if not set. By default merged from the subviews.
    func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}
