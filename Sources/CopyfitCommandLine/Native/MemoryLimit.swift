#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A limit on this process's memory, as `ulimit -v` sets it.
///
/// What cannot be allocated ends a process by a signal, in Swift's runtime as in some C libraries.
enum MemoryLimit {
    private static let signals = [SIGABRT, SIGBUS, SIGILL, SIGSEGV, SIGTRAP]
    private static let stackSize = 1 << 16

    /// If there is a limit, makes these signals end the process with one sentence and a documented status.
    static func reportWhenReached() {
        guard [RLIMIT_AS, RLIMIT_DATA].contains(where: isSet) else { return }
        // The stack may be what could not grow
        let bytes = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
        var stack = unsafe stack_t(ss_sp: bytes, ss_flags: 0, ss_size: stackSize)
        unsafe sigaltstack(&stack, nil)
        var action = sigaction()
        unsafe action.__sigaction_handler.sa_handler = endOfMemory
        action.sa_flags = SA_ONSTACK
        for signal in signals { unsafe sigaction(signal, &action, nil) }
    }

    private static func isSet(_ resource: __rlimit_resource) -> Bool {
        var limit = rlimit()
        return unsafe getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 && limit.rlim_cur != .max
    }
}

/// Calls only what a signal handler may call.
private func endOfMemory(_ signal: Int32) {
    let sentence: StaticString =
        "Error: The process ended early, most likely because its memory is limited: raise the limit (ulimit -v, ulimit -d).\n"
    _ = unsafe write(ProcessStreams.standardError, sentence.utf8Start, sentence.utf8CodeUnitCount)
    _exit(ExitStatus.couldNotMeasure.rawValue)
}
