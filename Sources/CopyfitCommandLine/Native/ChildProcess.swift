#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Another program that runs for this one and is waited for.
///
/// Not Foundation's `Process`: that one starts the system's pool of threads, and fails where fewer than 256 files may be
/// open.
package enum ChildProcess {
    /// The bytes that a program writes to standard output; nil if it ends with a fault. It reads nothing, and its
    /// messages are dropped.
    ///
    /// - Parameters:
    ///   - program: Its name, which is looked for in `PATH`.
    ///   - environment: All its variables, as `NAME=value`.
    /// - Throws: If it cannot be started, with the code `ENOENT` if there is no such program.
    package static func output(
        of program: String,
        _ arguments: [String],
        environment: [String]
    ) throws(StreamError) -> [UInt8]? {
        var ends: [Int32] = [-1, -1]
        guard unsafe pipe(&ends) == 0 else { throw StreamError(code: errno) }
        let (reading, writing) = (ends[0], ends[1])
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(reading) }
        let started = Result { () throws(StreamError) in try start([program] + arguments, environment, writing) }
        close(writing)
        let child = try started.get()
        var bytes: [UInt8] = []
        let read = Result { () throws(StreamError) in
            while try ProcessStreams.read(1 << 16, from: reading, into: &bytes) > 0 {}
        }
        let hasSucceeded = hasSucceeded(child)
        try read.get()
        return hasSucceeded ? bytes : nil
    }

    private static func start(
        _ arguments: [String],
        _ environment: [String],
        _ output: Int32
    ) throws(StreamError) -> pid_t {
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        unsafe posix_spawn_file_actions_adddup2(&actions, output, 1)
        unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        var words = unsafe arguments.map { unsafe strdup($0) } + [nil]
        var variables = unsafe environment.map { unsafe strdup($0) } + [nil]
        defer { unsafe (words + variables).forEach { unsafe free($0) } }
        var child = pid_t()
        let code = unsafe posix_spawnp(&child, arguments[0], &actions, nil, &words, &variables)
        if code != 0 { throw StreamError(code: code) }
        return child
    }

    /// Waits for the end of a child.
    private static func hasSucceeded(_ child: pid_t) -> Bool {
        var status: Int32 = 0
        while unsafe waitpid(child, &status, 0) < 0 && errno == EINTR {}
        return status == 0
    }
}
