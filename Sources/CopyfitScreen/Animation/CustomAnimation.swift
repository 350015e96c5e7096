public import CopyfitViews
public import Foundation

/// How a value of one's own moves. Nothing is animated without a screen: it is never asked.
public protocol CustomAnimation: Hashable, Sendable {
    /// The value at a time in seconds; nil when the animation is over.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

    /// The speed per second at a time in seconds.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

    /// Whether it takes the place of an animation that is running.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation,
        value: V,
        time: TimeInterval,
        context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// No speed is known.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

    /// Does not take its place.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation,
        value: V,
        time: TimeInterval,
        context: inout AnimationContext<V>
    ) -> Bool {
        false
    }
}

/// The context of a running animation.
public struct AnimationContext<Value: VectorArithmetic> {
    /// Its stored values.
    public var state: AnimationState<Value>
    /// Whether it counts as over.
    public var isLogicallyComplete = false
    /// The environment of the view.
    public let environment: EnvironmentValues
}

/// The stored values of a running animation, by keys.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Keeps nothing.
    public init() {}

    /// The value for a key.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A value that an animation keeps.
public protocol AnimationStateKey {
    /// The type of the value.
    associatedtype Value

    /// The value at first.
    static var defaultValue: Value { get }
}
