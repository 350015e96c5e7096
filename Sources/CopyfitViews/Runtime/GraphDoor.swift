import Foundation
import Synchronization

/// Connects states to their graph as long as it exists. Weak references to the graph would make every reference to it
/// slower.
///
/// Safe to share: the graph is used only on the thread that runs one of its updates, which retains it. All other
/// threads use only the lock for values, and the inbox.
final class GraphDoor: @unchecked Sendable {
    private unowned var graph: ViewGraph?
    private let thread = Atomic<UInt>(0)
    private let values = Mutex<Void>(())

    /// Collects what other threads have written.
    let inbox = ObservationInbox()

    func open(to graph: ViewGraph) { self.graph = graph }

    func close() {
        graph = nil
        inbox.close()
    }

    /// The graph if the caller is inside one of its updates, else nil.
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

    /// Runs a function while no other thread touches the value of a state of this graph. The function must not call
    /// client code.
    @inline(__always)
    func locked(_ body: () -> Void) {
        values.withLock { _ in body() }
    }
}
