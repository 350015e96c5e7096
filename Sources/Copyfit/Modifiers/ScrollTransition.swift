public import CopyfitLayout

/// Whether a view is before, in or after the visible part of a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
    case topLeading, identity, bottomTrailing

    /// Whether the view is in the visible part.
    public var isIdentity: Bool { self == .identity }

    /// −1 towards the top or leading edge, 0 in the visible part, 1 towards the bottom or trailing edge.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How a view is scrolled into view. Has no effect without a screen.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
    /// The part of a view that must be visible.
    public struct Threshold: Hashable, Sendable {
        private let amount: Double

        /// All of it, its centre, or nothing.
        public static let visible = Threshold(amount: 1)
        public static let centered = Threshold(amount: 0.5)
        public static let hidden = Threshold(amount: 0)

        /// A fraction of it.
        public static func visible(_ amount: Double) -> Threshold { Threshold(amount: amount) }
    }

    private let name: String

    /// As an animation, along with scrolling, or not at all.
    public static let animated = ScrollTransitionConfiguration(name: "animated")
    public static let interactive = ScrollTransitionConfiguration(name: "interactive")
    public static let identity = ScrollTransitionConfiguration(name: "identity")

    /// With an animation, or along with scrolling on a curve.
    public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { animated }
    public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration { interactive }

    /// This configuration with another animation or threshold.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
}

extension View {
    /// Applies an effect to this view while it is scrolled into view. Nothing is scrolled here, so the effect of the
    /// identity phase is kept for a renderer.
    nonisolated public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive,
        axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        visualEffect { effect, _ in transition(effect, .identity) }
    }

    /// Applies an effect to this view while it is scrolled into view, like `scrollTransition(_:axis:transition:)`.
    nonisolated public func scrollTransition(
        topLeading: ScrollTransitionConfiguration,
        bottomTrailing: ScrollTransitionConfiguration,
        axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        visualEffect { effect, _ in transition(effect, .identity) }
    }
}
