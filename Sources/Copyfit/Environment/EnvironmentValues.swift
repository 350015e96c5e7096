/// The values that a place in the tree inherits from its ancestors. The nearest ancestor that set a value wins.
///
/// A value type; copies share their storage until one is changed. Reading costs one dictionary look-up for keys of
/// your own and nothing for the built-in values.
public struct EnvironmentValues: CustomStringConvertible {
    private final class Storage {
        var builtIn = BuiltInEnvironment()
        var custom: [ObjectIdentifier: Any] = [:]

        init() {}

        init(copying other: Storage) {
            builtIn = other.builtIn
            custom = other.custom
        }
    }

    private var storage = Storage()

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
            makeUnique()
            storage.custom[id] = newValue
        }
    }

    var builtIn: BuiltInEnvironment {
        _read { yield storage.builtIn }
        _modify {
            makeUnique()
            yield &storage.builtIn
        }
    }

    /// Whether both share their storage, and so have the same values.
    func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }

    private mutating func makeUnique() {
        if !isKnownUniquelyReferenced(&storage) { storage = Storage(copying: storage) }
    }
}
