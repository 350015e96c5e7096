import CopyfitLayout
import Observation
import Synchronization

/// Collects, from any thread, who is affected by changes of observable objects and states.
final class ObservationInbox: Sendable {
    /// A place or a layout node that observes something.
    ///
    /// A place is not identified by the node's address: what a removed node observed may still change, and by then its memory may
    /// belong to another node.
    ///
    /// Safe to send although the node is not: it is not used before ``drain()``, which runs on the thread of the node's
    /// host.
    private final class Ticket: @unchecked Sendable {
        private(set) weak var place: _ViewNode?
        /// None for a place.
        let layoutNode: LayoutNodeID
        /// The number of tickets made before.
        let number: Int
        /// Whether the ticket is in the inbox. Used only under the inbox's lock.
        var isNoted = false

        init(_ place: _ViewNode?, _ layoutNode: LayoutNodeID, number: Int) {
            self.place = place
            self.layoutNode = layoutNode
            self.number = number
        }
    }

    /// The contents of the inbox. Safe to send for the same reason as a ticket.
    private struct Content: @unchecked Sendable {
        /// Each once, in the order of arrival.
        var tickets: [Ticket] = []
        /// The written states, each once, in the order of their first writes.
        var states: [AnyStateBox] = []
        /// The identities of the states, which stay unique as long as `states` holds them.
        var known: Set<ObjectIdentifier> = []
        var isClosed = false
    }

    private let content = Mutex(Content())
    private let ticketCount = Atomic(0)

    /// Runs a function. When an observable property that it read is about to change, the place is added to the inbox,
    /// once.
    func track<Result>(_ place: _ViewNode, _ body: () -> Result) -> Result {
        withObservationTracking(body, onChange: note(place))
    }

    /// The same for a layout node.
    func track(_ node: LayoutNodeID, _ body: () -> Void) {
        withObservationTracking(body, onChange: note(nil, node))
    }

    /// A function that adds the place to the inbox. It may be called on any thread.
    func note(_ place: _ViewNode) -> @Sendable () -> Void { note(place, .none) }

    private func note(_ place: _ViewNode?, _ node: LayoutNodeID) -> @Sendable () -> Void {
        let ticket = Ticket(place, node, number: ticketCount.wrappingAdd(1, ordering: .relaxed).oldValue)
        return { [self] in
            content.withLock { content in
                if content.isClosed || ticket.isNoted { return }
                ticket.isNoted = true
                content.tickets.append(ticket)
            }
        }
    }

    /// Records that a state has a new value.
    func note(_ state: AnyStateBox) {
        let written = WrittenState(state: state)
        content.withLock { content in
            guard !content.isClosed, content.known.insert(ObjectIdentifier(written.state)).inserted else { return }
            content.states.append(written.state)
        }
    }

    /// A state to be added to the inbox. Safe to send for the same reason as a ticket.
    private struct WrittenState: @unchecked Sendable {
        let state: AnyStateBox
    }

    /// Closes the inbox: it will not be read again.
    func close() {
        let taken = take(isClosed: true)
        // What ends here may run code of clients, which may write: the lock must be free.
        withExtendedLifetime(taken) {}
    }

    /// Takes everything out.
    private func take(isClosed: Bool? = nil) -> Content {
        content.withLock { content in
            let taken = content
            content = Content(isClosed: isClosed ?? taken.isClosed)
            for ticket in taken.tickets { ticket.isNoted = false }
            return taken
        }
    }

    /// The places, layout nodes and states added since the last call.
    ///
    /// The places are in the order in which they began to observe, because the order in which an object tells its
    /// observers of a change differs from run to run. One that has observed several things may be there several
    /// times. The states are in the order of their first writes.
    func drain() -> (places: [_ViewNode], layoutNodes: [LayoutNodeID], states: [AnyStateBox]) {
        let taken = take()
        let tickets = taken.tickets.sorted { $0.number < $1.number }
        let layoutNodes = tickets.map(\.layoutNode).filter { $0 != .none }
        return (tickets.compactMap(\.place), layoutNodes, taken.states)
    }
}
