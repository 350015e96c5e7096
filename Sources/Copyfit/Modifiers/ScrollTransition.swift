public import CopyfitLayout

/// Before a view comes into the window of a scroll view, while it is there, and after it has left.
public enum ScrollTransitionPhase: Hashable, Sendable {
    case topLeading, identity, bottomTrailing

    /// Whether the view is in the window.
    public var isIdentity: Bool { self == .identity }

    /// −1 towards the top or leading edge, 0 in the window, 1 towards the bottom or trailing edge.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How a view would come into a window. Has no effect without a screen.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
    /// How much of a view is to be in the window.
    public struct Threshold: Hashable, Sendable {
        private let amount: Double

        /// All of it, its middle, or nothing.
        public static let visible = Threshold(amount: 1)
        public static let centered = Threshold(amount: 0.5)
        public static let hidden = Threshold(amount: 0)

        /// A part of it.
        public static func visible(_ amount: Double) -> Threshold { Threshold(amount: amount) }
    }

    private let name: String

    /// All at once, along with scrolling, or not at all.
    public static let animated = ScrollTransitionConfiguration(name: "animated")
    public static let interactive = ScrollTransitionConfiguration(name: "interactive")
    public static let identity = ScrollTransitionConfiguration(name: "identity")

    /// All at once as an animation says, or along with scrolling as a curve says.
    public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { animated }
    public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration { interactive }

    /// The same way, with another animation or threshold.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
}

extension View {
    /// Draws this view differently while it comes into the window of a scroll view. Nothing is scrolled here, so what the
    /// function makes for the identity phase is carried for whoever draws.
    nonisolated public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive,
        axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        visualEffect { effect, _ in transition(effect, .identity) }
    }

    /// Draws this view differently while it comes into the window of a scroll view; as
    /// `scrollTransition(_:axis:transition:)`.
    nonisolated public func scrollTransition(
        topLeading: ScrollTransitionConfiguration,
        bottomTrailing: ScrollTransitionConfiguration,
        axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        visualEffect { effect, _ in transition(effect, .identity) }
    }
}
