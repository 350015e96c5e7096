import Observation
import Synchronization

/// Where observable objects leave word, from any thread, that something a node read is about to change.
final class ObservationInbox: Sendable {
    /// A node on its way through the inbox.
    ///
    /// Safe to send although the node is not: nobody looks inside before ``drain()``, on the thread of the node's host.
    private struct Ticket: @unchecked Sendable {
        weak var node: _ViewNode?
    }

    private let tickets = Mutex<[Ticket]>([])

    /// Runs a function; when an observable property it read is about to change, the node comes into the inbox, once.
    func track<Result>(_ node: _ViewNode, _ body: () -> Result) -> Result {
        withObservationTracking(body, onChange: note(node))
    }

    /// A function that brings the node into the inbox; may be called on any thread.
    func note(_ node: _ViewNode) -> @Sendable () -> Void {
        let ticket = Ticket(node: node)
        return { [self] in tickets.withLock { $0.append(ticket) } }
    }

    /// The nodes that came in since the last call.
    func drain() -> [_ViewNode] {
        tickets.withLock { tickets in
            defer { tickets.removeAll() }
            return tickets.compactMap(\.node)
        }
    }
}
