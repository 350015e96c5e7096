/// Whether a new value would make no difference: `==` where the type has it, else equal bytes for types without
/// references, else never.
func isUnchanged<Value>(_ old: Value, _ new: Value) -> Bool {
    if let old = old as? any Equatable {
        return isEqual(old, new)
    }
    guard _isPOD(Value.self) else { return false }
    // Proof: both pointers are read for the value's own size, inside the closures. Padding bytes may differ, which
    // only says "changed".
    return unsafe withUnsafeBytes(of: old) { old in
        unsafe withUnsafeBytes(of: new) { new in unsafe old.elementsEqual(new) }
    }
}

private func isEqual<E: Equatable>(_ old: E, _ new: Any) -> Bool {
    (new as? E) == old
}
