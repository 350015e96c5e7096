/// A class whose changes views observe through `@StateObject`, `@ObservedObject` and `@EnvironmentObject`: those of its
/// `@Published` properties, and those that it announces itself with `objectWillChange.send()`.
///
/// - Parity: the same as SwiftUI with the module `Combine` of the package `Shim`, which makes publishers of
///   `objectWillChange` and `$property`. Without it they can only be sent to.
public protocol ObservableObject: AnyObject {
    /// What announces changes.
    associatedtype ObjectWillChangePublisher = ObservableObjectPublisher

    /// Announces that the object is about to change.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Announces that the object is about to change; its `@Published` properties do so by themselves. One publisher
    /// lasts as long as the object. O(number of stored properties).
    public var objectWillChange: ObservableObjectPublisher {
        let properties = AnyPublishedProperty.all(of: self)
        guard !properties.isEmpty else { return ObservableObjectPublisher.ofUnpublished(self) }
        let publisher = properties.lazy.compactMap(\.objectWillChange).first ?? ObservableObjectPublisher()
        for property in properties where property.objectWillChange == nil { property.objectWillChange = publisher }
        return publisher
    }
}

/// One place's connection to an observable object; ends with its last owner.
final class ObjectSubscription {
    private(set) var object: (any ObservableObject)?
    private var followings: [AnyObject] = []

    /// Observes an object for a node, instead of the object observed so far.
    func follow(_ object: any ObservableObject, for node: _ViewNode) {
        guard object !== self.object else { return }
        self.object = object
        let action = node.graph.door.inbox.note(node)
        followings = AnyPublishedProperty.all(of: object).map { $0.changes.follow(action) }
        guard let announced = object.objectWillChange as? any _ObjectChanges else { return }
        followings.append(announced._follow(action))
    }
}
