/// Whether a new value would make no difference: by the ``Comparison`` of its type, else by `==` if its dynamic type
/// has it.
func isUnchanged<Value>(_ old: Value, _ new: Value) -> Bool {
    if Comparison.of(Value.self).areUnchanged(old, new) { return true }
    guard !(Value.self is any BinaryFloatingPoint.Type), let old = old as? any Equatable else { return false }
    return isEqual(old, new)
}

private func isEqual<E: Equatable>(_ old: E, _ new: Any) -> Bool {
    (new as? E) == old
}
