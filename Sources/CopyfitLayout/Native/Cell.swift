/// A value that is read at every step down a tree, in memory of its own: reading it costs two instructions, without the
/// exclusivity check of a class's property. Not thread-safe.
@safe
struct Cell<Value: BitwiseCopyable>: ~Copyable {
    private let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)

    init(_ value: Value) {
        unsafe memory.initialize(to: value)
    }

    deinit {
        unsafe memory.deallocate()
    }

    var value: Value {
        @inline(__always) get { unsafe memory.pointee }
        @inline(__always) nonmutating set { unsafe memory.pointee = newValue }
    }
}
