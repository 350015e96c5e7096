import CopyfitViews

/// A gesture on a screen. There is no screen here: a tap's action is kept for a host to trigger; other gestures are
/// accepted, have no effect and are reported as `unsupported-modifier`.
///
/// ```swift
/// struct Knock: Gesture {
///     let open: () -> Void
///     var body: some Gesture { TapGesture(count: 2).onEnded(open) }
/// }
/// var isOpen = false
/// let host = ViewHost(Color.brown.gesture(Knock { isOpen = true }).id("door"), size: .unspecified)
/// host.update()
/// print(host.trigger("door"), isOpen)  // true true
/// ```
///
/// - Parity: the same as SwiftUI, except that states in a gesture keep their initial values.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// The value that describes the gesture's state: by default that of the body.
    associatedtype Value = Body.Value
    /// The type of the gesture that this one consists of; `Never` for built-in gestures.
    associatedtype Body: Gesture

    /// The gesture that this one consists of.
    var body: Body { get }
}

extension Never: Gesture {
    public typealias Value = Never

    /// Never called.
    public var body: Never { switch self {} }
}

extension Gesture where Body == Never {
    /// Built-in gestures have no body.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Gesture {
    /// The action of a tap; nil if the gesture is not a tap.
    nonisolated var tap: Tap<Value>? {
        if let gesture = self as? any BuiltInGesture<Value> { return gesture.builtInTap }
        if Body.self == Never.self { return nil }
        return _callUnisolated(self) { $0.body }.tap?.of(Value.self)
    }
}

/// The action of a tap, and the value of its gesture.
struct Tap<Value> {
    let value: Value
    var run: () -> Void = {}

    func map<T>(_ transform: (Value) -> T) -> Tap<T> { Tap<T>(value: transform(value), run: run) }

    /// The same tap, if its value is of a type.
    func of<T>(_ type: T.Type) -> Tap<T>? { (value as? T).map { Tap<T>(value: $0, run: run) } }
}

/// A gesture without a body.
protocol BuiltInGesture<Value>: Gesture where Body == Never {
    /// The action of a tap; nil if the gesture is not a tap.
    nonisolated var builtInTap: Tap<Value>? { get }
}

extension BuiltInGesture {
    nonisolated var builtInTap: Tap<Value>? { nil }
}

/// A gesture, or none.
extension Optional: BuiltInGesture, Gesture where Wrapped: Gesture {
    public typealias Body = Never
    public typealias Value = Wrapped.Value

    nonisolated var builtInTap: Tap<Value>? { self.flatMap { $0.tap } }
}

/// A gesture of a type that is known only at run time.
public nonisolated struct AnyGesture<Value>: BuiltInGesture {
    public typealias Body = Never

    let builtInTap: Tap<Value>?

    /// Wraps a gesture.
    public init<T: Gesture>(_ gesture: T) where T.Value == Value { builtInTap = gesture.tap }
}

/// Two gestures at the same time.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: BuiltInGesture {
    public typealias Body = Never
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

    var builtInTap: Tap<Value>? {
        first.tap?.map { Value(first: $0) } ?? second.tap?.map { Value(second: $0) }
    }
}

/// One gesture after the other.
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: BuiltInGesture {
    public typealias Body = Never
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

}

/// Whichever of two gestures comes first.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: BuiltInGesture {
    public typealias Body = Never
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

    var builtInTap: Tap<Value>? { first.tap?.map(Value.first) ?? second.tap?.map(Value.second) }
}

/// A gesture with actions.
public nonisolated struct _ActingGesture<Base: Gesture>: BuiltInGesture {
    public typealias Value = Base.Value
    public typealias Body = Never

    let builtInTap: Tap<Value>?
}

/// A gesture with another value.
public nonisolated struct _MapGesture<Base: Gesture, Value>: BuiltInGesture {
    public typealias Body = Never

    let builtInTap: Tap<Value>?
}

extension Gesture {
    /// Runs a function when the gesture ends: for a tap, when a host triggers it.
    nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _ActingGesture<Self> {
        _ActingGesture(
            builtInTap: tap.map { tap in
                Tap(value: tap.value) {
                    tap.run()
                    action(tap.value)
                }
            }
        )
    }

    /// A function to call while the gesture changes; it is never called.
    nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ActingGesture<Self> {
        _ActingGesture(builtInTap: tap)
    }

    /// A state to update while the gesture changes; it is never updated.
    nonisolated public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> _ActingGesture<Self> {
        _ActingGesture(builtInTap: tap)
    }

    /// The gesture with another value.
    nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(builtInTap: tap?.map(body))
    }

    /// Both gestures at the same time.
    nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
    /// One gesture after the other.
    nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
    /// Whichever gesture comes first.
    nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}
