public import CopyfitLayout
public import Foundation

/// What a margin is for.
public struct ContentMarginPlacement: Hashable, Sendable {
    private let name: String

    /// The content and what scrolls it, the content alone, and the indicators alone.
    public static let automatic = ContentMarginPlacement(name: "automatic")
    public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
    public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// Room between the edges of the scroll views inside and their content, in points; on other views it has no effect. Margins of
/// indicators take no room. Inner margins of an edge replace outer ones.
extension View {
    /// Room at some edges; nil is the default of 16.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all,
        _ insets: EdgeInsets,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        modifier(EnvironmentModifier { $0.setContentMargins(edges, insets, placement) })
    }

    /// Room at some edges; nil is the default of 16.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all,
        _ length: CGFloat?,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(edges, EdgeInsets(length ?? 16, on: .all), for: placement)
    }

    /// Room at all edges.
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
    /// The room that scroll views keep around their content.
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

    /// The same environment for what is inside a scroll view, whose own scroll views have margins of their own.
    var withoutContentMargins: EnvironmentValues {
        guard contentMargins != EdgeInsets() else { return self }
        var environment = self
        environment[ContentMarginsKey.self] = EdgeInsets()
        return environment
    }
}
