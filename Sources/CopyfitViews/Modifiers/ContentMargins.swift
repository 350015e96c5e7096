public import CopyfitLayout
public import Foundation

/// The purpose of a margin.
public struct ContentMarginPlacement: Hashable, Sendable {
    private let name: String

    /// The content and the indicators, only the content, or only the indicators.
    public static let automatic = ContentMarginPlacement(name: "automatic")
    public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
    public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// Margins between the edges of the scroll views inside and their content, in points. They have no effect on other
/// views. Margins of indicators take no room. Inner margins of an edge replace outer ones.
extension View {
    /// Margins at some edges.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all,
        _ insets: EdgeInsets,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        modifier(EnvironmentModifier { $0.setContentMargins(edges, insets, placement) })
    }

    /// Margins at some edges; a length of nil is 16.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all,
        _ length: CGFloat?,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(edges, EdgeInsets(length ?? 16, on: .all), for: placement)
    }

    /// Margins at all edges.
    nonisolated public func contentMargins(
        _ length: CGFloat,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, length, for: placement)
    }
}

private struct ContentMarginsKey: EnvironmentKey {
    static var defaultValue: EdgeInsets { EdgeInsets() }
}

extension EnvironmentValues {
    /// The margins that scroll views put around their content.
    var contentMargins: EdgeInsets { self[ContentMarginsKey.self] }

    fileprivate mutating func setContentMargins(
        _ edges: Edge.Set,
        _ insets: EdgeInsets,
        _ placement: ContentMarginPlacement
    ) {
        guard placement != .scrollIndicators else { return }
        var margins = contentMargins
        if edges.contains(.top) { margins.top = insets.top }
        if edges.contains(.leading) { margins.leading = insets.leading }
        if edges.contains(.bottom) { margins.bottom = insets.bottom }
        if edges.contains(.trailing) { margins.trailing = insets.trailing }
        self[ContentMarginsKey.self] = margins
    }

    /// The same environment for the content of a scroll view: nested scroll views inherit neither margins nor anchors,
    /// and no behaviour.
    var forScrolledContent: EnvironmentValues {
        let isPlain = contentMargins == EdgeInsets() && scrollAnchors == ScrollAnchors()
        guard !isPlain || self[ScrollTargetBehaviorKey.self] != nil else { return self }
        var environment = self
        environment[ContentMarginsKey.self] = EdgeInsets()
        environment[ScrollAnchorsKey.self] = ScrollAnchors()
        environment[ScrollTargetBehaviorKey.self] = nil
        return environment
    }
}
