import Synchronization

/// A class whose `@Published` properties views follow, through `@StateObject`, `@ObservedObject` and
/// `@EnvironmentObject`.
///
/// - Parity: Combine does not exist here: there is no `objectWillChange` and no `$property` stream. New code uses
///   `@Observable`.
public protocol ObservableObject: AnyObject {}

/// A property of an observable object whose changes views follow.
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

    /// The value; setting it makes the views that follow the object evaluate anew. May be read and set on any thread, in one step
    /// each: what changes it from its present value on several threads needs a lock of yours, as do the object's other properties.
    public var wrappedValue: Value {
        get { property.value }
        nonmutating set {
            property.replace(newValue)
            property.announce()
        }
    }
}

/// A published property, seen without its type.
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

    /// The old value goes after the lock: its end may run code of users.
    func replace(_ new: Value) {
        var exchanged = new
        locked { swap(&stored, &exchanged) }
    }
}

/// Lets reflection find published properties whatever their types.
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

    /// Follows an object for a node, instead of the one followed so far.
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
