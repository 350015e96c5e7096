extension PreparedParagraph {
    /// The longest stretch of whole graphemes that begins at `range.lowerBound`, ends inside `range` and is at most `width`
    /// wide: one grapheme more would be wider. White space at its end counts for nothing.
    ///
    /// Starts from the clusters' sums and steps to the exact place. O(log n) and the shaping of a few stretches where
    /// letters join.
    func longestPrefix(
        of range: Range<Int>,
        inSegment segment: Int,
        width: Int64,
        takesOneGrapheme: Bool
    ) -> (end: Int, width: Int64) {
        let detail = self.detail
        let first = min(range.upperBound, detail.graphemeEnd(after: range.lowerBound))
        let lowest = takesOneGrapheme ? first : range.lowerBound
        var end = max(lowest, estimate(range, width, detail))
        var found = visibleWidth(range.lowerBound..<end, segment)
        while found > width, end > lowest {
            end = max(lowest, detail.graphemeStart(before: end))
            found = visibleWidth(range.lowerBound..<end, segment)
        }
        while end < range.upperBound {
            let next = min(range.upperBound, detail.graphemeEnd(after: end))
            let wider = visibleWidth(range.lowerBound..<next, segment)
            if wider > width { break }
            (end, found) = (next, wider)
        }
        return (end, found)
    }

    /// The last grapheme boundary whose cluster sum is within `width`.
    private func estimate(_ range: Range<Int>, _ width: Int64, _ detail: ParagraphDetail) -> Int {
        let limit = width >= TextUnit.unbounded ? width : approximateX(range.lowerBound, detail) + width
        var (low, high) = (detail.cluster(at: range.lowerBound), detail.cluster(at: range.upperBound))
        while low < high {
            let middle = (low + high + 1) / 2
            if detail.clusterX[middle] <= limit { low = middle } else { high = middle - 1 }
        }
        let offset = min(range.upperBound, Int(detail.clusterOffsets[low]))
        guard offset > range.lowerBound else { return range.lowerBound }
        let boundary = detail.graphemeStart(before: offset + 1)
        return max(range.lowerBound, boundary)
    }

    private func visibleWidth(_ range: Range<Int>, _ segment: Int) -> Int64 {
        let end = TrailingWhitespace.trimmedEnd(of: range, in: source.text.utf8Span.span)
        return exactWidth(range.lowerBound..<end, inSegment: segment)
    }
}
