/// Announces that an object is about to change. A publisher with the module `Combine` of the package `Shim`. Any thread
/// may use it.
public final class ObservableObjectPublisher {
    private let changes = Announcements<Void>()

    /// A publisher that nothing follows yet.
    public init() {}

    /// Announces a change.
    public func send() { changes.announce(()) }
}

/// Something that announces the changes of an observable object. Not for callers outside Copyfit and the package `Shim`.
public protocol _ObjectChanges {
    /// Calls a function for each change, as long as the result exists.
    func _follow(_ action: @escaping () -> Void) -> AnyObject
}

extension ObservableObjectPublisher: _ObjectChanges {
    public func _follow(_ action: @escaping () -> Void) -> AnyObject { changes.follow(action) }
}

extension ObservableObjectPublisher {
    /// In place of a stored property: what objects without published properties announce their changes with.
    private static let ofObjects = PublisherTable()

    /// The publisher of an object that has no published properties, the same as long as the object exists.
    static func ofUnpublished(_ object: AnyObject) -> ObservableObjectPublisher { ofObjects.publisher(of: object) }
}

/// Publishers by their objects. Those of objects that no longer exist are forgotten whenever the table has doubled.
/// Safe to share: its content is read and written under a lock only.
private final class PublisherTable: @unchecked Sendable {
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private struct Content {
        var entries: [ObjectIdentifier: Entry] = [:]
        var limit = 64

        mutating func publisher(of object: AnyObject) -> ObservableObjectPublisher {
            if let entry = entries[ObjectIdentifier(object)], entry.object === object { return entry.publisher }
            if entries.count >= limit {
                entries = entries.filter { $0.value.object != nil }
                limit = max(64, 2 * entries.count)
            }
            let publisher = ObservableObjectPublisher()
            entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
            return publisher
        }
    }

    private let content = Locked(Content())

    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        var publisher = ObservableObjectPublisher()
        content.change { publisher = $0.publisher(of: object) }
        return publisher
    }
}
