#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A file's bytes, mapped read-only for as long as the object lives.
///
/// Sendable: the bytes never change. As with every mapped file, this process crashes if another program truncates the
/// file.
@safe final class MappedFile: @unchecked Sendable {
    private let base: UnsafeMutableRawPointer
    let count: Int

    /// Maps a regular, non-empty file.
    init(path: String) throws(FontError) {
        guard !path.utf8.contains(0) else {
            throw .unreadableFile(path: path, reason: "its path holds a NUL character")
        }
        // Without O_NONBLOCK opening a pipe would wait for a writer.
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw Self.unreadable(path) }
        defer { close(descriptor) }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw Self.unreadable(path) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw .unreadableFile(path: path, reason: "it is not a regular file")
        }
        guard status.st_size > 0 else { throw .damagedFile(path: path, reason: "the file is empty") }
        guard status.st_size <= Int64(UInt32.max) else {
            throw .damagedFile(path: path, reason: "it is larger than 4 GiB")
        }
        count = Int(status.st_size)
        let mapped = unsafe mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0)
        guard let mapped = unsafe mapped, unsafe mapped != MAP_FAILED else { throw Self.unreadable(path) }
        unsafe base = mapped
    }

    deinit { unsafe munmap(base, count) }

    /// Lends the bytes to `body`.
    func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        let bytes = unsafe UnsafeRawBufferPointer(start: base, count: count)
        return unsafe body(bytes)
    }

    private static func unreadable(_ path: String) -> FontError {
        .unreadableFile(path: path, reason: unsafe String(cString: strerror(errno)))
    }
}
