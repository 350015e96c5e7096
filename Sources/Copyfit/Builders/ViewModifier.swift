/// Something that makes a view out of a view.
///
/// Conform a struct and build on the placeholder `content` in ``body(content:)``. The placeholder expands to the
/// elements of the modified view; used twice, it gives two independent copies with their own state.
///
/// - Precondition: A conforming type is a struct.
/// - Parity: the same as SwiftUI.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of the body, inferred from ``body(content:)``.
    associatedtype Body: View

    /// The placeholder for the modified view.
    typealias Content = _ViewModifier_Content<Self>

    /// What the modified view consists of.
    @ViewBuilder func body(content: Content) -> Body

    /// Brings the node of a modified view up to date. Not for callers outside Copyfit.
    nonisolated static func _reconcile<Content: View>(
        _ modifier: Self,
        content: Content,
        at position: _ViewPosition
    ) -> _ViewNode
}

extension ViewModifier {
    nonisolated public static func _reconcile<Content: View>(
        _ modifier: Self,
        content: Content,
        at position: _ViewPosition
    ) -> _ViewNode {
        CompositeModifierNode<Content, Self>.reconcile(modifier, content: content, at: position)
    }

    /// This modifier, and around its result another one.
    nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier where Body == Never {
    /// Primitive modifiers have no body; asking for one stops the program.
    nonisolated public func body(content: Content) -> Never {
        preconditionFailure("\(Self.self) is a primitive modifier and has no body.")
    }
}

/// The placeholder for the modified view in a modifier's body.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: View {
    public typealias Body = Never

    let content: ErasedContent

    nonisolated public static func _reconcile(
        _ view: _ViewModifier_Content<Modifier>,
        at position: _ViewPosition
    ) -> _ViewNode {
        view.content.reconcile(at: position)
    }
}

/// A value with a modifier applied: a view when both parts make one, a modifier when both are modifiers.
public nonisolated struct ModifiedContent<Content, Modifier> {
    /// What is modified.
    public var content: Content
    /// What modifies it.
    public var modifier: Modifier

    /// Joins the two.
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never

    nonisolated public static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        Modifier._reconcile(view.modifier, content: view.content, at: position)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    nonisolated public static func _reconcile<Inner: View>(
        _ modifier: Self,
        content: Inner,
        at position: _ViewPosition
    ) -> _ViewNode {
        Modifier._reconcile(
            modifier.modifier,
            content: ModifiedContent<Inner, Content>(content: content, modifier: modifier.content),
            at: position
        )
    }
}

/// A modifier that changes nothing.
public nonisolated struct EmptyModifier: ViewModifier, Sendable {
    public typealias Body = Never

    /// The only value there is.
    public static let identity = EmptyModifier()

    /// Creates the modifier.
    public init() {}

    nonisolated public static func _reconcile<Content: View>(
        _ modifier: EmptyModifier,
        content: Content,
        at position: _ViewPosition
    ) -> _ViewNode {
        Content._reconcile(content, at: position)
    }
}

extension View {
    /// This view with a modifier applied.
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
