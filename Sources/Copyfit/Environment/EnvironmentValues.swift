/// The values that a place in the tree inherits from its ancestors. The nearest ancestor that set a value wins.
///
/// A value type; copies share their storage until one is changed. Reading costs one dictionary look-up for keys of
/// your own and nothing for the built-in values.
public struct EnvironmentValues: CustomStringConvertible {
    /// Never changed, so that reading costs no check of exclusive access.
    private final class Storage {
        let builtIn: BuiltInEnvironment
        let custom: [ObjectIdentifier: Any]

        init(_ builtIn: BuiltInEnvironment, _ custom: [ObjectIdentifier: Any]) {
            self.builtIn = builtIn
            self.custom = custom
        }
    }

    private var storage = Storage(BuiltInEnvironment(), [:])

    /// All values at their defaults.
    public init() {}

    /// The value of a key of your own.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { self[custom: ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { self[custom: ObjectIdentifier(key)] = newValue }
    }

    /// The names of the types whose values differ from the default.
    public var description: String {
        "\(storage.custom.count) custom values"
    }

    subscript(custom id: ObjectIdentifier) -> Any? {
        get { storage.custom[id] }
        set {
            var custom = storage.custom
            custom[id] = newValue
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

    /// Whether both share their storage, and so have the same values.
    func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }
}
