public import CopyfitLayout
public import Foundation

/// Coming and going at once.
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
    /// The size at the ends as a part of the whole, and the point that stays.
    public var scale: Double
    public var anchor: UnitPoint

    /// A transition from and to a size.
    public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
}

/// Coming from elsewhere and going there.
public nonisolated struct OffsetTransition: Transition {
    /// The way in points.
    public var offset: CGSize

    /// A transition over a way.
    public init(_ offset: CGSize) { self.offset = offset }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// Sliding in over the leading edge and out over the trailing one. Without a screen only the phase in which the view is
/// there is ever made, in which it stays as it is.
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

/// Coming over an edge and pushing what is there away; see ``SlideTransition``.
public nonisolated struct PushTransition: Transition {
    /// The edge.
    public var edge: Edge

    /// A transition over an edge.
    public init(edge: Edge) { self.edge = edge }

    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Coming and going blurred and in another size; see ``SlideTransition``.
public nonisolated struct BlurReplaceTransition: Transition {
    /// Whether the view comes from below or from above.
    public struct Configuration: Hashable, Sendable {
        private let isDown: Bool

        /// Growing as it comes and goes, or shrinking as it goes.
        public static let upUp = Configuration(isDown: false)
        public static let downUp = Configuration(isDown: true)
    }

    /// Which way.
    public var configuration: Configuration

    /// A transition one way.
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
    /// From and to elsewhere.
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
    /// Over an edge, pushing what is there away.
    nonisolated public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
    /// Blurred.
    nonisolated public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
    nonisolated public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration = .downUp)
        -> BlurReplaceTransition
    { BlurReplaceTransition(configuration: configuration) }
}

extension AnyTransition {
    /// The transitions that have a name. All leave a view as it is while it is there.
    public static var identity: AnyTransition { neutral }
    public static var opacity: AnyTransition { neutral }
    public static var scale: AnyTransition { neutral }
    public static var slide: AnyTransition { neutral }

    /// Moving in from an edge, pushing what is there away, growing from a point, or coming from elsewhere.
    public static func move(edge: Edge) -> AnyTransition { neutral }
    public static func push(from edge: Edge) -> AnyTransition { neutral }
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { neutral }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { neutral }
    public static func offset(_ offset: CGSize) -> AnyTransition { neutral }
}
