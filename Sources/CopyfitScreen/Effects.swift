public import CopyfitViews
public import CopyfitDrawing
public import CopyfitLayout
public import Foundation

/// The movement of a symbol. Nothing moves without a screen.
public struct _SymbolEffect: Sendable {
    private let name: String

    /// The names of SwiftUI's effects.
    public static let bounce = _SymbolEffect(name: "bounce")
    public static let pulse = _SymbolEffect(name: "pulse")
    public static let scale = _SymbolEffect(name: "scale")
    public static let variableColor = _SymbolEffect(name: "variableColor")
    public static let appear = _SymbolEffect(name: "appear")
    public static let disappear = _SymbolEffect(name: "disappear")
    public static let breathe = _SymbolEffect(name: "breathe")
    public static let rotate = _SymbolEffect(name: "rotate")
    public static let wiggle = _SymbolEffect(name: "wiggle")
    public static let replace = _SymbolEffect(name: "replace")
    public static let drawOn = _SymbolEffect(name: "drawOn")
    public static let drawOff = _SymbolEffect(name: "drawOff")
    public static let automatic = _SymbolEffect(name: "automatic")

    /// The variants of effects.
    public var up: _SymbolEffect { self }
    public var down: _SymbolEffect { self }
    public var left: _SymbolEffect { self }
    public var right: _SymbolEffect { self }
    public var forward: _SymbolEffect { self }
    public var backward: _SymbolEffect { self }
    public var clockwise: _SymbolEffect { self }
    public var counterClockwise: _SymbolEffect { self }
    public var plain: _SymbolEffect { self }
    public var iterative: _SymbolEffect { self }
    public var cumulative: _SymbolEffect { self }
    public var reversing: _SymbolEffect { self }
    public var nonReversing: _SymbolEffect { self }
    public var dimInactiveLayers: _SymbolEffect { self }
    public var hideInactiveLayers: _SymbolEffect { self }
    public var byLayer: _SymbolEffect { self }
    public var wholeSymbol: _SymbolEffect { self }
    public var individually: _SymbolEffect { self }
    public var upUp: _SymbolEffect { self }
    public var downUp: _SymbolEffect { self }
    public var offUp: _SymbolEffect { self }

    /// An angle of the movement.
    public func angle(_ angle: Double) -> _SymbolEffect { self }
}

/// The repetition and speed of a symbol's movement.
public struct SymbolEffectOptions: Hashable, Sendable {
    private let name: String

    /// The named choices.
    public static let `default` = SymbolEffectOptions(name: "default")
    public static let repeating = SymbolEffectOptions(name: "repeating")
    public static let nonRepeating = SymbolEffectOptions(name: "nonRepeating")

    /// A number of times, or a speed.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .default }
    public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
    public var repeating: SymbolEffectOptions { self }
    public var nonRepeating: SymbolEffectOptions { self }
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }

    /// The repetition of a movement.
    public struct RepeatBehavior: Hashable, Sendable {
        private let name: String

        /// Without a pause, or with one.
        public static let continuous = RepeatBehavior(name: "continuous")
        public static let periodic = RepeatBehavior(name: "periodic")

        /// A number of times, with a pause in seconds.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { periodic }
    }
}

/// The look of glass.
public struct Glass: Equatable, Sendable {
    private let name: String

    /// The named kinds.
    public static let regular = Glass(name: "regular")
    public static let clear = Glass(name: "clear")
    public static let identity = Glass(name: "identity")

    /// The glass with a colour, or reacting to touches.
    public func tint(_ color: Color?) -> Glass { self }
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The shape of glass that says no other one.
public struct DefaultGlassEffectShape: Shape {
    /// Creates the shape.
    public init() {}

    public nonisolated func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: rect.height / 2) }
}

/// Views with glass that flow into each other; laid out as their content.
public nonisolated struct GlassEffectContainer<Content: View>: BuiltInView {
    private let content: Content

    /// Views whose glass flows into each other up to a distance in points.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View { content }
}

/// A view's reaction to a pointer.
public struct HoverEffect: Hashable, Sendable {
    private let name: String

    /// The named effects.
    public static let automatic = HoverEffect(name: "automatic")
    public static let highlight = HoverEffect(name: "highlight")
    public static let lift = HoverEffect(name: "lift")
}

/// The place of a container's background.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String

    /// The named places.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
    public static let widget = ContainerBackgroundPlacement(name: "widget")
    public static let window = ContainerBackgroundPlacement(name: "window")
}

/// Which edges of scroll views fade.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let name: String

    /// The named styles.
    public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
    public static let hard = ScrollEdgeEffectStyle(name: "hard")
    public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// When a bar of tabs becomes small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let name: String

    /// The named choices.
    public static let automatic = TabBarMinimizeBehavior(name: "automatic")
    public static let never = TabBarMinimizeBehavior(name: "never")
    public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
    public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
}

/// Movement of symbols, and reactions to a pointer. They have no effect on layout, and nothing moves here.
extension View {
    /// Accepted; has no effect.
    nonisolated public func symbolEffect(
        _ effect: _SymbolEffect,
        options: SymbolEffectOptions = .default,
        isActive: Bool = true
    ) -> some View { self }
    /// Accepted; has no effect.
    nonisolated public func symbolEffect<U: Equatable>(
        _ effect: _SymbolEffect,
        options: SymbolEffectOptions = .default,
        value: U
    ) -> some View { self }
    /// Accepted; has no effect.
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
    /// Accepted; has no effect.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
    /// Accepted; has no effect.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }
    /// Accepted; has no effect.
    nonisolated public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
    /// Accepted; has no effect.
    nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
    /// Accepted; has no effect.
    nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        self
    }
    /// Accepted; has no effect.
    nonisolated public func glassEffectUnion(
        id: (some Hashable & Sendable)?,
        namespace: Namespace.ID
    ) -> some View { self }
    /// Accepted; has no effect.
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
    /// Accepted; has no effect.
    nonisolated public func scrollEdgeEffectStyle(
        _ style: ScrollEdgeEffectStyle?,
        for edges: Edge.Set
    ) -> some View { self }
}

/// Surfaces that are not drawn; reported as `unsupported-modifier`.
extension View {
    /// A background of glass. It is not drawn.
    nonisolated public func glassEffect(
        _ glass: Glass = .regular,
        in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View {
        unsupported("glassEffect")
    }

    /// A background of the container. It is not drawn.
    nonisolated public func containerBackground<S: ShapeStyle>(
        _ style: S,
        for container: ContainerBackgroundPlacement
    ) -> some View {
        unsupported("containerBackground")
    }

    /// A background of the container. It is not made.
    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement,
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        unsupported("containerBackground")
    }

    /// The continuation of this view below bars. It is not drawn.
    nonisolated public func backgroundExtensionEffect() -> some View { unsupported("backgroundExtensionEffect") }

    /// A view above the bar of tabs. It is not made.
    nonisolated public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        unsupported("tabViewBottomAccessory")
    }
}
