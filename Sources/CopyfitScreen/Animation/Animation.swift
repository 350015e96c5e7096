public import CopyfitViews
public import CopyfitGeometry
public import Foundation

/// The animation of a change. Nothing is animated without a screen: changes take effect at once.
public struct Animation: Hashable, Sendable {
    private let name: String

    init(name: String) {
        self.name = name
    }

    /// An animation of one's own; it is never asked.
    public init<A: CustomAnimation>(_ base: A) { self.init(name: "\(A.self)") }

    /// The named curves.
    public static let `default` = Animation(name: "default")
    public static let linear = Animation(name: "linear")
    public static let easeIn = Animation(name: "easeIn")
    public static let easeOut = Animation(name: "easeOut")
    public static let easeInOut = Animation(name: "easeInOut")
    public static let spring = Animation(name: "spring")
    public static let smooth = Animation(name: "smooth")
    public static let snappy = Animation(name: "snappy")
    public static let bouncy = Animation(name: "bouncy")
    public static let interactiveSpring = spring
    public static let interpolatingSpring = spring

    /// The curves with a duration in seconds; it has no effect.
    public static func linear(duration: Double) -> Animation { linear }
    public static func easeIn(duration: Double) -> Animation { easeIn }
    public static func easeOut(duration: Double) -> Animation { easeOut }
    public static func easeInOut(duration: Double) -> Animation { easeInOut }
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { smooth }
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { snappy }
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { bouncy }
    public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        spring
    }
    /// A spring given by its response in seconds; it has no effect.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15,
        dampingFraction: Double = 0.86,
        blendDuration: Double = 0.25
    ) -> Animation { spring }
    /// A spring given by its duration in seconds and bounce; it has no effect.
    public static func interactiveSpring(
        duration: Double = 0.15,
        extraBounce: Double = 0,
        blendDuration: Double = 0.25
    ) -> Animation { spring }
    /// A spring given by its duration in seconds and bounce; it has no effect.
    public static func interpolatingSpring(
        duration: Double = 0.5,
        bounce: Double = 0,
        initialVelocity: Double = 0
    ) -> Animation { spring }
    /// A spring given by its value; it has no effect.
    public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation { .spring }
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation { .spring }
    /// A curve given by its value and duration in seconds; it has no effect.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation { linear }
    /// A spring given by its stiffness and damping; it has no effect.
    public static func interpolatingSpring(
        mass: Double = 1,
        stiffness: Double,
        damping: Double,
        initialVelocity: Double = 0
    ) -> Animation { spring }
    /// A curve given by its control points and duration in seconds; it has no effect.
    public static func timingCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35)
        -> Animation
    { linear }
    /// A spring given by its response in seconds; it has no effect.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5,
        dampingFraction: Double = 0.825,
        blendDuration: Double = 0
    ) -> Animation { spring }

    /// The same animation; the timing has no effect.
    public func delay(_ delay: Double) -> Animation { self }
    public func speed(_ speed: Double) -> Animation { self }
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Values that accompany a change. They have no effect without a screen.
public struct Transaction {
    /// The animation of the change.
    public var animation: Animation?
    /// Whether animations are disabled.
    public var disablesAnimations = false
    /// Whether the change is one of many that follow a gesture.
    public var isContinuous = false
    private var custom: [ObjectIdentifier: Any] = [:]

    /// The value for a custom key.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { custom[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { custom[ObjectIdentifier(key)] = newValue }
    }

    /// A transaction with an animation.
    public init(animation: Animation? = nil) {
        self.animation = animation
    }
}

/// A value that accompanies changes.
public protocol TransactionKey {
    /// The type of the value.
    associatedtype Value

    /// The value of a change that sets none.
    static var defaultValue: Value { get }
}

/// A modifier that can be animated. Nothing is animated without a screen.
@available(*, deprecated, message: "Use Animatable directly.")
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// Runs a function; its changes take effect at once.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    _ body: () throws -> Result
) rethrows -> Result {
    try body()
}

/// Runs a function, with its changes taking effect at once, and then another one.
@discardableResult
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result,
    completion: @escaping () -> Void
) rethrows -> Result {
    defer { completion() }
    return try body()
}

/// When an animation counts as complete: here always at once.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let name: String

    /// When the change is made, or when nothing of it is visible any more.
    public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
    public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Runs a function; its changes take effect at once.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try body()
}

/// Runs a function; its changes take effect at once.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>,
    _ value: V,
    _ body: () throws -> R
) rethrows -> R {
    try body()
}

extension View {
    /// Has no effect without a screen.
    @available(*, deprecated, message: "Use animation(_:value:).")
    nonisolated public func animation(_ animation: Animation?) -> some View { self }
    /// Has no effect without a screen.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
    /// Has no effect without a screen.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
    /// Has no effect without a screen.
    nonisolated public func transaction(
        value: some Equatable,
        _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        self
    }
    /// What a function makes of this view; animations have no effect.
    nonisolated public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        body(PlaceholderContentView(self))
    }
    /// What a function makes of this view; animations have no effect.
    nonisolated public func animation<V: View>(
        _ animation: Animation?,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        body(PlaceholderContentView(self))
    }
}

extension Binding {
    /// Reads and writes through functions; the second receives the change's transaction.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(get: get, set: { set($0, Transaction()) })
    }

    /// The same binding; nothing is animated without a screen.
    public func animation(_ animation: Animation? = .default) -> Binding { self }
    /// The same binding; nothing is animated without a screen.
    public func transaction(_ transaction: Transaction) -> Binding { self }
}

extension ScrollTransitionConfiguration {
    /// With an animation.
    public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { animated }

    /// This configuration with another animation.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
}
