import Dispatch
import Foundation
import Synchronization

/// Work in pieces that all processors share.
package enum ConcurrentWork {
    /// How many pieces are worked on at a time.
    static var workerCount: Int { max(1, ProcessInfo.processInfo.activeProcessorCount) }

    /// The results of `count` pieces, in their order. Each processor makes one worker and takes the next piece when it
    /// has done one.
    package static func map<Worker, Result: Sendable>(
        _ count: Int,
        worker: @Sendable () -> Worker,
        _ body: @Sendable (inout Worker, Int) -> Result
    ) -> [Result] {
        let next = Atomic(0)
        let results = Mutex<[Result?]>(Array(repeating: nil, count: count))
        let workers = min(count, workerCount)
        DispatchQueue.concurrentPerform(iterations: workers) { _ in
            var own = worker()
            while true {
                let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
                if index >= count { return }
                let result = body(&own, index)
                results.withLock { $0[index] = result }
            }
        }
        return results.withLock { $0.compactMap(\.self) }
    }
}
