extension RandomAccessCollection {
    /// The first index whose element is in the second part of a collection that `isInSecondPart` divides in two;
    /// `endIndex` if there is no second part. O(log n)
    @inline(__always)
    package func partitioningIndex(where isInSecondPart: (Element) -> Bool) -> Index {
        var low = startIndex
        var count = self.count
        while count > 0 {
            let half = (count - 1) / 2
            let middle = index(low, offsetBy: half)
            if isInSecondPart(self[middle]) {
                count = half
            } else {
                low = index(after: middle)
                count -= half + 1
            }
        }
        return low
    }
}
