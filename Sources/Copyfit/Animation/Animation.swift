/// How a change would move. Nothing moves without a screen: changes take effect at once.
public struct Animation: Hashable, Sendable {
    private let name: String

    /// The curves that have a name.
    public static let `default` = Animation(name: "default")
    public static let linear = Animation(name: "linear")
    public static let easeIn = Animation(name: "easeIn")
    public static let easeOut = Animation(name: "easeOut")
    public static let easeInOut = Animation(name: "easeInOut")
    public static let spring = Animation(name: "spring")
    public static let smooth = Animation(name: "smooth")
    public static let snappy = Animation(name: "snappy")
    public static let bouncy = Animation(name: "bouncy")

    /// The curves with a duration in seconds; it has no effect.
    public static func linear(duration: Double) -> Animation { linear }
    public static func easeIn(duration: Double) -> Animation { easeIn }
    public static func easeOut(duration: Double) -> Animation { easeOut }
    public static func easeInOut(duration: Double) -> Animation { easeInOut }
    public static func spring(
        response: Double = 0.5,
        dampingFraction: Double = 0.825,
        blendDuration: Double = 0
    ) -> Animation { spring }

    /// The same animation, timed otherwise; it has no effect.
    public func delay(_ delay: Double) -> Animation { self }
    public func speed(_ speed: Double) -> Animation { self }
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// What accompanies a change. Has no effect without a screen.
public struct Transaction {
    /// How the change would move.
    public var animation: Animation?
    /// Whether animations are switched off.
    public var disablesAnimations = false

    /// A change that moves in some way.
    public init(animation: Animation? = nil) {
        self.animation = animation
    }
}

/// How a view would come and go. Has no effect without a screen.
public struct AnyTransition: Sendable {
    private let name: String

    /// The transitions that have a name.
    public static let identity = AnyTransition(name: "identity")
    public static let opacity = AnyTransition(name: "opacity")
    public static let scale = AnyTransition(name: "scale")
    /// Sliding in from the leading edge.
    public static let slide = AnyTransition(name: "slide")

    /// Both transitions; the first stands for them.
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// Runs a function; its changes take effect at once.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    _ body: () throws -> Result
) rethrows -> Result {
    try body()
}

/// Runs a function; its changes take effect at once.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try body()
}

extension View {
    /// Has no effect without a screen.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
    /// Has no effect without a screen.
    nonisolated public func transition(_ transition: AnyTransition) -> some View { self }
    /// Has no effect without a screen.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
}

extension Binding {
    /// The same binding; nothing moves without a screen.
    public func animation(_ animation: Animation? = .default) -> Binding { self }
    /// The same binding; nothing moves without a screen.
    public func transaction(_ transaction: Transaction) -> Binding { self }
}
