/// A value in memory of its own, which its owner gives once it is known, lends without copying it, and ends.
@safe
struct KeptValue<Value> {
    /// A byte that says whether the value is lent, and the value at the next multiple of its alignment; nil before the value
    /// is given.
    private let memory: UnsafeMutableRawPointer?

    init() { unsafe memory = nil }

    private init(memory: UnsafeMutableRawPointer) { unsafe self.memory = memory }

    /// What holds a value in place of the one before, if any. To be kept in place of this one.
    ///
    /// - Precondition: The one before is not lent.
    @inline(__always)
    func holding(_ new: consuming Value) -> KeptValue {
        // Proof: from here on, until `end`, the memory holds a value, which is not read meanwhile.
        if let memory = unsafe memory {
            precondition(!(unsafe isLent(memory)), "A value was replaced while it was read.")
            // The old value ends when the new one is there: what ends with it may run a client's code.
            let old = unsafe address(in: memory).move()
            unsafe address(in: memory).initialize(to: new)
            withExtendedLifetime(old) {}
            return self
        }
        let made = UnsafeMutableRawPointer.allocate(byteCount: offset + MemoryLayout<Value>.size, alignment: offset)
        unsafe made.initializeMemory(as: Bool.self, to: false)
        unsafe address(in: made).initialize(to: new)
        return unsafe KeptValue(memory: made)
    }

    /// Calls a function with the value where it is, if there is one.
    @inline(__always)
    func lend(_ body: (borrowing Value) -> Void) {
        guard let memory = unsafe memory else { return }
        let wasLent = unsafe isLent(memory)
        unsafe memory.storeBytes(of: true, as: Bool.self)
        unsafe CopyfitViews.lend(address(in: memory), body)
        unsafe memory.storeBytes(of: wasLent, as: Bool.self)
    }

    /// Ends the value. Nothing may be called afterwards.
    func end() {
        guard let memory = unsafe memory else { return }
        // Proof: the memory holds a value, and nothing refers to it afterwards: who lends it holds its owner.
        unsafe address(in: memory).deinitialize(count: 1)
        unsafe memory.deallocate()
    }

    private var offset: Int { MemoryLayout<Value>.alignment }

    @unsafe private func isLent(_ memory: UnsafeMutableRawPointer) -> Bool { unsafe memory.load(as: Bool.self) }

    @unsafe private func address(in memory: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Value> {
        unsafe (memory + offset).assumingMemoryBound(to: Value.self)
    }
}

/// Calls a function with a value where it is; see `Lending`.
@inline(__always)
@unsafe func lend<Value: ~Copyable>(_ address: UnsafePointer<Value>, _ body: (borrowing Value) -> Void) {
    unsafe body(address.pointee)
}
