public import CopyfitViews
public import Foundation

/// The look of a ``NavigationSplitView``. Has no effect: only the first column is shown.
public struct _NavigationSplitViewStyle: Hashable, Sendable {
    private let name: String

    /// The names of SwiftUI's styles.
    public static let automatic = _NavigationSplitViewStyle(name: "automatic")
    public static let balanced = _NavigationSplitViewStyle(name: "balanced")
    public static let prominentDetail = _NavigationSplitViewStyle(name: "prominentDetail")
}

/// The transition of a view into a navigation container.
public struct _NavigationTransition: Sendable {
    /// As on the platform.
    public static let automatic = _NavigationTransition()

    /// Out of the view that `matchedTransitionSource(id:in:)` marks.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> _NavigationTransition {
        _NavigationTransition()
    }
}

/// The size of presented views.
public struct _PresentationSizing: Hashable, Sendable {
    private let name: String

    /// The names of SwiftUI's sizings.
    public static let automatic = _PresentationSizing(name: "automatic")
    public static let fitted = _PresentationSizing(name: "fitted")
    public static let form = _PresentationSizing(name: "form")
    public static let page = _PresentationSizing(name: "page")
}

/// The adaptation of presented views to less room.
public struct PresentationAdaptation: Hashable, Sendable {
    private let name: String

    /// The named choices.
    public static let automatic = PresentationAdaptation(name: "automatic")
    public static let none = PresentationAdaptation(name: "none")
    public static let popover = PresentationAdaptation(name: "popover")
    public static let sheet = PresentationAdaptation(name: "sheet")
    public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// The effect of gestures in presented views.
public struct PresentationContentInteraction: Hashable, Sendable {
    private let name: String

    /// The named choices.
    public static let automatic = PresentationContentInteraction(name: "automatic")
    public static let resizes = PresentationContentInteraction(name: "resizes")
    public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// Whether the view that presents others can still be used.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
    private let name: String

    /// The named choices.
    public static let automatic = PresentationBackgroundInteraction(name: "automatic")
    public static let enabled = PresentationBackgroundInteraction(name: "enabled")
    public static let disabled = PresentationBackgroundInteraction(name: "disabled")

    /// Up to a height.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { enabled }
}

/// What a screen shows of navigation and presentation. Accepted; has no effect, because nothing is presented.
extension View {
    /// Accepted; has no effect.
    nonisolated public func navigationSplitViewStyle(_ style: _NavigationSplitViewStyle) -> some View { self }
    /// Accepted; has no effect.
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
    /// Accepted; has no effect.
    nonisolated public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil,
        ideal: CGFloat,
        max: CGFloat? = nil
    ) -> some View { self }
    /// Accepted; has no effect.
    nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
    /// Accepted; has no effect.
    nonisolated public func inspectorColumnWidth(
        min: CGFloat? = nil,
        ideal: CGFloat,
        max: CGFloat? = nil
    ) -> some View { self }

    /// Accepted; has no effect.
    nonisolated public func navigationTransition(_ style: _NavigationTransition) -> some View { self }
    /// Accepted; has no effect.
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }

    /// Accepted; has no effect.
    nonisolated public func presentationSizing(_ sizing: _PresentationSizing) -> some View { self }
    /// Accepted; has no effect.
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>,
        selection: Binding<PresentationDetent>
    ) -> some View { self }
    /// Accepted; has no effect.
    nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }
    /// Accepted; has no effect.
    nonisolated public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation,
        vertical verticalAdaptation: PresentationAdaptation
    ) -> some View { self }
    /// Accepted; has no effect.
    nonisolated public func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
    ) -> some View { self }
    /// Accepted; has no effect.
    nonisolated public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View { self }
}
