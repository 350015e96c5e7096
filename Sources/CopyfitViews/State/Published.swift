/// A property of an observable object; views observe its changes.
@propertyWrapper
public struct Published<Value> {
    /// The values of a property over time: the current one, then each new one before it is stored. A publisher with the
    /// module `Combine` of the package `Shim`.
    public struct Publisher {
        fileprivate let property: PublishedProperty<Value>

        /// The current value.
        public var _current: Value { property.value }

        /// Calls a function with each new value, as long as the result exists. Not for callers outside Copyfit.
        public func _follow(_ action: @escaping (Value) -> Void) -> AnyObject { property.values.follow(action) }

        /// A function that sets the property as long as it exists. Not for callers outside Copyfit.
        public var _setter: (Value) -> Void {
            { [weak property = property] value in property?.set(value) }
        }

        /// Keeps an object as long as the property exists. Not for callers outside Copyfit.
        public func _keep(_ object: AnyObject) { property.keep(object) }
    }

    private let property: PublishedProperty<Value>

    /// Starts with a value.
    public init(wrappedValue: Value) {
        property = PublishedProperty(wrappedValue)
    }

    /// Starts with a value.
    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    /// The value. Setting it makes the views that observe the object evaluate again. Reads and writes are atomic and
    /// may happen on any thread. A change that depends on the current value needs a lock of your own if several threads
    /// make it, and so do the object's other properties.
    public var wrappedValue: Value {
        get { property.value }
        nonmutating set { property.set(newValue) }
    }

    /// The values of the property over time. Setting it does nothing; it can be set for `assign(to: &$property)`.
    public var projectedValue: Publisher {
        get { Publisher(property: property) }
        nonmutating set {}
    }
}

/// A type-erased published property.
class AnyPublishedProperty {
    /// Called after a change.
    let changes = Announcements<Void>()
    private let owner = Locked<ObservableObjectPublisher?>(nil)

    /// Called before a change.
    final var objectWillChange: ObservableObjectPublisher? {
        get { owner.value }
        set { owner.value = newValue }
    }

    /// The published properties of an object and its superclasses.
    static func all(of object: any ObservableObject) -> [AnyPublishedProperty] {
        var properties: [AnyPublishedProperty] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            properties += current.children.compactMap { ($0.value as? any PublishedWrapper)?.anyProperty }
            mirror = current.superclassMirror
        }
        return properties
    }
}

/// The value of a published property. Any thread may read and write it.
private final class PublishedProperty<Value>: AnyPublishedProperty {
    let values = Announcements<Value>()
    private let stored: Locked<Value>
    /// What sets the property.
    private let kept = Locked<[AnyObject]>([])

    init(_ value: Value) {
        stored = Locked(value)
    }

    var value: Value { stored.value }

    func keep(_ object: AnyObject) { kept.change { $0.append(object) } }

    func set(_ value: Value) {
        objectWillChange?.send()
        values.announce(value)
        stored.value = value
        changes.announce(())
    }
}

/// Lets reflection find published properties of any type.
private protocol PublishedWrapper {
    var anyProperty: AnyPublishedProperty { get }
}

extension Published: PublishedWrapper {
    fileprivate var anyProperty: AnyPublishedProperty { property }
}
