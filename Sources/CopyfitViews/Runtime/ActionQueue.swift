/// The actions of one pass, in the order in which they will run: inner places before outer ones, siblings in tree
/// order, disappearances last.
struct ActionQueue {
    /// An action and its observer.
    struct Entry {
        let observer: AnyObject
        /// Where it observes.
        let place: _ViewNode?
        /// What is observed and the value delivered, for the report about an observer that is called repeatedly.
        let subject: () -> String
        let run: () -> Void
    }

    private(set) var entries: [Entry] = []

    /// The place whose actions are being queued.
    fileprivate var place: _ViewNode?

    /// Queues an action of a node.
    mutating func append(_ observer: AnyObject, subject: @escaping () -> String, run: @escaping () -> Void) {
        entries.append(Entry(observer: observer, place: place, subject: subject, run: run))
    }
}

extension _ViewNode {
    /// Queues the actions at and below this place, inner places first. Asks only places that were evaluated again or
    /// whose elements changed, those that have come to be shown or have ceased to be, and observers of layout results, which
    /// announce themselves for the next pass. Places that are not shown have no actions.
    final func queueActionsInSubtree(_ queue: inout ActionQueue) {
        graph.actionWalks += 1
        defer { graph.actionWalks += 1 }
        graph.announceShown()
        let places = places(where: { $0.pendingWork.contains(.actions) })
        for place in places { place.clearPendingWork() }
        for place in places.reversed() {
            queue.place = place
            if place.isPresent { place.queueActions(&queue) } else { place.willSleep() }
        }
    }
}
