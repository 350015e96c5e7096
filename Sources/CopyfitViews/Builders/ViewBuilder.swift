/// Builds a view from the statements of a closure: any number of views, `if`, `switch`, local `let`s.
///
/// - Parity: the same as SwiftUI. A `for` loop does not compile here either; use ``ForEach``. There is no limit of
///   ten children.
@resultBuilder
public struct ViewBuilder {
    /// Accepts a view as a statement.
    @inlinable public static func buildExpression<Content: View>(_ content: consuming Content) -> Content { content }

    /// A single view stays as it is.
    @inlinable public static func buildBlock<Content: View>(_ content: consuming Content) -> Content { content }
}
