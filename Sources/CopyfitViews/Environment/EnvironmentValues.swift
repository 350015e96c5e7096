/// The values that a place in the tree inherits from its ancestors. The nearest ancestor that set a value wins.
///
/// A value type; copies share their storage until one is changed. Reading costs one dictionary look-up for a custom
/// key, and none for a built-in value.
public struct EnvironmentValues: CustomStringConvertible {
    /// Never changed, so that reading needs no check for exclusive access.
    private final class Storage {
        let builtIn: BuiltInEnvironment
        let custom: [ObjectIdentifier: CustomValue]

        init(_ builtIn: BuiltInEnvironment, _ custom: [ObjectIdentifier: CustomValue]) {
            self.builtIn = builtIn
            self.custom = custom
        }
    }

    private struct CustomValue {
        let key: Any.Type
        let value: Any
    }

    private var storage = Storage(BuiltInEnvironment(), [:])

    /// All values at their defaults.
    public init() {}

    /// The value of a custom key.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { self[custom: key] as? K.Value ?? K.defaultValue }
        set { self[custom: key] = newValue }
    }

    /// The names of the built-in values that differ from their defaults, then those of custom keys and of the types of
    /// objects that were set. Each group is in alphabetical order; names are separated by commas.
    public var description: String {
        let builtIn = storage.builtIn.namesOfChangedValues
        let custom = storage.custom.values.map { "\($0.key)" }.sorted()
        return (builtIn + custom).joined(separator: ", ")
    }

    /// The value of a custom key, or the object of a type.
    subscript(custom key: Any.Type) -> Any? {
        get { storage.custom[ObjectIdentifier(key)]?.value }
        set {
            var custom = storage.custom
            custom[ObjectIdentifier(key)] = newValue.map { CustomValue(key: key, value: $0) }
            storage = Storage(storage.builtIn, custom)
        }
    }

    var builtIn: BuiltInEnvironment {
        _read { yield storage.builtIn }
        _modify {
            var builtIn = storage.builtIn
            defer { storage = Storage(builtIn, storage.custom) }
            yield &builtIn
        }
    }

    /// Whether both share their storage and therefore have the same values.
    func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }
}

/// A named value that ancestors pass down to their subtree.
///
/// - Parity: the same as SwiftUI. The macro `@Entry` is in the package `Shim`.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value

    /// The value if no ancestor sets one.
    static var defaultValue: Value { get }
}
