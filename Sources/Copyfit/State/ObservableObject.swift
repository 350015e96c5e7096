import Synchronization

/// A class with `@Published` properties. Views observe them through `@StateObject`, `@ObservedObject` and
/// `@EnvironmentObject`.
///
/// - Parity: there is no Combine here, so there is no `objectWillChange` and no `$property` stream. Use `@Observable`
///   in new code.
public protocol ObservableObject: AnyObject {}

/// A property of an observable object; views observe its changes.
@propertyWrapper
public struct Published<Value> {
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
        nonmutating set {
            property.replace(newValue)
            property.announce()
        }
    }
}

/// A type-erased published property.
class AnyPublishedProperty {
    private let lock = Mutex<Void>(())
    private var followers: [ObjectIdentifier: @Sendable () -> Void] = [:]

    func follow(_ follower: ObjectIdentifier, _ action: @escaping @Sendable () -> Void) {
        locked { followers[follower] = action }
    }

    func unfollow(_ follower: ObjectIdentifier) {
        locked { followers[follower] = nil }
    }

    func announce() {
        var actions: [@Sendable () -> Void] = []
        locked { actions = Array(followers.values) }
        for action in actions { action() }
    }

    fileprivate final func locked(_ body: () -> Void) {
        lock.withLock { _ in body() }
    }
}

/// The value of a published property. Any thread may read and write it.
private final class PublishedProperty<Value>: AnyPublishedProperty {
    private var stored: Value

    init(_ value: Value) {
        stored = value
    }

    var value: Value {
        var current: Value?
        locked { current = stored }
        return current!
    }

    /// Releases the old value outside the lock, because that may run client code.
    func replace(_ new: Value) {
        var exchanged = new
        locked { swap(&stored, &exchanged) }
    }
}

/// Lets reflection find published properties of any type.
private protocol PublishedWrapper {
    var anyProperty: AnyPublishedProperty { get }
}

extension Published: PublishedWrapper {
    fileprivate var anyProperty: AnyPublishedProperty { property }
}

/// One place's connection to an observable object; ends with its last owner.
final class ObjectSubscription {
    private(set) var object: (any ObservableObject)?
    private var properties: [AnyPublishedProperty] = []

    /// Observes an object for a node, instead of the object observed so far.
    func follow(_ object: any ObservableObject, for node: _ViewNode) {
        guard object !== self.object else { return }
        stop()
        self.object = object
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            properties += current.children.compactMap { ($0.value as? any PublishedWrapper)?.anyProperty }
            mirror = current.superclassMirror
        }
        let action = node.graph.observation.note(node)
        for property in properties { property.follow(ObjectIdentifier(self), action) }
    }

    private func stop() {
        for property in properties { property.unfollow(ObjectIdentifier(self)) }
        properties = []
    }

    deinit {
        stop()
    }
}
