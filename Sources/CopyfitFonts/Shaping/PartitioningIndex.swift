extension Array {
    /// The first index whose element satisfies `predicate`; `endIndex` if none does. Every element after one that satisfies it
    /// must satisfy it too.
    ///
    /// - Complexity: O(log *n*) for *n* elements.
    @inline(__always)
    func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
        var (start, end) = (startIndex, endIndex)
        while start < end {
            let middle = start + (end - start) / 2
            if predicate(self[middle]) { end = middle } else { start = middle + 1 }
        }
        return start
    }
}
