/// Makes a view from another view.
///
/// Conform a struct and use the placeholder `content` in ``body(content:)``. The placeholder expands to the elements of
/// the modified view; used twice, it gives two independent copies, each with its own state.
///
/// ```swift
/// struct Card: ViewModifier {
///     func body(content: Content) -> some View {
///         content.padding(12).background(Color.white)
///     }
/// }
/// let host = ViewHost(Color.gray.frame(width: 20, height: 20).modifier(Card()), size: .unspecified)
/// let size = host.idealSize
/// print(size.width, size.height)  // 44.0 44.0
/// ```
///
/// - Precondition: A conforming type is a struct.
/// - Parity: the same as SwiftUI.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of the body, inferred from `body(content:)`.
    associatedtype Body: View

    /// The placeholder for the modified view.
    typealias Content = _ViewModifier_Content<Self>

    /// What the modified view consists of.
    @ViewBuilder func body(content: Content) -> Body

    /// Updates the node of a modified view. Not for callers outside Copyfit.
    nonisolated static func _reconcile<Content: View>(
        _ modifier: Self,
        content: Content,
        at position: _ViewPosition
    ) -> _ViewNode
}

extension ViewModifier {
    /// This modifier, followed by another one around its result.
    @inlinable nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier where Body == Never {
    /// Primitive modifiers have no body; asking for one ends the program.
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

/// A value with a modifier applied. It is a view if the content is a view, and a modifier if the content is a modifier.
public nonisolated struct ModifiedContent<Content, Modifier> {
    /// The content.
    public var content: Content
    /// The modifier.
    public var modifier: Modifier

    /// Applies a modifier to content.
    @inlinable public init(content: consuming Content, modifier: consuming Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never

    // Inlined, so that the witness finds the modifier by the metadata that its caller passes.
    @inline(__always)
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

    /// The only value.
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
    @inlinable nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ModifiedContent: RowCounting where Content: RowCounting {
    var rowCount: Int { content.rowCount }
}
