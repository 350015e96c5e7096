/// As much of a range as fits a width. Widths are text units.
struct Prefix {
    /// UTF-8 offset.
    let end: Int
    let width: Int64
    /// The width with one grapheme more; the largest value when there is none more.
    let next: Int64
}

/// A piece between two opportunities that does not fit on a line.
struct PieceCut {
    let prefix: Prefix
    /// Whether it was one grapheme, or fitted but for its hyphen, so that the next line begins behind the piece.
    let isWhole: Bool
    /// Whether the line ends where no opportunity is taken.
    let isForced: Bool
}

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
    ) -> Prefix {
        let detail = self.detail
        let first = min(range.upperBound, detail.graphemeEnd(after: range.lowerBound))
        let lowest = takesOneGrapheme ? first : range.lowerBound
        var end = max(lowest, estimate(range, width, detail))
        var found = visibleWidth(range.lowerBound..<end, segment)
        var next = Int64.max
        while found > width, end > lowest {
            next = found
            end = max(lowest, detail.graphemeStart(before: end))
            found = visibleWidth(range.lowerBound..<end, segment)
        }
        while next == .max, end < range.upperBound {
            let further = min(range.upperBound, detail.graphemeEnd(after: end))
            let wider = visibleWidth(range.lowerBound..<further, segment)
            if wider > width { next = wider } else { (end, found) = (further, wider) }
        }
        return Prefix(end: end, width: found, next: next)
    }

    /// Cuts the piece behind an entry: as many graphemes as fit from `start`, at least one.
    func cutPiece(behind entry: Int, from start: Int, inSegment segment: Int, width: Int64) -> PieceCut {
        let pieceEnd = Int(offsets[entry + 1])
        let isLast = entry + 1 == Int(segments[segment].lastOpportunity)
        let utf8 = source.text.utf8Span.span
        let isHyphenated = !isLast && SoftHyphen.ends(at: pieceEnd, in: utf8)
        let visibleEnd =
            isHyphenated
            ? max(start, pieceEnd - SoftHyphen.length)
            : TrailingWhitespace.trimmedEnd(of: start..<pieceEnd, in: utf8)
        let prefix = longestPrefix(of: start..<visibleEnd, inSegment: segment, width: width, takesOneGrapheme: true)
        let isWhole = prefix.end >= visibleEnd
        return PieceCut(prefix: prefix, isWhole: isWhole, isForced: !isWhole || isHyphenated)
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
