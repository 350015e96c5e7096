import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A font file's bytes, in pages that are given back when the object ends.
///
/// A bundled file is mapped: nothing is read that is not needed, and processes share it. Any other file is copied into
/// memory, because a program that rewrites a mapped file in place ends every process that reads it.
///
/// Sendable: the bytes never change.
@safe final class FontFileBytes: @unchecked Sendable {
    private let base: UnsafeMutableRawPointer
    let count: Int

    /// The largest file that is opened, in bytes. The largest fonts in use, collections of Chinese, Japanese and Korean
    /// faces, have about 200 MB.
    static let limit = 1 << 29

    /// Held while a file is open: fonts are found on several threads even where hardly any files may be open.
    private static let isOpening = Mutex(())

    /// Maps or copies a regular, non-empty file.
    static func opened(_ path: String, isBundled: Bool) throws(FontError) -> FontFileBytes {
        try isOpening.withLock { _ throws(FontError) in try FontFileBytes(path: path, isBundled: isBundled) }
    }

    private init(path: String, isBundled: Bool) throws(FontError) {
        guard !path.utf8.contains(0) else {
            throw .unreadableFile(path: path, reason: "its path holds a NUL character")
        }
        // Without O_NONBLOCK opening a pipe would wait for a writer.
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw Self.unreadable(path) }
        defer { close(descriptor) }
        count = try Self.size(descriptor, path)
        let pages =
            isBundled
            ? unsafe mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0)
            : unsafe mmap(nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | Self.anonymous, -1, 0)
        guard let pages = unsafe pages, unsafe pages != MAP_FAILED else { throw Self.unreadable(path) }
        unsafe base = pages
        if isBundled { return }
        try unsafe Self.fill(UnsafeMutableRawBufferPointer(start: pages, count: count), descriptor, path)
        unsafe mprotect(pages, count, PROT_READ)
    }

    deinit { unsafe munmap(base, count) }

    /// Lends the bytes to `body`.
    func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        let bytes = unsafe UnsafeRawBufferPointer(start: base, count: count)
        return unsafe body(bytes)
    }

    #if canImport(Darwin)
        private static let anonymous = MAP_ANON
    #else
        private static let anonymous = MAP_ANONYMOUS
    #endif

    private static func size(_ descriptor: Int32, _ path: String) throws(FontError) -> Int {
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw unreadable(path) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw .unreadableFile(path: path, reason: "it is not a regular file")
        }
        guard status.st_size > 0 else { throw .damagedFile(path: path, reason: "the file is empty") }
        guard status.st_size <= Int64(limit) else {
            throw .fileTooLarge(path: path, byteCount: Int(status.st_size), limit: limit)
        }
        return Int(status.st_size)
    }

    /// Fills `bytes` from a file. One that became shorter meanwhile is damaged: it is being rewritten.
    private static func fill(
        _ bytes: UnsafeMutableRawBufferPointer,
        _ descriptor: Int32,
        _ path: String
    ) throws(FontError) {
        var filled = 0
        while filled < bytes.count {
            let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[filled...])
            let count = unsafe read(descriptor, rest.baseAddress, rest.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw unreadable(path) }
            guard count > 0 else { throw .damagedFile(path: path, reason: "it was cut short while it was read") }
            filled += count
        }
    }

    private static func unreadable(_ path: String) -> FontError {
        if errno == EMFILE || errno == ENFILE { return .tooManyOpenFiles(path: path) }
        return .unreadableFile(path: path, reason: unsafe String(cString: strerror(errno)))
    }
}

/// A reference that does not keep its object.
struct WeakReference<Object: AnyObject> {
    weak var object: Object?
}
