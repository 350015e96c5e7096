import Dispatch
import Foundation

/// The stack of the thread that runs: how far down it may be used for going deeper.
@safe
package enum ThreadStack {
    /// An address in the stack at the place of the call; it sinks with every nested call.
    @inline(__always)
    package static var position: UInt {
        var marker: UInt8 = 0
        // Proof: the pointer is only turned into a number.
        return unsafe withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
    }

    /// The address below which nothing goes deeper: the rest is kept for code that does not check at every step, such
    /// as the client's and measuring a text. Asked of the system once per thread.
    ///
    /// 0 where nothing can be compared: where the system does not say, and where local variables are kept elsewhere than
    /// on the thread's stack, as AddressSanitizer does to find uses after a return.
    package static var limit: UInt {
        // Proof: the key is valid, and what is kept under it is a number in the shape of a pointer, never followed.
        if let known = unsafe pthread_getspecific(key) { return UInt(bitPattern: known) - 1 }
        let limit = findLimit()
        unsafe pthread_setspecific(key, UnsafeRawPointer(bitPattern: limit + 1))
        return limit
    }

    /// Gives up a value on a thread with a large stack, and waits for its end.
    package static func giveUpElsewhere<Value>(_ value: inout Value?) {
        let last = LastReference(value)
        value = nil
        let end = DispatchSemaphore(value: 0)
        let thread = Thread {
            last.value = nil
            end.signal()
        }
        thread.stackSize = 256 << 20
        thread.start()
        end.wait()
    }

    /// A quarter of a small stack, a megabyte of a large one.
    private static let largestReserve: UInt = 1 << 20

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        // Proof: the key is filled in before it is read; without a function for the end of threads nothing runs then.
        guard unsafe pthread_key_create(&key, nil) == 0 else { fatalError("The system has no key for threads left.") }
        return key
    }()

    private static func findLimit() -> UInt {
        guard let (end, size) = bounds(), position >= end, position - end < size else { return 0 }
        return end + min(size / 4, largestReserve)
    }

    /// The lowest address of the stack of the thread that runs, and its size in bytes.
    private static func bounds() -> (end: UInt, size: UInt)? {
        // Proof: the attributes are filled in before they are read and destroyed after; both results are plain numbers.
        unsafe withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { buffer in
            guard let attributes = buffer.baseAddress, unsafe threadAttributes(pthread_self(), attributes) == 0 else {
                return nil
            }
            defer { unsafe pthread_attr_destroy(attributes) }
            var base: UnsafeMutableRawPointer?
            var size = 0
            guard unsafe pthread_attr_getstack(attributes, &base, &size) == 0 else { return nil }
            return (UInt(bitPattern: base), UInt(size))
        }
    }
}

/// What is handed from one thread to another, which runs while the first one waits.
private final class LastReference: @unchecked Sendable {
    var value: Any?

    init(_ value: Any?) { self.value = value }
}

/// The attributes of a running thread. Declared here because the header shows it to GNU programs only; a C function
/// of two words that returns an `int` is called in the same way from both languages.
@_silgen_name("pthread_getattr_np")
private func threadAttributes(_ thread: pthread_t, _ attributes: UnsafeMutablePointer<pthread_attr_t>) -> Int32
