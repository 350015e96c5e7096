/// Bytes that a caller reads until it frees them, with a NUL after the last.
///
/// Sendable: the bytes never change.
@safe final class OwnedBytes: @unchecked Sendable {
    private let start: UnsafeMutablePointer<CChar>
    let count: Int

    init(_ bytes: some Collection<UInt8>) {
        count = bytes.count
        unsafe start = UnsafeMutablePointer<CChar>.allocate(capacity: count + 1)
        var next = unsafe start
        for byte in bytes {
            unsafe next.initialize(to: CChar(bitPattern: byte))
            unsafe next += 1
        }
        unsafe next.initialize(to: 0)
    }

    deinit { unsafe start.deallocate() }

    /// The first byte, valid as long as the object.
    var first: UnsafePointer<CChar> { unsafe UnsafePointer(start) }
}
