/// Whether two publishers send the same: they are equal if they can be compared, else they have the same bytes, that is
/// the same references, functions and values. Bytes that no field uses may differ: then the publishers count as two.
func areSamePublishers<P>(_ old: P, _ new: P) -> Bool {
    if let old = old as? any Equatable { return isEqual(old, new) }
    return withUnsafeBytes(of: old) { old in
        withUnsafeBytes(of: new) { new in old.elementsEqual(new) }
    }
}

private func isEqual<E: Equatable>(_ old: E, _ new: Any) -> Bool { (new as? E) == old }
