/// A name that no other place in the tree has.
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

    /// The name; stays the same for the life of the place.
    public var wrappedValue: ID { id }

    public static func _install(_ property: inout Namespace, with installer: inout _PropertyInstaller) {
        property.id = ID(installer.stored { ID.Token() })
    }
}

extension Namespace: PlacedProperty {
    static func areUnchanged(_ old: Namespace, _ new: Namespace) -> Bool { true }
}
