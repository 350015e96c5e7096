public import CopyfitViews

/// The way in which a view appears and disappears: the view to show before, while and after it is present. Without a screen only the
/// view of the identity phase is ever shown.
@MainActor @preconcurrency
public protocol Transition {
    /// The type of the body.
    associatedtype Body: View
    /// The placeholder for the view.
    typealias Content = PlaceholderContentView<Self>

    /// The view to show in a phase.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

    /// The properties of the transition.
    nonisolated static var properties: TransitionProperties { get }
}

extension Transition {
    /// By default a transition has motion.
    nonisolated public static var properties: TransitionProperties { TransitionProperties() }

    /// The view that the transition makes from a view in a phase.
    nonisolated public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        StyledView(style: self, configuration: PlaceholderContentView<Self>(content)) {
            $0.body(content: $1, phase: phase)
        }
    }

    /// The same transition; the animation has no effect.
    public func animation(_ animation: Animation?) -> some Transition { self }

    /// This transition, with another one around it.
    public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(inner: self, outer: other)
    }
}

/// Before a view appears, while it is present, or after it has disappeared.
public enum TransitionPhase: Hashable, Sendable {
    case willAppear, identity, didDisappear

    /// Whether the view is present.
    public var isIdentity: Bool { self == .identity }

    /// −1 before, 0 while and 1 after the view is present.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// The properties of a transition.
public struct TransitionProperties: Sendable {
    /// Whether the transition has motion.
    public var hasMotion: Bool

    /// Properties with or without motion.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

nonisolated struct CombinedTransition<Inner: Transition, Outer: Transition>: Transition {
    let inner: Inner
    let outer: Outer

    func body(content: Content, phase: TransitionPhase) -> some View {
        outer.apply(content: inner.apply(content: content, phase: phase), phase: phase)
    }
}

/// One transition for appearing, another one for disappearing.
public nonisolated struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    /// The transition for appearing, and the one for disappearing.
    public var insertion: Insertion
    public var removal: Removal

    /// Joins two transitions.
    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        let coming = insertion.apply(content: content, phase: phase == .willAppear ? phase : .identity)
        return removal.apply(content: coming, phase: phase == .didDisappear ? phase : .identity)
    }
}

extension Transition {
    /// One transition for appearing, another one for disappearing.
    public static func asymmetric<T1: Transition, T2: Transition>(insertion: T1, removal: T2) -> Self
    where Self == AsymmetricTransition<T1, T2> {
        AsymmetricTransition(insertion: insertion, removal: removal)
    }
}

/// A type-erased transition.
///
/// - Parity: not sendable, as in SwiftUI.
public struct AnyTransition {
    /// Makes the view to show while the view is present; nil leaves it unchanged.
    let identity: ((AnyView) -> AnyView)?

    private init(identity: ((AnyView) -> AnyView)?) { self.identity = identity }

    /// Erases a transition's type.
    public init<T: Transition>(_ transition: T) {
        self.init { AnyView(transition.apply(content: $0, phase: .identity)) }
    }

    /// A modifier for appearing and disappearing, and another one for while the view is present.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition { AnyView($0.modifier(identity)) }
    }

    /// Both transitions.
    public func combined(with other: AnyTransition) -> AnyTransition {
        guard let identity, let outer = other.identity else { return identity == nil ? other : self }
        return AnyTransition { outer(identity($0)) }
    }

    /// The same transition; the animation has no effect.
    public func animation(_ animation: Animation?) -> AnyTransition { self }

    /// One transition for appearing and another one for disappearing.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        insertion.combined(with: removal)
    }

    /// A transition that does not change the view while it is present.
    static var neutral: AnyTransition { AnyTransition(identity: nil) }
}

/// Shows what a transition makes of its content in the identity phase.
nonisolated struct TransitionModifier: ViewModifier {
    typealias Body = Never

    let transition: AnyTransition

    nonisolated static func _reconcile<Content: View>(
        _ modifier: TransitionModifier,
        content: Content,
        at position: _ViewPosition
    ) -> _ViewNode {
        guard let identity = modifier.transition.identity else { return Content._reconcile(content, at: position) }
        return AnyView._reconcile(identity(AnyView(content)), at: position)
    }
}

extension View {
    /// The transition of this view. Shows what it makes of this view in the identity phase. The view's states start
    /// again if another transition makes a view of another type.
    @_disfavoredOverload
    nonisolated public func transition(_ t: AnyTransition) -> some View {
        modifier(TransitionModifier(transition: t))
    }

    /// The transition of this view. Shows what it makes of this view in the identity phase.
    nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
        modifier(TransitionModifier(transition: AnyTransition(transition)))
    }
}

/// The animation of changes of a view's content. Has no effect without a screen.
public struct ContentTransition: Hashable, Sendable {
    private let name: String

    /// The named transitions.
    public static let identity = ContentTransition(name: "identity")
    public static let opacity = ContentTransition(name: "opacity")
    public static let interpolate = ContentTransition(name: "interpolate")

    /// Digits that roll.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(name: "numericText")
    }

    /// Digits that roll towards a number.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(name: "numericText") }
}

extension View {
    /// Has no effect without a screen.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }
}
