extension StretchSearch {
    /// The longest part of `range` that ends where `range` does, consists of whole graphemes and is at most `width`
    /// wide. White space at both ends is dropped. Empty if not even one grapheme fits.
    ///
    /// Where letters join, the longest part that fits is taken even if a shorter one does not fit. O(log n), and the
    /// shaping of a few parts where letters join.
    func longestSuffix(of range: Range<Int>) -> TextPart {
        let end = trimmedEnd(of: range)
        let whole = range.lowerBound..<end
        var part = visibleSuffix(of: whole, from: firstCandidate(whole))
        while part.width > width, part.start < end {
            part = visibleSuffix(of: whole, from: min(end, detail.graphemeEnd(after: part.start)))
        }
        let isKnown = paragraph.columns.exactness.ordersPieces(of: paragraph.segments[segment], detail)
        let next = isKnown ? nextWidth(before: part.start, of: whole) : 0
        return TextPart(range: part.visible, width: part.width, next: next)
    }

    /// The least width that holds more of `range` than its part from `start` on, which is all that `width` holds; the
    /// largest value if there is no more. O(graphemes in an em).
    private func nextWidth(before start: Int, of range: Range<Int>) -> Int64 {
        let end = detail.clusterStart(at: range.upperBound)
        var (start, next) = (start, Int64.max)
        while start > range.lowerBound,
            next == .max || end - detail.clusterEnd(at: start) <= next + tolerance / 2
        {
            let longer = visibleSuffix(of: range, from: detail.graphemeStart(before: start))
            if longer.width > width { next = min(next, longer.width) }
            start = longer.start
        }
        return next
    }

    private struct VisibleSuffix {
        let start: Int
        let visible: Range<Int>
        let width: Int64
    }

    private func visibleSuffix(of range: Range<Int>, from start: Int) -> VisibleSuffix {
        let start = max(range.lowerBound, start)
        let visible = withoutLeadingWhitespace(start..<range.upperBound)
        return VisibleSuffix(start: start, visible: visible, width: exactWidth(visible))
    }

    /// The first grapheme boundary from which the rest may still fit: in or after the last cluster that starts too
    /// soon.
    private func firstCandidate(_ range: Range<Int>) -> Int {
        if width >= TextUnit.unbounded { return range.lowerBound }
        let limit = detail.clusterStart(at: range.upperBound) - width - tolerance
        let clusters = detail.cluster(at: range.lowerBound)...detail.cluster(at: range.upperBound)
        let first = detail.firstCluster(of: clusters, beginningFrom: limit)
        guard first > clusters.lowerBound else { return range.lowerBound }
        let before = max(range.lowerBound, Int(detail.clusterOffsets[first - 1]))
        return min(range.upperBound, detail.graphemeEnd(after: before))
    }

    private func withoutLeadingWhitespace(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        while start < range.upperBound {
            let next = min(range.upperBound, detail.graphemeEnd(after: start))
            guard trimmedEnd(of: start..<next) == start else { break }
            start = next
        }
        return start..<range.upperBound
    }
}
