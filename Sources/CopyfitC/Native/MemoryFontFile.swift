import CCopyfit

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A file in memory with the bytes of a font, which is opened by its path while the object lives.
final class MemoryFontFile {
    private let descriptor: Int32

    /// The largest font that is opened.
    private static let limit = 1 << 29

    init(_ bytes: UnsafeRawBufferPointer, _ name: String) throws(CallFault) {
        guard bytes.count > 0, bytes.count <= Self.limit else { throw .size(name, "the bytes of a font file") }
        descriptor = unsafe memfd_create("copyfit-font", UInt32(copyfit_memory_file_closes))
        var written = 0
        while descriptor >= 0, written < bytes.count {
            let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[written...])
            let count = unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
            if count < 0, errno == EINTR { continue }
            if count <= 0 { break }
            written += count
        }
        guard descriptor >= 0, written == bytes.count else {
            let reason = unsafe String(cString: strerror(errno))
            if descriptor >= 0 { close(descriptor) }
            throw CallFault(COPYFIT_FONT_ERROR, "font-unreadable", "The font's bytes cannot be kept (\(reason)).")
        }
    }

    deinit { close(descriptor) }

    var path: String { "/proc/self/fd/\(descriptor)" }
}
