import Foundation
import Synchronization

/// Leads from states to their graph as long as it is there. Weak references to the graph itself would make every reference
/// to it slower.
///
/// Safe to share: the graph is reached on the thread only that is inside one of its updates, for which it is held; every
/// other thread has the lock for values and the inbox.
final class GraphDoor: @unchecked Sendable {
    private unowned var graph: ViewGraph?
    private let thread = Atomic<UInt>(0)
    private let values = Mutex<Void>(())

    /// Where other threads leave word of what they wrote.
    let inbox: ObservationInbox

    init(inbox: ObservationInbox) {
        self.inbox = inbox
    }

    func open(to graph: ViewGraph) { self.graph = graph }

    func close() {
        graph = nil
        inbox.close()
    }

    /// The graph, where the caller is inside one of its updates.
    @inline(__always)
    var graphInside: ViewGraph? {
        thread.load(ordering: .relaxed) == UInt(pthread_self()) ? graph : nil
    }

    /// Runs a function as an update of the graph on the current thread.
    func enter<Result>(_ body: () -> Result) -> Result {
        let outer = thread.exchange(UInt(pthread_self()), ordering: .relaxed)
        defer { thread.store(outer, ordering: .relaxed) }
        return body()
    }

    /// Runs a function while no other thread touches the value of a state of this graph. It must run no code of users.
    @inline(__always)
    func locked(_ body: () -> Void) {
        values.withLock { _ in body() }
    }
}
