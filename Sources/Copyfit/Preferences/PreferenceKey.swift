/// A named value that views produce for their ancestors.
///
/// A subtree without a contributor has no value at all; ``defaultValue`` stands in only where somebody asks and nobody
/// contributed. With several contributors the first one's value is the start and ``reduce(value:nextValue:)`` is
/// called for each following one, in view-tree order, whatever the order of layout.
///
/// - Parity: SwiftUI's protocol is not isolated to the main actor; this one is, so that stored
///   `static var defaultValue` compiles in Swift 6 mode. Reading a key off the main actor therefore gives a warning.
@MainActor @preconcurrency
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value

    /// What counts when nobody contributes. Combining it with a value must leave the value as it is.
    static var defaultValue: Value { get }

    /// Combines the values so far with the next contributor's. A reducer that does not call `nextValue` skips that
    /// contributor.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// `nil`.
    public static var defaultValue: Value { nil }
}
