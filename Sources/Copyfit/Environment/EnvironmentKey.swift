/// A named value that ancestors pass down to their subtree.
///
/// - Parity: the same as SwiftUI. There is no `@Entry` macro.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value

    /// The value if no ancestor sets one.
    static var defaultValue: Value { get }
}
