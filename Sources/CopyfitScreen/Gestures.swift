public import CopyfitViews
public import CopyfitGeometry
public import Foundation

/// A gesture on a screen. There is no screen here: a tap's action is kept for a host to trigger; other gestures are
/// accepted, have no effect and are reported as `unsupported-modifier`.
///
/// - Parity: the same declarations as SwiftUI. Custom gestures with a `body` are not possible.
public protocol Gesture<Value> {
    /// The value that describes the gesture's state.
    associatedtype Value

    /// The action of a tap; nil if the gesture is not a tap. Not for callers outside Copyfit.
    var _tap: _Tap<Value>? { get }
}

/// The action of a tap, and the value of its gesture. Opaque outside Copyfit.
public struct _Tap<Value> {
    let value: Value
    var run: () -> Void = {}

    func map<T>(_ transform: (Value) -> T) -> _Tap<T> { _Tap<T>(value: transform(value), run: run) }
}

/// A gesture with actions.
public struct _ActingGesture<Base: Gesture>: Gesture {
    public typealias Value = Base.Value

    public let _tap: _Tap<Value>?
}

/// A gesture with another value.
public struct _MapGesture<Base: Gesture, Value>: Gesture {
    public let _tap: _Tap<Value>?
}

/// Two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The values of those that have begun.
    public struct Value {
        /// The values of the first and of the second gesture.
        public var first: First.Value?
        public var second: Second.Value?
    }

    /// The gestures.
    public var first: First
    public var second: Second

    /// Both gestures.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public var _tap: _Tap<Value>? {
        first._tap?.map { Value(first: $0) } ?? second._tap?.map { Value(second: $0) }
    }
}

/// One gesture after the other.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The value of the gesture that has begun last.
    public enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
    }

    /// The gestures.
    public var first: First
    public var second: Second

    /// One gesture after the other.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public var _tap: _Tap<Value>? { nil }
}

/// Whichever of two gestures comes first.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The value of the gesture that came first.
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    /// The gestures.
    public var first: First
    public var second: Second

    /// Whichever gesture comes first.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public var _tap: _Tap<Value>? { first._tap?.map(Value.first) ?? second._tap?.map(Value.second) }
}

/// One tap, or several.
public struct TapGesture: Gesture {
    public typealias Value = Void

    /// The number of taps.
    public var count: Int

    /// A gesture of this number of taps.
    public init(count: Int = 1) { self.count = count }
    public var _tap: _Tap<Value>? { _Tap(value: ()) }
}

/// One tap, or several, with their location. A host triggers it at the point (0, 0).
public struct SpatialTapGesture: Gesture {
    /// The state of the gesture.
    public struct Value: Equatable, Sendable {
        /// The location in points.
        public var location: CGPoint
    }

    /// The number of taps.
    public var count: Int
    /// The space of the locations.
    public var coordinateSpace: CoordinateSpace

    /// A gesture of this number of taps.
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    public var _tap: _Tap<Value>? { _Tap(value: Value(location: .zero)) }
}

/// A gesture, or none.
extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value

    public var _tap: _Tap<Value>? { self.flatMap { $0._tap } }
}

/// A gesture of a type that is known only at run time.
public struct AnyGesture<Value>: Gesture {
    public let _tap: _Tap<Value>?

    /// Wraps a gesture.
    public init<T: Gesture>(_ gesture: T) where T.Value == Value { _tap = gesture._tap }
}

/// Pressing for a while.
public struct LongPressGesture: Gesture {
    public typealias Value = Bool

    /// The least duration in seconds, and the greatest distance in points.
    public var minimumDuration: Double
    public var maximumDistance: CGFloat

    /// Pressing for at least this number of seconds.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    public var _tap: _Tap<Value>? { nil }
}

/// Dragging.
public struct DragGesture: Gesture {
    /// The state of a drag.
    public struct Value: Equatable, Sendable {
        /// The time, the current location and the start location; locations are in points.
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        /// The distance from the start, in points.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        /// The speed in points per second, and where the drag would end if it went on: it does not move.
        public var velocity: CGSize { .zero }
        public var predictedEndLocation: CGPoint { location }
        public var predictedEndTranslation: CGSize { translation }
    }

