#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// One of the system's conversions to UTF-8 (iconv). It is for one thread.
@safe struct CharacterConversion: ~Copyable {
    private let handle: iconv_t

    /// The conversion from a character set; nil if the system does not know its name.
    init?(from name: String) {
        // Windows' form of Shift_JIS has the backslash, which begins escapes in files
        let isShiftJIS = ["shift_jis", "shift-jis", "sjis"].contains(name.lowercased())
        let name = isShiftJIS ? "CP932" : name
        guard let opened = unsafe iconv_open("UTF-8", name), unsafe opened != iconv_t(bitPattern: -1) else {
            return nil
        }
        unsafe handle = opened
    }

    /// Whether the system knows the name of a character set.
    static func knows(_ name: String) -> Bool {
        guard let conversion = CharacterConversion(from: name) else { return false }
        _ = conversion
        return true
    }

    deinit { _ = unsafe iconv_close(handle) }

    /// Bytes as UTF-8, with U+FFFD for those that the character set does not have.
    ///
    /// - Complexity: O(n).
    func utf8(_ bytes: [UInt8]) -> [UInt8] {
        var (input, result) = (bytes, [UInt8]())
        var start = 0
        while start < input.count {
            let (read, written) = converted(&input, from: start)
            result += written
            start += read
            if read == 0 {
                result += [0xEF, 0xBF, 0xBD]
                start += 1
            }
        }
        return result
    }

    /// As much as fits in a buffer: how many bytes are read, and what they become.
    private func converted(_ input: inout [UInt8], from start: Int) -> (read: Int, written: [UInt8]) {
        let rest = min(input.count - start, 4096)
        var read = 0
        let written = unsafe [UInt8](unsafeUninitializedCapacity: 4 * rest + 16) { buffer, count in
            unsafe input.withUnsafeMutableBytes { bytes in
                var from = unsafe bytes.baseAddress?.advanced(by: start).assumingMemoryBound(to: CChar.self)
                var to = unsafe UnsafeMutableRawPointer(buffer.baseAddress)?.assumingMemoryBound(to: CChar.self)
                var (left, room) = (rest, buffer.count)
                _ = unsafe iconv(handle, &from, &left, &to, &room)
                read = rest - left
                count = buffer.count - room
            }
        }
        return (read, written)
    }
}
