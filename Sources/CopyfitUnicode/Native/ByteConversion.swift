#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The characters of a charset's bytes (the system's iconv). Used by one thread at a time.
@safe struct ByteConversion: ~Copyable {
    enum Meaning {
        case none
        case character(UInt32)
        /// More bytes are needed.
        case partOfCharacter
    }

    private let handle: iconv_t

    /// The charset of a name; nil if the system does not know it.
    init?(from name: String) {
        guard !name.isEmpty, let opened = unsafe iconv_open("UTF-32LE", name),
            unsafe opened != iconv_t(bitPattern: -1)
        else { return nil }
        unsafe handle = opened
    }

    deinit { _ = unsafe iconv_close(handle) }

    /// The meaning of a byte by itself.
    func character(_ byte: UInt8) -> Meaning {
        var input = CChar(bitPattern: byte)
        var output: UInt32 = 0
        let status = unsafe withUnsafeMutablePointer(to: &input) { input in
            unsafe withUnsafeMutableBytes(of: &output) { output in
                var from: UnsafeMutablePointer<CChar>? = unsafe input
                var to = unsafe output.baseAddress?.assumingMemoryBound(to: CChar.self)
                var (left, room) = (1, 4)
                return unsafe iconv(handle, &from, &left, &to, &room)
            }
        }
        if status != -1 { return .character(UInt32(littleEndian: output)) }
        return errno == EINVAL ? .partOfCharacter : .none
    }
}
