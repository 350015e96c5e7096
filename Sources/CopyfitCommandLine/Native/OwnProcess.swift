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

    /// The current folder's absolute path; nil if it was removed.
    static var currentFolder: String? {
        guard let path = unsafe getcwd(nil, 0) else { return nil }
        defer { unsafe free(path) }
        return unsafe String(cString: path)
    }

    /// The path of the file of a name that is in the current folder, or in the nearest folder that contains it; nil if
    /// there is none. O(depth of the folder).
    package static func nearestFile(named name: String) -> String? {
        var path = name
        for _ in 0...(currentFolder ?? "").utf8.count(where: { $0 == UInt8(ascii: "/") }) {
            if unsafe faccessat(AT_FDCWD, path, F_OK, AT_SYMLINK_NOFOLLOW) == 0 { return path }
            path = "../" + path
        }
        return nil
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

    /// How many cells a line of the terminal has that a stream leads to; nil if it is none, or does not say.
    package static func terminalColumns(_ descriptor: Int32) -> Int? {
        var size = winsize()
        guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// A variable of the environment; nil if it is not set.
    package static func variable(_ name: String) -> String? {
        unsafe getenv(name).map { unsafe String(cString: $0) }
    }
}
