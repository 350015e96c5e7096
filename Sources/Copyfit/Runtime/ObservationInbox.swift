import Observation
import Synchronization

/// Collects, from any thread, the nodes and states affected by changes of observable objects and states.
final class ObservationInbox: Sendable {
    /// A node in the inbox.
    ///
    /// Safe to send although the node is not: it is not used before ``drain()``, which runs on the thread of the node's
    /// host.
    private struct Ticket: @unchecked Sendable {
        weak var node: _ViewNode?
    }

    /// The contents of the inbox. Safe to send for the same reason as a ticket.
    private struct Content: @unchecked Sendable {
        /// The affected nodes, each once.
        var tickets: [ObjectIdentifier: Ticket] = [:]
        /// The written states, each once.
        var states: [ObjectIdentifier: AnyStateBox] = [:]
        var isClosed = false
    }

    private let content = Mutex(Content())

    /// Runs a function. When an observable property that it read is about to change, the node is added to the inbox,
    /// once.
    func track<Result>(_ node: _ViewNode, _ body: () -> Result) -> Result {
        withObservationTracking(body, onChange: note(node))
    }

    /// A function that adds the node to the inbox. It may be called on any thread.
    func note(_ node: _ViewNode) -> @Sendable () -> Void {
        let (key, ticket) = (ObjectIdentifier(node), Ticket(node: node))
        return { [self] in content.withLock { if !$0.isClosed { $0.tickets[key] = ticket } } }
    }

    /// Records that a state has a new value.
    func note(_ state: AnyStateBox) {
        let written = WrittenState(state: state)
        content.withLock { if !$0.isClosed { $0.states[ObjectIdentifier(written.state)] = written.state } }
    }

    /// A state to be added to the inbox. Safe to send for the same reason as a ticket.
    private struct WrittenState: @unchecked Sendable {
        let state: AnyStateBox
    }

    /// Closes the inbox: it will not be read again.
    func close() {
        content.withLock { $0 = Content(isClosed: true) }
    }

    /// The nodes and states added since the last call.
    func drain() -> (nodes: [_ViewNode], states: [AnyStateBox]) {
        let taken = content.withLock { content in
            let taken = content
            content = Content(isClosed: content.isClosed)
            return taken
        }
        return (taken.tickets.values.compactMap(\.node), Array(taken.states.values))
    }
}
