/// The actions of one pass, in the order they will run: inner places before outer ones, siblings in tree order,
/// disappearances last.
struct ActionQueue {
    /// An action, and whose it is.
    struct Entry {
        let observer: ObjectIdentifier
        /// What is observed and the value delivered, for the report of an observer that is called again and again.
        let subject: () -> String
        let run: () -> Void
    }

    private(set) var entries: [Entry] = []

    /// Queues an action of a node.
    mutating func append(_ observer: AnyObject, subject: @escaping () -> String, run: @escaping () -> Void) {
        entries.append(Entry(observer: ObjectIdentifier(observer), subject: subject, run: run))
    }
}

extension _ViewNode {
    /// Queues the actions at and below this place, inner places first. Only what was evaluated again or has other
    /// elements is asked, and observers of what layout decides, which announce themselves for the next pass.
    final func queueActionsInSubtree(_ queue: inout ActionQueue) {
        let places = places(where: { $0.pendingWork.contains(.actions) })
        for place in places { place.clearPendingWork() }
        for place in places.reversed() { place.queueActions(&queue) }
    }
}
