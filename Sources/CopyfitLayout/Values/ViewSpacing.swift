public import Foundation

/// What a view asks of the gaps around it. Same as SwiftUI; two views' values meet in `distance(to:along:)`.
///
/// Each edge holds a plain distance, distances next to text, and a text's line metrics; any may be missing.
///
/// ```swift
/// let wide = ViewSpacing(plain: 20, edges: .all)
/// print(ViewSpacing().distance(to: ViewSpacing(), along: .vertical))  // 8.0: the default
/// print(wide.distance(to: ViewSpacing(plain: 4, edges: .all), along: .vertical))  // 20.0: the larger one
/// ```
public struct ViewSpacing: Sendable {
    var top = EdgeSpacing()
    var left = EdgeSpacing()
    var bottom = EdgeSpacing()
    var right = EdgeSpacing()

    /// Which side leading and trailing mean, and on which side the next view is.
    var direction = LayoutDirection.leftToRight

    /// The distance where neither view asks for one: 8 points on both axes.
    package static let defaultDistance: CGFloat = 8

    /// Asks for nothing: next to another such view the default distance, 8, applies.
    public init() {}

    /// Asks for the same distance, in points, from whatever is next to the chosen edges, where leading means left; for
    /// nothing on the others, and nothing at all if it is infinite or NaN. SwiftUI has no such initializer.
    public init(plain distance: CGFloat, edges: Edge.Set) {
        guard let distance = distance.finite else { return }
        if edges.contains(.top) { top.plain = distance }
        if edges.contains(.leading) { left.plain = distance }
        if edges.contains(.bottom) { bottom.plain = distance }
        if edges.contains(.trailing) { right.plain = distance }
    }

    /// Asks for no gap on any edge.
    public static let zero = ViewSpacing(plain: 0, edges: .all)

    /// The gap between this view and the next one along the axis, in points: the sum of what both edges say of one
    /// kind of neighbour (the largest over the kinds), else the larger plain distance, else 8.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let distance =
            switch (axis, direction) {
            case (.vertical, _): bottom.distance(to: next.top)
            case (.horizontal, .leftToRight): right.distance(to: next.left)
            case (.horizontal, .rightToLeft): left.distance(to: next.right)
            }
        return distance ?? Self.defaultDistance
    }

    /// Keeps on the chosen edges the larger of both views' distances, kind by kind.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if edges.contains(.top) { top.formUnion(other.top) }
        if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
        if edges.contains(leftEdge) { left.formUnion(other.left) }
        if edges.contains(rightEdge) { right.formUnion(other.right) }
    }

    /// The union of both on the chosen edges and this view's own distances on the others.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    var leftEdge: Edge.Set { direction == .leftToRight ? .leading : .trailing }
    var rightEdge: Edge.Set { direction == .leftToRight ? .trailing : .leading }
}
