#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Threads that do one piece of work together.
///
/// Not the system's pool of threads: that one opens files of its own, and ends the process where no more may be open.
package enum WorkerThreads {
    /// Runs `body` on `count` threads, one of which is the caller's, and returns when all have ended. If the system
    /// starts fewer threads, those that run do the work.
    package static func run(_ count: Int, _ body: @Sendable () -> Void) {
        withoutActuallyEscaping(body) { runAll(count, $0) }
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
