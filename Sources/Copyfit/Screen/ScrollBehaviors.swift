public import CopyfitLayout

/// Where scrolling ends.
public struct ScrollTargetBehaviorKind: Hashable, Sendable {
    private let name: String

    /// At pages, or at views.
    public static let paging = ScrollTargetBehaviorKind(name: "paging")
    public static let viewAligned = ScrollTargetBehaviorKind(name: "viewAligned")

    /// At views, with a limit on the number of views per scroll.
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior)
        -> ScrollTargetBehaviorKind
    {
        viewAligned
    }
}

/// Scrolling that ends at views.
public struct ViewAlignedScrollTargetBehavior {
    /// The number of views that one scroll may pass.
    public struct LimitBehavior: Hashable, Sendable {
        private let name: String

        /// As on the platform, always limited, or not limited.
        public static let automatic = LimitBehavior(name: "automatic")
        public static let always = LimitBehavior(name: "always")
        public static let alwaysByFew = LimitBehavior(name: "alwaysByFew")
        public static let alwaysByOne = LimitBehavior(name: "alwaysByOne")
        public static let never = LimitBehavior(name: "never")
    }
}

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
    /// Has no effect without a screen: nothing is scrolled.
    nonisolated public func scrollTargetBehavior(_ behavior: ScrollTargetBehaviorKind) -> some View { self }
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

    /// Has no effect without a screen: nothing is scrolled.
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior,
        axes: Axis.Set = [.vertical]
    ) -> some View {
        self
    }
}
