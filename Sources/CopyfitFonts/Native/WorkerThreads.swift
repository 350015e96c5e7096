import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Threads that do one piece of work together.
///
/// Not the system's pool of threads: that one opens files of its own, and ends the process if no more may be open.
package enum WorkerThreads {
    /// The number of available processors.
    package static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

    /// Runs `body` on `count` threads, one of which is the caller's, and returns when all have ended. If the system
    /// starts fewer threads, those that run do the work.
    package static func run(_ count: Int, _ body: @Sendable () -> Void) {
        withoutActuallyEscaping(body) { runAll(count, $0) }
    }

    /// The results of `count` pieces of work, in their order. Each processor makes one worker, and takes the next piece
    /// when it has done one.
    package static func map<Worker, Result: Sendable>(
        _ count: Int,
        worker: @Sendable () -> Worker,
        _ body: @Sendable (inout Worker, Int) -> Result
    ) -> [Result] {
        let next = Atomic(0)
        let results = Mutex<[Result?]>(Array(repeating: nil, count: count))
        run(min(count, processorCount)) {
            var own = worker()
            while true {
                let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
                if index >= count { return }
                let result = body(&own, index)
                results.withLock { $0[index] = result }
            }
        }
        return results.withLock { $0.compactMap { $0 } }
    }

    private static func runAll(_ count: Int, _ body: @escaping @Sendable () -> Void) {
        let work = Work(body)
        var threads: [pthread_t] = []
        for _ in 1..<max(1, count) {
            if let thread = start(work) { threads.append(thread) }
        }
        body()
        for thread in threads { pthread_join(thread, nil) }
    }

    private static func start(_ work: Work) -> pthread_t? {
        let owner = unsafe Unmanaged.passRetained(work).toOpaque()
        var thread = pthread_t()
        if unsafe pthread_create(&thread, nil, runWork, owner) == 0 { return thread }
        unsafe Unmanaged<Work>.fromOpaque(owner).release()
        return nil
    }
}

private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

private func runWork(_ owner: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    unsafe Unmanaged<Work>.fromOpaque(owner!).takeRetainedValue().body()
    return nil
}
