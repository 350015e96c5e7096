import CopyfitUnicode

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The operating system's error when reading or writing failed.
package struct StreamError: Error {
    package let code: Int32

    /// The system's words for it.
    package var reason: String { unsafe String(cString: strerror(code)) }

    /// Whether there is no such file.
    package var isOfMissingFile: Bool { code == ENOENT }
}

/// The process's own streams, unbuffered, and what else the command needs from the operating system.
package enum ProcessStreams {
    package static let standardInput: Int32 = 0
    package static let standardOutput: Int32 = 1
    package static let standardError: Int32 = 2

    /// Reads the available bytes, at most `capacity`, and waits only if there are none. Appends them to `bytes` and
    /// returns their count: 0 at the end.
    package static func read(
        _ capacity: Int,
        from descriptor: Int32,
        into bytes: inout [UInt8]
    ) throws(StreamError) -> Int {
        var count = 0
        bytes.append(addingCapacity: capacity) { span in
            unsafe span.withUnsafeMutableBufferPointer { buffer, initialized in
                repeat {
                    count = unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
                } while count < 0 && mayTryAgain(descriptor, for: POLLIN)
                initialized = max(0, count)
            }
        }
        if count < 0 { throw StreamError(code: errno) }
        return count
    }

    /// Writes all of `bytes`.
    package static func write(_ bytes: borrowing [UInt8], to descriptor: Int32) throws(StreamError) {
        let span = bytes.span
        var written = 0
        while written < span.count {
            let count = unsafe span.extracting(droppingFirst: written).withUnsafeBufferPointer { buffer in
                unsafe Glibc.write(descriptor, buffer.baseAddress, buffer.count)
            }
            if count >= 0 {
                written += count
            } else if !mayTryAgain(descriptor, for: POLLOUT) {
                throw StreamError(code: errno)
            }
        }
    }

    /// Whether a failed call may be repeated: it was interrupted, or a non-blocking stream was not ready, for which
    /// this waits.
    private static func mayTryAgain(_ descriptor: Int32, for events: Int32) -> Bool {
        if errno == EINTR { return true }
        guard errno == EAGAIN || errno == EWOULDBLOCK else { return false }
        var stream = pollfd(fd: descriptor, events: Int16(events), revents: 0)
        return unsafe poll(&stream, 1, -1) >= 0 || errno == EINTR
    }

    /// Writes a text to standard output.
    package static func print(_ text: String) throws(CommandFailure) {
        do {
            try write(Array(text.utf8), to: standardOutput)
        } catch {
            throw CommandFailure("The result cannot be written (\(error.reason)): check where standard output goes.")
        }
    }

    /// Writes notes about the result to standard error, one per line, names in them made visible.
    package static func note(_ sentences: [String]) throws(CommandFailure) {
        try write("Note", sentences)
    }

    /// Writes faults that the program goes on after to standard error, one per line, names in them made visible.
    package static func fault(_ sentences: [String]) throws(CommandFailure) {
        try write("Error", sentences)
    }

    private static func write(_ kind: String, _ sentences: [String]) throws(CommandFailure) {
        if sentences.isEmpty { return }
        let lines = sentences.map { "\(kind): \(VisibleText.of($0))\n" }
        do {
            try write(Array(lines.joined().utf8), to: standardError)
        } catch {
            throw CommandFailure("Standard error cannot be written (\(error.reason)): check where it goes.")
        }
    }

    /// Gives all bytes of a file to `take`, in pieces.
    static func readAll(ofFile path: String, _ take: ([UInt8]) -> Void) throws(StreamError) {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        if descriptor < 0 { throw StreamError(code: errno) }
        defer { close(descriptor) }
        var piece: [UInt8] = []
        while try read(1 << 18, from: descriptor, into: &piece) > 0 {
            take(piece)
            piece.removeAll(keepingCapacity: true)
        }
    }

    /// All bytes of a file; nil if there are more than `limit`.
    package static func contents(ofFile path: String, upTo limit: Int) throws(StreamError) -> [UInt8]? {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        if descriptor < 0 { throw StreamError(code: errno) }
        defer { close(descriptor) }
        return try contents(of: descriptor, upTo: limit)
    }

    /// The remaining bytes of a stream; nil if there are more than `limit`, of a device more than `deviceLimit`. Nothing
    /// of a file that is too large is read, and of other streams no more than the limit.
    package static func contents(of descriptor: Int32, upTo limit: Int) throws(StreamError) -> [UInt8]? {
        var limit = limit
        var status = stat()
        if unsafe fstat(descriptor, &status) == 0 {
            let kind = status.st_mode & S_IFMT
            if kind == S_IFREG, Int64(status.st_size) > Int64(limit) { return nil }
            if kind == S_IFCHR || kind == S_IFBLK { limit = min(limit, deviceLimit) }
        }
        var bytes: [UInt8] = []
        while try read(min(max(1 << 16, bytes.count), limit + 1 - bytes.count), from: descriptor, into: &bytes) > 0 {
            if bytes.count > limit { return nil }
        }
        return bytes
    }

    /// More than anybody types at a terminal, in bytes. Other devices have no end.
    package static let deviceLimit = 1 << 20

    /// If the reader of the output ends, this process ends silently, whatever the parent process has set. A limit on the
    /// size of files is an error of writing, not the process's end.
    package static func endQuietlyOnBrokenPipe() {
        _ = signal(SIGPIPE, SIG_DFL)
        _ = signal(SIGXFSZ, SIG_IGN)
    }

    /// The position of the first argument that is not UTF-8, which the standard library repairs silently.
    package static var firstArgumentNotUTF8: Int? {
        (1..<max(1, Int(CommandLine.argc))).first { index in
            guard let argument = unsafe CommandLine.unsafeArgv[index] else { return false }
            return unsafe String(validatingCString: argument) == nil
        }
    }
}
