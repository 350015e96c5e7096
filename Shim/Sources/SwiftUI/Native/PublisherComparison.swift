/// Whether two publishers send the same: they are equal if they can be compared, else they have the same bytes, that is
/// the same references, functions and values. Bytes that no field uses may differ: then the publishers count as two.
/// Lists of publishers, whose bytes say nothing, are compared one by one.
func areSamePublishers<P>(_ old: P, _ new: P) -> Bool {
    if let old = old as? any Equatable { return isEqual(old, new) }
    if let old = old as? any PublisherList, let new = new as? any PublisherList { return old.isSame(as: new) }
    // Proof: the bytes are read while the values live, and no pointer leaves the closures.
    return unsafe withUnsafeBytes(of: old) { old in
        unsafe withUnsafeBytes(of: new) { new in unsafe old.elementsEqual(new) }
    }
}

private func isEqual<E: Equatable>(_ old: E, _ new: Any) -> Bool { (new as? E) == old }

/// A publisher that joins others of one type.
private protocol PublisherList {
    associatedtype Element
    var publishers: [Element] { get }
}

extension PublisherList {
    fileprivate func isSame(as other: any PublisherList) -> Bool {
        guard let other = other as? Self, publishers.count == other.publishers.count else { return false }
        return zip(publishers, other.publishers).allSatisfy { areSamePublishers($0, $1) }
    }
}

extension Publishers.MergeMany: PublisherList {
    typealias Element = Upstream
}
