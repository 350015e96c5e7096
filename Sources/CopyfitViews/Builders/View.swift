/// A piece of user interface: a value that describes what to lay out.
///
/// Conform your own structs and compose other views in ``body-swift.property``. Views are cheap values that are made
/// again whenever something they read changes. What lasts longer (state, layout results) belongs to the view's place in
/// the tree, not to the value.
///
/// A view is a list: it expands to zero or more elements, and the container around it lays out the elements.
///
/// ```swift
/// struct Badge: View {
///     let count: Int
///
///     var body: some View {
///         Text("\(count)").padding(4).background(Color.red)
///     }
/// }
/// print(ViewHost(Badge(count: 3), size: .unspecified).update().converged)  // true
/// ```
///
/// - Precondition: A conforming type is a struct. A class stops the program with a message that names it.
/// - Parity: the same as SwiftUI, including isolation. Copyfit runs `body` on the thread that updates the host.
@MainActor @preconcurrency
public protocol View {
    /// The type of the body, inferred from `body`.
    associatedtype Body: View

    /// What this view consists of. Evaluated again when a state, binding or environment value that it read has changed.
    @ViewBuilder var body: Body { get }

    /// Updates the node at a position for a value of this type. Not for callers outside Copyfit.
    nonisolated static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode
}

extension View where Body == Never {
    /// Primitive views have no body; asking for one stops the program.
    nonisolated public var body: Never {
        preconditionFailure("\(Self.self) is a primitive view and has no body.")
    }
}

extension Never: View {
    public typealias Body = Never

    nonisolated public static func _reconcile(_ view: Never, at position: _ViewPosition) -> _ViewNode {}
}

/// A built-in view that is composed of others. Its evaluations do not count as evaluations of bodies.
package protocol BuiltInView: View {}
