/// A named value that ancestors hand down to their subtree.
///
/// - Parity: the same as SwiftUI. The `@Entry` macro is not part of this package.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value

    /// What counts where no ancestor set the value.
    static var defaultValue: Value { get }
}
