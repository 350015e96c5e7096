import CDeflate

/// libdeflate: compression and check sums.
enum Deflate {
    /// The bytes compressed in zlib's form.
    static func zlib(_ bytes: [UInt8], level: Int) throws(RenderingError) -> [UInt8] {
        guard let compressor = unsafe libdeflate_alloc_compressor(Int32(level)) else {
            throw .failed(reason: "there is no memory for the compressor")
        }
        defer { unsafe libdeflate_free_compressor(compressor) }
        let bound = unsafe libdeflate_zlib_compress_bound(compressor, bytes.count)
        return unsafe [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            unsafe count = libdeflate_zlib_compress(compressor, bytes, bytes.count, buffer.baseAddress, bound)
        }
    }

    /// The bytes compressed in zlib's form; nil if they are damaged or more than `limit`.
    static func inflated(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
        guard let decompressor = unsafe libdeflate_alloc_decompressor() else { return nil }
        defer { unsafe libdeflate_free_decompressor(decompressor) }
        var room = min(limit, max(1024, 8 * bytes.count))
        while true {
            var status = LIBDEFLATE_BAD_DATA
            let plain = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
                unsafe status = libdeflate_zlib_decompress(
                    decompressor,
                    bytes,
                    bytes.count,
                    buffer.baseAddress,
                    room,
                    &count
                )
            }
            if status == LIBDEFLATE_SUCCESS { return plain }
            guard status == LIBDEFLATE_INSUFFICIENT_SPACE, room < limit else { return nil }
            room = min(limit, 4 * room)
        }
    }

    /// The check sum that PNG's chunks have.
    static func crc32(_ bytes: [UInt8]) -> UInt32 { unsafe libdeflate_crc32(0, bytes, bytes.count) }
}
