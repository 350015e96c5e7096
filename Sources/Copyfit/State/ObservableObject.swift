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

    /// The value; setting it makes the views that follow the object evaluate anew.
    public var wrappedValue: Value {
        get { property.value }
        nonmutating set {
            property.announce()
            property.value = newValue
        }
    }
}

/// A published property, seen without its type.
class AnyPublishedProperty {
    private var followers: [ObjectIdentifier: () -> Void] = [:]

    func follow(_ follower: ObjectIdentifier, _ action: @escaping () -> Void) {
        followers[follower] = action
    }

    func unfollow(_ follower: ObjectIdentifier) {
        followers[follower] = nil
    }

    func announce() {
        for action in followers.values { action() }
    }
}

private final class PublishedProperty<Value>: AnyPublishedProperty {
    var value: Value

    init(_ value: Value) {
        self.value = value
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
