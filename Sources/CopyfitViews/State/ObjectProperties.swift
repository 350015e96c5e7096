/// An observable object that the view's place makes once and keeps as long as it exists.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private final class Storage {
        let object: ObjectType
        let subscription = ObjectSubscription()

        init(_ object: ObjectType) {
            self.object = object
        }
    }

    private let make: () -> ObjectType
    private var storage: Storage?

    /// Makes the object when the place is made.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        make = thunk
    }

    /// The object.
    public var wrappedValue: ObjectType { storage?.object ?? make() }

    /// Makes bindings to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    public static func _install(_ property: inout StateObject, with installer: inout _PropertyInstaller) {
        let make = property.make
        let storage = installer.stored { Storage(make()) }
        storage.subscription.follow(storage.object, for: installer.node)
        property.storage = storage
    }
}

extension StateObject: PlacedProperty {
    static func areUnchanged(_ old: StateObject, _ new: StateObject) -> Bool { true }
}

/// An observable object that is owned elsewhere.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Makes bindings to an object's properties.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        /// A binding to a property.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let object = object
            return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }

    /// The object.
    public var wrappedValue: ObjectType

    /// Observes an object.
    public init(wrappedValue: ObjectType) {
        self.wrappedValue = wrappedValue
    }

    /// Observes an object.
    public init(initialValue: ObjectType) {
        self.init(wrappedValue: initialValue)
    }

    /// Makes bindings to the object's properties.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    public static func _install(_ property: inout ObservedObject, with installer: inout _PropertyInstaller) {
        installer.stored { ObjectSubscription() }.follow(property.wrappedValue, for: installer.node)
    }
}

extension ObservedObject: PlacedProperty {
    static func areUnchanged(_ old: ObservedObject, _ new: ObservedObject) -> Bool {
        old.wrappedValue === new.wrappedValue
    }
}

/// The observable object of a type that an ancestor put into the environment with `environmentObject(_:)`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?

    /// Looks for the object.
    public init() {}

    /// The object.
    ///
    /// - Precondition: An ancestor put one into the environment.
    public var wrappedValue: ObjectType {
        guard let object else {
            preconditionFailure("No \(ObjectType.self) in the environment; add .environmentObject(_:) to an ancestor.")
        }
        return object
    }

    /// Makes bindings to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    public static func _install(_ property: inout EnvironmentObject, with installer: inout _PropertyInstaller) {
        let subscription = installer.stored { ObjectSubscription() }
        installer.dependOnEnvironment { object(in: $0) === object(in: $1) }
        property.object = object(in: installer.environment)
        if let object = property.object { subscription.follow(object, for: installer.node) }
    }

    private static func object(in environment: EnvironmentValues) -> ObjectType? {
        environment[custom: ObjectType.self] as? ObjectType
    }
}

extension EnvironmentObject: PlacedProperty {
    static func areUnchanged(_ old: EnvironmentObject, _ new: EnvironmentObject) -> Bool { true }
}

extension View {
    /// Puts an observable object into the environment, under its type.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(EnvironmentModifier { $0[custom: T.self] = object })
    }
}
