public import CopyfitLayout
public import Foundation

/// Parts of a safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
    /// The regions as bits.
    public let rawValue: UInt

    /// The regions whose bits are set.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The area of the host and its bars.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The area of a keyboard; there is none without a screen.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All regions.
    public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
    /// A strip at the top or bottom that takes space from this view. A `spacing` of nil is 8 points.
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        SafeAreaInsetView(
            inset: SafeAreaInset(edge: edge, alignment: alignment, spacing: spacing),
            primary: self,
            strip: content()
        )
    }

    /// A strip at the leading or trailing edge that takes space from this view. A `spacing` of nil is 8 points.
    nonisolated public func safeAreaInset<V: View>(
        edge: HorizontalEdge,
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        SafeAreaInsetView(
            inset: SafeAreaInset(edge: edge, alignment: alignment, spacing: spacing),
            primary: self,
            strip: content()
        )
    }

    /// A bar at the top or bottom that takes space from this view, like
    /// `safeAreaInset(edge:alignment:spacing:content:)`. There is no blur in its background.
    nonisolated public func safeAreaBar(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// A bar at the leading or trailing edge that takes space from this view, like
    /// `safeAreaInset(edge:alignment:spacing:content:)`.
    nonisolated public func safeAreaBar(
        edge: HorizontalEdge,
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Adds space at the edges, in points. A scroll view puts it around its content instead.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(SafeAreaPaddingModifier(insets: insets))
    }

    /// Adds space at some edges, in points; nil is 16. A scroll view puts it around its content instead.
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        safeAreaPadding(EdgeInsets(length ?? 16, on: edges))
    }

    /// Adds space around this view, in points. A scroll view puts it around its content instead.
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
        safeAreaPadding(EdgeInsets(length, on: .all))
    }

    /// Extends this view over the safe area at the edges that touch it, when it is placed.
    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all,
        edges: Edge.Set = .all
    ) -> some View {
        modifier(IgnoresSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
    }
}

nonisolated struct SafeAreaPaddingModifier: LayoutModifier, Equatable {
    typealias Body = Never

    let insets: EdgeInsets

    var behaviour: LayoutBehaviour { .safeAreaPadding(insets.given(as: "Padding")) }
    var name: String { "safeAreaPadding" }
}

nonisolated struct IgnoresSafeAreaModifier: LayoutModifier, Equatable {
    typealias Body = Never

    let edges: Edge.Set

    var behaviour: LayoutBehaviour { .ignoresSafeArea(edges) }
    var name: String { "ignoresSafeArea" }
}
