public import CopyfitViews
public import CopyfitGeometry

/// Whether content bounces at its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private let name: String

    /// As on the platform, always, or if the content is larger than the scroll view.
    public static let automatic = ScrollBounceBehavior(name: "automatic")
    public static let always = ScrollBounceBehavior(name: "always")
    public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// Whether scrolling dismisses a keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let name: String

    /// As on the platform, at once, with the finger, or never.
    public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
    public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
    public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
    public static let never = ScrollDismissesKeyboardMode(name: "never")
}

extension View {
    /// Has no effect: there is no keyboard, and there are no indicators.
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

    /// Has no effect: content does not move beyond its ends.
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior,
        axes: Axis.Set = [.vertical]
    ) -> some View {
        self
    }
}
