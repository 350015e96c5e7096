/// How a view comes and goes: what is made of it before, while and after it is there. Without a screen a view is there
/// from the first to the last moment, so that what a transition makes for the identity phase is all that is seen.
@MainActor @preconcurrency
public protocol Transition {
    /// The type of what is made.
    associatedtype Body: View
    /// The placeholder for the view.
    typealias Content = PlaceholderContentView<Self>

    /// What is made of a view in a phase.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

    /// What the transition does.
    nonisolated static var properties: TransitionProperties { get }
}

extension Transition {
    /// A transition that moves.
    nonisolated public static var properties: TransitionProperties { TransitionProperties() }

    /// What the transition makes of a view in a phase.
    nonisolated public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        StyledView(style: self, configuration: PlaceholderContentView<Self>(content)) {
            $0.body(content: $1, phase: phase)
        }
    }

    /// The same transition; how it would move has no effect.
    public func animation(_ animation: Animation?) -> some Transition { self }

    /// This transition, and around it another one.
    public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(inner: self, outer: other)
    }
}

/// Before a view comes, while it is there, and after it has gone.
public enum TransitionPhase: Hashable, Sendable {
    case willAppear, identity, didDisappear

    /// Whether the view is there.
    public var isIdentity: Bool { self == .identity }

    /// −1 before, 0 while and 1 after the view is there.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// What a transition does.
public struct TransitionProperties: Sendable {
    /// Whether something moves.
    public var hasMotion: Bool

    /// A transition that moves, or one that does not.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

nonisolated struct CombinedTransition<Inner: Transition, Outer: Transition>: Transition {
    let inner: Inner
    let outer: Outer

    func body(content: Content, phase: TransitionPhase) -> some View {
        outer.apply(content: inner.apply(content: content, phase: phase), phase: phase)
    }
}

/// One transition for coming, another one for going.
public nonisolated struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    /// How the view comes, and how it goes.
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
    /// One transition for coming, another one for going.
    public static func asymmetric<T1: Transition, T2: Transition>(insertion: T1, removal: T2) -> Self
    where Self == AsymmetricTransition<T1, T2> {
        AsymmetricTransition(insertion: insertion, removal: removal)
    }
}

/// A transition, its type forgotten.
///
/// - Parity: not sendable, as in SwiftUI.
public struct AnyTransition {
    /// What is made of a view while it is there; nil leaves it as it is.
    let identity: ((AnyView) -> AnyView)?

    private init(identity: ((AnyView) -> AnyView)?) { self.identity = identity }

    /// Forgets a transition's type.
    public init<T: Transition>(_ transition: T) {
        self.init { AnyView(transition.apply(content: $0, phase: .identity)) }
    }

    /// Coming and going by way of a modifier, with another one while the view is there.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition { AnyView($0.modifier(identity)) }
    }

    /// Both transitions.
    public func combined(with other: AnyTransition) -> AnyTransition {
        guard let identity, let outer = other.identity else { return identity == nil ? other : self }
        return AnyTransition { outer(identity($0)) }
    }

    /// The same transition; how it would move has no effect.
    public func animation(_ animation: Animation?) -> AnyTransition { self }

    /// Coming by one transition and going by another one.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        insertion.combined(with: removal)
    }

    /// A transition that leaves the view as it is while it is there.
    static var neutral: AnyTransition { AnyTransition(identity: nil) }
}

/// Makes of its content what a transition makes of it while it is there.
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
    /// How this view comes and goes; what the transition makes of it while it is there. The view's states begin anew
    /// when another transition makes something of another kind of it.
    @_disfavoredOverload
    nonisolated public func transition(_ t: AnyTransition) -> some View {
        modifier(TransitionModifier(transition: t))
    }

    /// How this view comes and goes; what the transition makes of it while it is there.
    nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
        modifier(TransitionModifier(transition: AnyTransition(transition)))
    }
}