    /// The least distance of a drag, in points.
    public var minimumDistance: CGFloat
    /// The space of the locations.
    public var coordinateSpace: CoordinateSpace

    /// Dragging by at least this number of points.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    public var _tap: _Tap<Value>? { nil }
}

/// Moving two fingers apart.
public struct MagnificationGesture: Gesture {
    public typealias Value = CGFloat

    /// Moving two fingers apart by at least this change of the factor.
    public init(minimumScaleDelta: CGFloat = 0.01) {}
    public var _tap: _Tap<Value>? { nil }
}

/// Turning two fingers.
public struct RotationGesture: Gesture {
    public typealias Value = Angle

    /// Turning two fingers by at least this angle.
    public init(minimumAngleDelta: Angle = .degrees(1)) {}
    public var _tap: _Tap<Value>? { nil }
}

/// Moving two fingers apart, with position and speed.
public struct MagnifyGesture: Gesture {
    /// The state of the gesture.
    public struct Value: Equatable, Sendable {
        /// The time; the factor and its speed per second; the unit point and the location of the start.
        public var time: Date
        public var magnification: CGFloat
        public var velocity: CGFloat
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    /// The smallest change of the factor that counts.
    public var minimumScaleDelta: CGFloat

    /// Moving two fingers apart by at least this change of the factor.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
    public var _tap: _Tap<Value>? { nil }
}

/// Turning two fingers, with position and speed.
public struct RotateGesture: Gesture {
    /// The state of the gesture.
    public struct Value: Equatable, Sendable {
        /// The time; the angle and its speed per second; the unit point and the location of the start.
        public var time: Date
        public var rotation: Angle
        public var velocity: Angle
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    /// The smallest change of the angle that counts.
    public var minimumAngleDelta: Angle

    /// Turning two fingers by at least this angle.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
    public var _tap: _Tap<Value>? { nil }
}

extension Gesture {
    /// Runs a function when the gesture ends: for a tap, when a host triggers it.
    public func onEnded(_ action: @escaping (Value) -> Void) -> _ActingGesture<Self> {
        _ActingGesture(
            _tap: _tap.map { tap in
                _Tap(value: tap.value) {
                    tap.run()
                    action(tap.value)
                }
            }
        )
    }

    /// A function to call while the gesture changes; it is never called.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _ActingGesture<Self> { _ActingGesture(_tap: _tap) }

    /// A state to update while the gesture changes; it is never updated.
    public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> _ActingGesture<Self> {
        _ActingGesture(_tap: _tap)
    }

    /// The gesture with another value.
    public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> { _MapGesture(_tap: _tap?.map(body)) }

    /// Both gestures at the same time.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
    /// One gesture after the other.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
    /// Whichever gesture comes first.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

/// The gestures that count when several are possible.
public struct GestureMask: OptionSet, Sendable {
    /// The choices as bits.
    public let rawValue: UInt32

    /// The choices whose bits are set.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The view's own, those inside, all, none.
    public static let none: GestureMask = []
    public static let gesture = GestureMask(rawValue: 1)
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
    /// Keeps a tap's action for a host to trigger, if the mask has `gesture`; other gestures are reported as
    /// `unsupported-modifier`.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(tap: gesture._tap?.run, isMasked: !mask.contains(.gesture)))
    }

    /// The same as ``gesture(_:including:)``.
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T,
        including mask: GestureMask = .all
    ) -> some View {
        self.gesture(gesture, including: mask)
    }

    /// The same as ``gesture(_:including:)``.
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T,
        including mask: GestureMask = .all
    ) -> some View {
        self.gesture(gesture, including: mask)
    }

    /// An action for a long press. Has no effect and is reported as `unsupported-modifier`.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5,
        maximumDistance: CGFloat = 10,
        perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        unsupported("onLongPressGesture")
    }

    /// Keeps an action that a host runs when it triggers this view by its identifier, with the point (0, 0).
    nonisolated public func onTapGesture(
        count: Int = 1,
        coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        onTapGesture(count: count) { action(.zero) }
    }
}
