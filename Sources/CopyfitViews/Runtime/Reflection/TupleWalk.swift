/// The types of a tuple of views, stored where they are still known.
@usableFromInline protocol TupleWalker {
    /// Passes each member of the tuple at `address` to the reconciler, in order.
    @unsafe static func walk(_ address: UnsafeRawPointer, with reconciler: inout TupleReconciler)
}

/// The types of a tuple, as a parameter pack. (A struct: enumerations cannot declare packs.)
@usableFromInline struct TuplePack<each Content: View>: TupleWalker {
    @unsafe @usableFromInline static func walk(_ address: UnsafeRawPointer, with reconciler: inout TupleReconciler) {
        // Proof: the only caller passes the address of a `(repeat each Content)`, for the duration of the call. The members
        // of a tuple are in order, each at the first multiple of its alignment after the one before. They are read where
        // they are, because a copy of the tuple would cost as much as half of its views' places.
        var offset = 0
        repeat unsafe visitNext((each Content).self, in: address, at: &offset, with: &reconciler)
    }
}

@unsafe private func visitNext<V: View>(
    _ type: V.Type,
    in tuple: UnsafeRawPointer,
    at offset: inout Int,
    with reconciler: inout TupleReconciler
) {
    let alignment = MemoryLayout<V>.alignment
    offset = (offset + alignment - 1) & -alignment
    unsafe visit(type, at: tuple + offset, with: &reconciler)
    offset += MemoryLayout<V>.size
}

/// Passes each member of a tuple to the reconciler; the walker, if there is one, was made by ``ViewBuilder`` for
/// exactly this tuple type.
func walkTuple<T>(_ tuple: T, walker: (any TupleWalker.Type)?, with reconciler: inout TupleReconciler) {
    unsafe withUnsafeBytes(of: tuple) { bytes in
        // Proof: a tuple of views without bytes is never read through the address, but an address is needed.
        let address = unsafe bytes.baseAddress ?? UnsafeRawPointer(bitPattern: 16)!
        if let walker {
            unsafe walker.walk(address, with: &reconciler)
        } else {
            unsafe walkByReflection(T.self, at: address, with: &reconciler)
        }
    }
}

/// The slow way, for a `TupleView` that no builder made.
@unsafe private func walkByReflection<T>(
    _ type: T.Type,
    at address: UnsafeRawPointer,
    with reconciler: inout TupleReconciler
) {
    if let view = type as? any View.Type {
        unsafe visit(view, at: address, with: &reconciler)
        return
    }
    let fields = storedFields(of: type)
    precondition(!fields.isEmpty || MemoryLayout<T>.size == 0, "TupleView holds a \(type), which is not a View.")
    for field in fields {
        guard let view = field.type as? any View.Type else {
            preconditionFailure("TupleView holds a \(field.type), which is not a View.")
        }
        unsafe visit(view, at: address + field.offset, with: &reconciler)
    }
}

@unsafe private func visit<V: View>(
    _ type: V.Type,
    at address: UnsafeRawPointer,
    with reconciler: inout TupleReconciler
) {
    // Proof: the runtime reports `type` for the stored field at this address.
    unsafe lend(address.assumingMemoryBound(to: V.self)) { reconciler.visit($0) }
}
