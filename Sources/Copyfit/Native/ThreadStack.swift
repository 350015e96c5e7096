import Foundation

/// The stack of the thread that runs: how far it reaches down. Used by one thread at a time.
@safe
struct ThreadStack {
    private var thread: pthread_t?
    private var end: UInt = 0

    /// An address in the stack at the place of the call; it sinks with every nested call.
    @inline(__always)
    static var position: UInt {
        var marker: UInt8 = 0
        // Proof: the pointer is only turned into a number.
        return unsafe withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
    }

    /// The bytes between this place and the end of the stack; nil where the system does not say. The end is asked for
    /// once as long as the thread stays the same.
    mutating func room() -> UInt? {
        let position = Self.position
        if thread != pthread_self() || position <= end {
            thread = pthread_self()
            end = Self.end() ?? 0
        }
        return end > 0 && position > end ? position - end : nil
    }

    /// The lowest address of the stack of the thread that runs.
    private static func end() -> UInt? {
        // Proof: the attributes are filled in before they are read and destroyed after; both results are plain numbers.
        unsafe withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { buffer in
            guard let attributes = buffer.baseAddress, unsafe threadAttributes(pthread_self(), attributes) == 0 else {
                return nil
            }
            defer { unsafe pthread_attr_destroy(attributes) }
            var base: UnsafeMutableRawPointer?
            var size = 0
            guard unsafe pthread_attr_getstack(attributes, &base, &size) == 0 else { return nil }
            return UInt(bitPattern: base)
        }
    }
}

/// The attributes of a running thread. Declared here because the header shows it to GNU programs only; a C function of two
/// words that returns an `int` is called in the same way from both languages.
@_silgen_name("pthread_getattr_np")
private func threadAttributes(_ thread: pthread_t, _ attributes: UnsafeMutablePointer<pthread_attr_t>) -> Int32
