/// A name that is unique to a place in the tree.
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// The name.
    public struct ID: Hashable {
        fileprivate final class Token {}

        private let token: Token

        fileprivate init(_ token: Token) {
            self.token = token
        }

        public static func == (left: ID, right: ID) -> Bool { left.token === right.token }

        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(token)) }
    }

    private var id = ID(ID.Token())

    /// Creates a name.
    public init() {}

    /// The name; it stays the same as long as the place exists.
    public var wrappedValue: ID { id }

    public static func _install(_ property: inout Namespace, with installer: inout _PropertyInstaller) {
        property.id = ID(installer.stored { ID.Token() })
    }
}

extension Namespace: PlacedProperty {
    static func areUnchanged(_ old: Namespace, _ new: Namespace) -> Bool { true }
}
