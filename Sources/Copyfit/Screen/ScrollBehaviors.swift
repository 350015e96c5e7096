public import CopyfitLayout

/// Where scrolling would come to rest.
public struct ScrollTargetBehaviorKind: Hashable, Sendable {
    private let name: String

    /// Page by page, and view by view.
    public static let paging = ScrollTargetBehaviorKind(name: "paging")
    public static let viewAligned = ScrollTargetBehaviorKind(name: "viewAligned")

    /// View by view, so many at once.
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior)
        -> ScrollTargetBehaviorKind
    {
        viewAligned
    }
}

/// Scrolling that comes to rest at views.
public struct ViewAlignedScrollTargetBehavior {
    /// How many views are scrolled at once.
    public struct LimitBehavior: Hashable, Sendable {
        private let name: String

        /// As the platform does, always a few, and as many as there are.
        public static let automatic = LimitBehavior(name: "automatic")
        public static let always = LimitBehavior(name: "always")
        public static let alwaysByFew = LimitBehavior(name: "alwaysByFew")
        public static let alwaysByOne = LimitBehavior(name: "alwaysByOne")
        public static let never = LimitBehavior(name: "never")
    }
}

/// Whether content would bounce at its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private let name: String

    /// As the platform does, always, and where the content is larger than its window.
    public static let automatic = ScrollBounceBehavior(name: "automatic")
    public static let always = ScrollBounceBehavior(name: "always")
    public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// Whether scrolling would send a keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let name: String

    /// As the platform does, at once, along with the finger, and never.
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
