import Observation
import Synchronization

/// Where observable objects and states leave word, from any thread, that something a node read is another one.
final class ObservationInbox: Sendable {
    /// A node on its way through the inbox.
    ///
    /// Safe to send although the node is not: nobody looks inside before ``drain()``, on the thread of the node's host.
    private struct Ticket: @unchecked Sendable {
        weak var node: _ViewNode?
    }

    /// What has come in. Safe to send as a ticket is.
    private struct Content: @unchecked Sendable {
        var tickets: [Ticket] = []
        /// Each state once, however often it is written.
        var states: [ObjectIdentifier: AnyStateBox] = [:]
        var isClosed = false
    }

    private let content = Mutex(Content())

    /// Runs a function; when an observable property it read is about to change, the node comes into the inbox, once.
    func track<Result>(_ node: _ViewNode, _ body: () -> Result) -> Result {
        withObservationTracking(body, onChange: note(node))
    }

    /// A function that brings the node into the inbox; may be called on any thread.
    func note(_ node: _ViewNode) -> @Sendable () -> Void {
        let ticket = Ticket(node: node)
        return { [self] in content.withLock { $0.tickets.append(ticket) } }
    }

    /// Notes that a state has another value.
    func note(_ state: AnyStateBox) {
        let written = WrittenState(state: state)
        content.withLock { if !$0.isClosed { $0.states[ObjectIdentifier(written.state)] = written.state } }
    }

    /// A state on its way into the inbox; safe to send as a ticket is.
    private struct WrittenState: @unchecked Sendable {
        let state: AnyStateBox
    }

    /// Nobody will look inside again.
    func close() {
        content.withLock { $0 = Content(isClosed: true) }
    }

    /// The nodes and states that came in since the last call.
    func drain() -> (nodes: [_ViewNode], states: [AnyStateBox]) {
        let taken = content.withLock { content in
            let taken = content
            content = Content(isClosed: content.isClosed)
            return taken
        }
        return (taken.tickets.compactMap(\.node), Array(taken.states.values))
    }
}
