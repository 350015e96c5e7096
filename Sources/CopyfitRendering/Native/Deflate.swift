import CDeflate
import Synchronization

/// libdeflate: compression and check sums.
enum Deflate {
    /// The bytes compressed in zlib's form.
    static func zlib(_ bytes: [UInt8], level: Int) throws(RenderingError) -> [UInt8] {
        guard let compressor = Compressor.take(level: level) else {
            throw .failed(reason: "there is no memory for the compressor")
        }
        defer { compressor.giveBack() }
        return compressor.zlib(bytes)
    }

    /// The check sum that PNG's chunks have.
    static func crc32(_ bytes: [UInt8]) -> UInt32 { unsafe libdeflate_crc32(0, bytes, bytes.count) }
}

/// A compressor of one level. Its memory, hundreds of kilobytes, is kept for the next user, because the kernel takes long to give it.
///
/// Sendable: one that is taken belongs to its taker, and the others are reached only while the lock is held.
@safe private final class Compressor: @unchecked Sendable {
    private static let limit = 16
    /// Compressors of higher levels have megabytes, and are not kept.
    private static let keptLevel = 9
    private static let free = Mutex<[Compressor]>([])

    private let level: Int
    private let handle: OpaquePointer

    private init?(level: Int) {
        guard let handle = unsafe libdeflate_alloc_compressor(Int32(level)) else { return nil }
        self.level = level
        unsafe self.handle = handle
    }

    deinit { unsafe libdeflate_free_compressor(handle) }

    /// A compressor that no one else has; nil if there is no memory for it.
    static func take(level: Int) -> Compressor? {
        let known = free.withLock { free in
            free.lastIndex { $0.level == level }.map { free.remove(at: $0) }
        }
        return known ?? Compressor(level: level)
    }

    /// Lets others use the compressor. The one that was given back first is forgotten if there are too many.
    func giveBack() {
        guard level <= Self.keptLevel else { return }
        let surplus = Self.free.withLock { free -> Compressor? in
            free.append(self)
            return free.count > Self.limit ? free.removeFirst() : nil
        }
        _ = consume surplus
    }

    func zlib(_ bytes: [UInt8]) -> [UInt8] {
        let bound = unsafe libdeflate_zlib_compress_bound(handle, bytes.count)
        return unsafe [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            unsafe count = libdeflate_zlib_compress(handle, bytes, bytes.count, buffer.baseAddress, bound)
        }
    }
}
