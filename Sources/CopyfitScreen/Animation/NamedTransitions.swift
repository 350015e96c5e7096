public import CopyfitViews
public import CopyfitGeometry
public import Foundation

/// Appearing and disappearing at once.
public nonisolated struct IdentityTransition: Transition {
    /// Creates the transition.
    public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
    nonisolated public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Fading in and out.
public nonisolated struct OpacityTransition: Transition {
    /// Creates the transition.
    public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
    nonisolated public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Growing from a point and shrinking to it.
public nonisolated struct ScaleTransition: Transition {
    /// The scale at the start and the end, and the point that does not move.
    public var scale: Double
    public var anchor: UnitPoint

    /// A transition from and to this scale.
    public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
}

/// Moving in from an offset and out to it.
public nonisolated struct OffsetTransition: Transition {
    /// The offset in points.
    public var offset: CGSize

    /// A transition by this offset.
    public init(_ offset: CGSize) { self.offset = offset }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// Sliding in over the leading edge and out over the trailing one. Without a screen there is only the phase in which
/// the view is shown unchanged.
public nonisolated struct SlideTransition: Transition {
    /// Creates the transition.
    public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Moving in and out over an edge; see ``SlideTransition``.
public nonisolated struct MoveTransition: Transition {
    /// The edge.
    public var edge: Edge

    /// A transition over an edge.
    public init(edge: Edge) { self.edge = edge }

    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Moving in over an edge and pushing the old content away; see ``SlideTransition``.
public nonisolated struct PushTransition: Transition {
    /// The edge.
    public var edge: Edge

    /// A transition over an edge.
    public init(edge: Edge) { self.edge = edge }

    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Appearing and disappearing with blur and scaling; see ``SlideTransition``.
public nonisolated struct BlurReplaceTransition: Transition {
    /// The direction of the scaling.
    public struct Configuration: Hashable, Sendable {
        private let isDown: Bool

        /// Growing while appearing and disappearing, or shrinking while disappearing.
        public static let upUp = Configuration(isDown: false)
        public static let downUp = Configuration(isDown: true)
    }

    /// The direction.
    public var configuration: Configuration

    /// A transition in this direction.
    public init(configuration: Configuration) { self.configuration = configuration }

    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == IdentityTransition {
    /// At once.
    nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
    /// Fading.
    nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == SlideTransition {
    /// Sliding from the leading to the trailing edge.
    nonisolated public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == ScaleTransition {
    /// Growing and shrinking.
    nonisolated public static var scale: ScaleTransition { ScaleTransition(0) }
    nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == OffsetTransition {
    /// From and to an offset.
    nonisolated public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
    nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == MoveTransition {
    /// Over an edge.
    nonisolated public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
    /// Over an edge, pushing the old content away.
    nonisolated public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
    /// With blur and scaling.
    nonisolated public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
    nonisolated public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration = .downUp)
        -> BlurReplaceTransition
    { BlurReplaceTransition(configuration: configuration) }
}

extension AnyTransition {
    /// The named transitions. None of them changes a view while it is shown.
    public static var identity: AnyTransition { neutral }
    public static var opacity: AnyTransition { neutral }
    public static var scale: AnyTransition { neutral }
    public static var slide: AnyTransition { neutral }

    /// Moving in from an edge, pushing the old content away, growing from a point, or moving in from an offset.
    public static func move(edge: Edge) -> AnyTransition { neutral }
    public static func push(from edge: Edge) -> AnyTransition { neutral }
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { neutral }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { neutral }
    public static func offset(_ offset: CGSize) -> AnyTransition { neutral }
}
