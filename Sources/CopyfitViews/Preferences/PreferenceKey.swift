/// A named value that views produce for their ancestors.
///
/// A subtree without a contributor has no value; ``defaultValue`` is used only if the value is read there. With several
/// contributors, the first one's value is the starting value, and ``reduce(value:nextValue:)`` is called for each
/// following one, in the order of the view tree, independent of the order of layout.
///
/// ```swift
/// struct Widest: PreferenceKey {
///     static let defaultValue: CGFloat = 0
///     static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
/// }
/// let pair = HStack {
///     Color.red.frame(width: 20).preference(key: Widest.self, value: 20)
///     Color.blue.frame(width: 30).preference(key: Widest.self, value: 30)
/// }
/// let host = ViewHost(pair, size: .unspecified)
/// host.update()
/// print(host.preference(Widest.self))  // 30.0
/// ```
///
/// - Parity: SwiftUI's protocol is not isolated to the main actor; this one is, so that stored
///   `static var defaultValue` compiles in Swift 6 mode. Reading a key off the main actor therefore gives a warning.
@MainActor @preconcurrency
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value

    /// The value if no view contributes. Combining it with a value must not change that value.
    static var defaultValue: Value { get }

    /// Combines the value so far with the next contributor's. If it does not call `nextValue`, that contributor is
    /// skipped.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// `nil`.
    public static var defaultValue: Value { nil }
}

/// A bit for a preference key, by which the tree skips subtrees.
struct PreferenceBit: Hashable {
    /// One of 16 bits, used to skip subtrees without a contributor. Two keys may share a bit.
    let mask: UInt16

    init(_ key: any PreferenceKey.Type) {
        mask = 1 << (UInt(bitPattern: ObjectIdentifier(key).hashValue) & 15)
    }
}
