public import CopyfitViews
public import CopyfitGeometry
public import Foundation

/// Keyframe tracks for a value. Accepted for source compatibility; nothing is animated: see ``KeyframeAnimator``.
public protocol Keyframes<Value> {
    /// The type of the value.
    associatedtype Value
    /// The type of what the keyframes are made of.
    associatedtype Body

    /// The content of the keyframes.
    @KeyframesBuilder<Value> var body: Body { get }
}

extension Keyframes where Body == Never {
    /// Primitive keyframes have no body; asking for one stops the program.
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

/// Keyframes of one value.
public protocol KeyframeTrackContent<Value> {
    /// The type of the value.
    associatedtype Value: Animatable
}

/// The track of one part of a value.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes where Content.Value == Value {
    public typealias Body = Never
    /// The type of the whole value.
    @_implements(Keyframes,Value)
    public typealias _Whole = Root

    /// The track of the whole value.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {}

    /// The track of the part at a key path.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>,
        @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {}
}

/// A keyframe that is reached along a curve, after a duration in seconds.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// A keyframe's value and how it is reached.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A keyframe that is reached smoothly, after a duration in seconds.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// A keyframe's value and how it is reached; velocities are per second.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

/// A keyframe that is reached like a spring, for a duration in seconds or until the spring has settled.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// A keyframe's value and how it is reached; the velocity is per second.
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {}
}

/// A keyframe that is reached at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// A keyframe.
    public init(_ to: Value) {}
}

/// Any number of keyframes of one value. Opaque outside Copyfit.
public struct _KeyframeStations<Value: Animatable>: KeyframeTrackContent {}

/// The tracks of a value, one after the other. Opaque outside Copyfit.
public struct _KeyframeTracks<Value>: Keyframes {
    public typealias Body = Never
}

/// Builds the tracks of a value.
@resultBuilder
public struct KeyframesBuilder<Value> {
    /// A track, or a keyframe of the whole value.
    public static func buildExpression<K: Keyframes<Value>>(_ expression: K) -> K { expression }
    public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K { expression }

    /// The first one.
    public static func buildPartialBlock<K>(first: K) -> K { first }

    /// The tracks so far and another one.
    public static func buildPartialBlock<A: Keyframes<Value>, B: Keyframes<Value>>(
        accumulated: A,
        next: B
    ) -> _KeyframeTracks<Value> {
        _KeyframeTracks()
    }

    /// The keyframes so far and another one.
    public static func buildPartialBlock<A: KeyframeTrackContent<Value>, B: KeyframeTrackContent<Value>>(
        accumulated: A,
        next: B
    ) -> _KeyframeStations<Value> {
        _KeyframeStations()
    }

    /// The keyframes of the first branch.
    public static func buildEither(first: some KeyframeTrackContent<Value>) -> _KeyframeStations<Value> {
        _KeyframeStations()
    }

    /// The keyframes of the second branch.
    public static func buildEither(second: some KeyframeTrackContent<Value>) -> _KeyframeStations<Value> {
        _KeyframeStations()
    }

    /// The keyframes of all iterations of a loop.
    public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> _KeyframeStations<Value> {
        _KeyframeStations()
    }

    /// No tracks.
    public static func buildBlock() -> _KeyframeTracks<Value> { _KeyframeTracks() }

    /// The tracks; keyframes of the whole value are one track.
    public static func buildFinalResult<K: Keyframes<Value>>(_ component: K) -> K { component }
    public static func buildFinalResult<K: KeyframeTrackContent<Value>>(
        _ component: K
    ) -> KeyframeTrack<Value, Value, K> {
        KeyframeTrack { component }
    }
}

/// Builds the keyframes of a track.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// A keyframe.
    public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K { expression }

    /// No keyframes.
    public static func buildBlock() -> _KeyframeStations<Value> { _KeyframeStations() }

    /// The first one.
    public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K { first }

    /// The keyframes so far and another one.
    public static func buildPartialBlock<A: KeyframeTrackContent<Value>, B: KeyframeTrackContent<Value>>(
        accumulated: A,
        next: B
    ) -> _KeyframeStations<Value> {
        _KeyframeStations()
    }

    /// The keyframes of the first branch.
    public static func buildEither(first: some KeyframeTrackContent<Value>) -> _KeyframeStations<Value> {
        _KeyframeStations()
    }

    /// The keyframes of the second branch.
    public static func buildEither(second: some KeyframeTrackContent<Value>) -> _KeyframeStations<Value> {
        _KeyframeStations()
    }

    /// The keyframes of all iterations of a loop.
    public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> _KeyframeStations<Value> {
        _KeyframeStations()
    }
}
