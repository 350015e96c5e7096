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

/// The phase of a view while it is scrolled into view.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
    /// The part of a view that must be visible for the identity phase.
    public struct Threshold: Hashable, Sendable {
        /// nil: its centre is at the scroll view's.
        fileprivate let amount: Double?

        /// All of it, its centre at that of the scroll view, or nothing.
        public static let visible = Threshold(amount: 1)
        public static let centered = Threshold(amount: nil)
        public static let hidden = Threshold(amount: 0)

        /// A fraction of it.
        public static func visible(_ amount: Double) -> Threshold { Threshold(amount: amount) }
    }

    fileprivate enum Progress: Hashable {
        case whole
        case along(UnitCurve)
        case none
    }

    fileprivate let progress: Progress
    fileprivate private(set) var threshold = Threshold.visible

    /// As an animation, along with scrolling, or not at all.
    public static let animated = ScrollTransitionConfiguration(progress: .whole)
    public static let interactive = ScrollTransitionConfiguration(progress: .along(.linear))
    public static let identity = ScrollTransitionConfiguration(progress: .none)

    /// Along with scrolling on a curve.
    public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(progress: .along(timingCurve))
    }

    /// This configuration with another threshold.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var configuration = self
        configuration.threshold = threshold
        return configuration
    }

    /// How much of the effect of a phase shows at a place, from 0 to 1.
    fileprivate func share(at place: ScrolledPlace) -> Double {
        let missing = place.missingShare(threshold.amount)
        return switch progress {
        case .none: 0
        case .whole: missing > 0 ? 1 : 0
        case .along(let curve): curve.value(at: missing)
        }
    }
}

extension View {
    /// Applies an effect to this view while it is not all in the visible part of the scroll view around it. With an
    /// interactive configuration the effect grows from that of the identity phase with the part that is out of view; with
    /// an animated one it is the whole effect, as after the animation. Without `axis` it is the axis that scrolls.
    nonisolated public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive,
        axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Applies an effect to this view while it is scrolled into view, like `scrollTransition(_:axis:transition:)`, with
    /// one configuration before the visible part and one after it.
    nonisolated public func scrollTransition(
        topLeading: ScrollTransitionConfiguration,
        bottomTrailing: ScrollTransitionConfiguration,
        axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(
            DrawingModifier(
                .visual { proxy in
                    let rest = transition(EmptyVisualEffect(), .identity)._effects
                    guard let place = ScrolledPlace(proxy.element, axis: axis), place.side != .identity else {
                        return rest
                    }
                    let configuration = place.side == .topLeading ? topLeading : bottomTrailing
                    let effects = transition(EmptyVisualEffect(), place.side)._effects
                    return rest.blended(with: effects, share: configuration.share(at: place))
                }
            )
        )
    }
}

/// Where a view is in the scroll view around it, along an axis.
private struct ScrolledPlace {
    /// On which side of the scroll view's centre its centre is.
    let side: ScrollTransitionPhase
    private let visible: Double

    /// nil outside scroll views that scroll along the axis.
    init?(_ element: Element, axis: Axis?) {
        guard let scrolled = element.scrolledNode else { return nil }
        let axis = axis ?? (scrolled.scrolledAxes.contains(.vertical) ? .vertical : .horizontal)
        let frame = element.convert(CGRect(origin: .zero, size: element.size), toSpaceOf: scrolled.scrollElement)
        let region = scrolled.region
        let isVertical = axis == .vertical
        let (start, end) = isVertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
        let (lower, upper) = isVertical ? (region.minY, region.maxY) : (region.minX, region.maxX)
        let away = (start + end) / 2 - (lower + upper) / 2
        let isBefore =
            away < 0 && !(axis == .horizontal && element.layoutDirection == .rightToLeft)
            || away > 0 && axis == .horizontal && element.layoutDirection == .rightToLeft
        side = abs(away) <= 0.25 ? .identity : isBefore ? .topLeading : .bottomTrailing
        let seen = max(0, min(end, upper) - max(start, lower))
        visible = end > start ? seen / (end - start) : start >= lower && end <= upper ? 1 : 0
    }

    /// How much of what must be visible is not, from 0 to 1; all of it if the view must be in the centre and is not.
    func missingShare(_ amount: Double?) -> Double {
        guard let amount else { return 1 }
        if amount <= 0 { return visible > 0 ? 0 : 1 }
        return max(0, 1 - visible / amount)
    }
}
