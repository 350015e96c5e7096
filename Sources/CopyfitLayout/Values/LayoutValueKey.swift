/// A value a view gives to the container it is directly inside. Same as SwiftUI.
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value

    /// The value of a view that sets none.
    static var defaultValue: Value { get }
}

/// A value a view gives to the containers that lay it out. Same as SwiftUI.
public protocol ContainerValueKey {
    /// The type of the value.
    associatedtype Value

    /// The value of a view that sets none.
    static var defaultValue: Value { get }
}

/// A view's container values by key. Same as SwiftUI.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]

    package init() {}

    /// The key's value, its default if none is set.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values.value(of: ObjectIdentifier(key)) ?? key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Whether other values are the same; values that cannot be compared never are.
    package func isSame(as other: ContainerValues) -> Bool {
        values.count == other.values.count
            && values.allSatisfy { key, value in
                guard let value = value as? any Equatable, let other = other.values[key] else { return false }
                return value.isEqual(to: other)
            }
    }

    /// Takes over the values of something inside, which come before those that are there.
    mutating func replace(with inner: ContainerValues) {
        if inner.values.isEmpty { return }
        values.merge(inner.values) { $1 }
    }
}

extension [ObjectIdentifier: Any] {
    /// The value for a key; nil if there is none, so that an optional type's nil differs from no value.
    fileprivate func value<Wanted>(of key: ObjectIdentifier) -> Wanted? {
        guard let stored = self[key] else { return nil }
        return stored as? Wanted
    }
}

extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool { self == other as? Self }
}

/// The values one node gives to its container.
package struct LayoutTraits {
    private var values: [ObjectIdentifier: Any] = [:]

    /// The node's container values.
    package var containerValues = ContainerValues()

    package init() {}

    /// The key's value; nil if none is set.
    package subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value? {
        get { values.value(of: ObjectIdentifier(key)) }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
