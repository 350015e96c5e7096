/// A named value that ancestors pass down to their subtree.
///
/// - Parity: the same as SwiftUI. The macro `@Entry` is in the package `Shim`.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value

    /// The value if no ancestor sets one.
    static var defaultValue: Value { get }
}
