public import CopyfitViews
public import CopyfitGeometry
public import Foundation

/// What SwiftUI's layout has in a third dimension, which is refused.
extension View {
    /// Needs a depth.
    @available(*, unavailable, message: "Views have no depth here. Put the modifier into #if os(visionOS).")
    nonisolated public func padding3D(_ length: CGFloat? = nil) -> some View { self }
    @available(*, unavailable, message: "Views have no depth here. Put the modifier into #if os(visionOS).")
    nonisolated public func scaledToFit3D() -> some View { self }
    @available(*, unavailable, message: "Views have no depth here. Put the modifier into #if os(visionOS).")
    nonisolated public func scaledToFill3D() -> some View { self }
}

/// What SwiftUI's layout has besides, and is refused, each with the reason.
extension View {
    /// Needs lengths that are not published.
    @available(*, unavailable, message: "The lengths of scene padding are not published. Use padding(_:_:).")
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { self }

    /// Needs insets of two sources.
    @available(*, unavailable, message: "Rows have all their insets or the list's. Use listRowInsets(_:).")
    nonisolated public func listRowInsets(_ edges: Edge.Set, _ length: CGFloat?) -> some View { self }

    /// Needs sections with margins.
    @available(*, unavailable, message: "Sections have no margins here. Remove the modifier.")
    nonisolated public func listSectionMargins(_ edges: Edge.Set, _ length: CGFloat?) -> some View { self }

    /// Needs lines between sections.
    @available(*, unavailable, message: "Sections have no lines of their own here. Remove the modifier.")
    nonisolated public func listSectionSeparatorTint(
        _ color: Color?,
        edges: VerticalEdge.Set = .all
    ) -> some View { self }

    /// Needs effects at edges.
    @available(*, unavailable, message: "The edges of scroll views have no effects here. Remove the modifier.")
    nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        self
    }
}

/// Needs a hand that moves the line.
@available(*, unavailable, message: "Nothing moves the line between views here. Use HStack with frames.")
public struct HSplitView<Content> {
    /// Views next to each other.
    public init(@ViewBuilder content: () -> Content) {}
}

/// Needs a hand that moves the line.
@available(*, unavailable, message: "Nothing moves the line between views here. Use VStack with frames.")
public struct VSplitView<Content> {
    /// Views one below the other.
    public init(@ViewBuilder content: () -> Content) {}
}

/// Needs containers with shapes.
@available(*, unavailable, message: "Containers have no shapes here. Use RoundedRectangle.")
public struct ConcentricRectangle: Sendable {}
