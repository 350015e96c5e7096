#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What is asked of, and done to, the running process itself.
package enum OwnProcess {
    /// The folder of the running program, symbolic links resolved, with a slash at its end; nil where `/proc` is not
    /// mounted.
    static var folder: String? {
        guard let path = unsafe realpath("/proc/self/exe", nil) else { return nil }
        defer { unsafe free(path) }
        let program = unsafe String(cString: path)
        return String(program[...(program.lastIndex(of: "/") ?? program.startIndex)])
    }

    /// Replaces this process by a program. Returns only when that failed, with the reason.
    static func replace(byProgramAt path: String, arguments: [String]) -> StreamError {
        var strings = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
        unsafe execv(path, &strings)
        defer { unsafe strings.forEach { unsafe free($0) } }
        return StreamError(code: errno)
    }

    /// Whether a stream is a terminal.
    package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

    /// A variable of the environment; nil if it is not set.
    package static func variable(_ name: String) -> String? {
        unsafe getenv(name).map { unsafe String(cString: $0) }
    }
}
