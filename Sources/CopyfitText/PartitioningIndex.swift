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

extension Range<Int64> {
    /// The same for numbers that may be further from each other than an `Int` of 32 bits says.
    func partitioningIndex(where isInSecondPart: (Int64) -> Bool) -> Int64 {
        var (low, high) = (lowerBound, upperBound)
        while low < high {
            let middle = low + (high - low - 1) / 2
            if isInSecondPart(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
