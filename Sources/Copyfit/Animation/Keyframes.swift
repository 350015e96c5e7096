public import CopyfitLayout
public import Foundation

/// The ways of a value's parts. They can be written down, and nothing goes along them: see ``KeyframeAnimator``.
public protocol Keyframes<Value> {
    /// The type of the value.
    associatedtype Value
    /// The type of what the keyframes are made of.
    associatedtype Body

    /// What the keyframes are made of.
    @KeyframesBuilder<Value> var body: Body { get }
}

extension Keyframes where Body == Never {
    /// Keyframes that are made of no others have no body; asking for one stops the program.
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

/// Stations on the way of one value.
public protocol KeyframeTrackContent<Value> {
    /// The type of the value.
    associatedtype Value: Animatable
}

/// The way of one part of a value.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes where Content.Value == Value {
    public typealias Body = Never
    /// The type of the whole value.
    @_implements(Keyframes,Value)
    public typealias _Whole = Root

    /// The way of the value as a whole.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {}

    /// The way of the part at a key path.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>,
        @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {}
}

/// A station that is reached in so many seconds along a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// A station, and how it is reached.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A station that is reached smoothly in so many seconds.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// A station, and how it is reached; velocities per second.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

/// A station that is reached as by a spring, for so many seconds, or until it has settled.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// A station, and how it is reached; velocity per second.
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {}
}

/// A station that is jumped to.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// A station.
    public init(_ to: Value) {}
}

/// Any number of stations of one value. Opaque outside Copyfit.
public struct _KeyframeStations<Value: Animatable>: KeyframeTrackContent {}

/// The tracks of a value, one after the other. Opaque outside Copyfit.
public struct _KeyframeTracks<Value>: Keyframes {
    public typealias Body = Never
}

/// Writes down the tracks of a value.
@resultBuilder
public struct KeyframesBuilder<Value> {
    /// A track, or a station of the value as a whole.
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

    /// The stations so far and another one.
    public static func buildPartialBlock<A: KeyframeTrackContent<Value>, B: KeyframeTrackContent<Value>>(
        accumulated: A,
        next: B
    ) -> _KeyframeStations<Value> {
        _KeyframeStations()
    }

    /// The stations of the first way.
    public static func buildEither(first: some KeyframeTrackContent<Value>) -> _KeyframeStations<Value> {
        _KeyframeStations()
    }

    /// The stations of the second way.
    public static func buildEither(second: some KeyframeTrackContent<Value>) -> _KeyframeStations<Value> {
        _KeyframeStations()
    }

    /// The stations of all rounds of a loop.
    public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> _KeyframeStations<Value> {
        _KeyframeStations()
    }

    /// Nothing.
    public static func buildBlock() -> _KeyframeTracks<Value> { _KeyframeTracks() }

    /// The tracks; stations are one track.
    public static func buildFinalResult<K: Keyframes<Value>>(_ component: K) -> K { component }
    public static func buildFinalResult<K: KeyframeTrackContent<Value>>(
        _ component: K
    ) -> KeyframeTrack<Value, Value, K> {
        KeyframeTrack { component }
    }
}

/// Writes down the stations of a track.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// A station.
    public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K { expression }

    /// No station.
    public static func buildBlock() -> _KeyframeStations<Value> { _KeyframeStations() }

    /// The first one.
    public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K { first }

    /// The stations so far and another one.
    public static func buildPartialBlock<A: KeyframeTrackContent<Value>, B: KeyframeTrackContent<Value>>(
        accumulated: A,
        next: B
    ) -> _KeyframeStations<Value> {
        _KeyframeStations()
    }

    /// The stations of the first way.
    public static func buildEither(first: some KeyframeTrackContent<Value>) -> _KeyframeStations<Value> {
        _KeyframeStations()
    }

    /// The stations of the second way.
    public static func buildEither(second: some KeyframeTrackContent<Value>) -> _KeyframeStations<Value> {
        _KeyframeStations()
    }

    /// The stations of all rounds of a loop.
    public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> _KeyframeStations<Value> {
        _KeyframeStations()
    }
}
