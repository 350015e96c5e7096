import CopyfitFonts

extension PreparedParagraph {
    /// The longest prefix where nothing joins: around its end each cluster is one grapheme and may be cut off, so that
    /// widths are differences of sums, which only rise. nil elsewhere, and where not even one grapheme fits.
    ///
    /// O(clusters of the prefix).
    func plainPrefix(of range: Range<Int>, width: Int64, _ detail: ParagraphDetail) -> Prefix? {
        if table.hasSpacing || width >= TextUnit.unbounded { return nil }
        let first = detail.cluster(at: range.lowerBound)
        guard Int(detail.clusterOffsets[first]) == range.lowerBound, detail.clusterIsSafe[first] else { return nil }
        let startX = detail.clusterX[first]
        var end = first
        while Int(detail.clusterOffsets[end]) < range.upperBound, detail.clusterX[end + 1] - startX <= width {
            end += 1
        }
        let offset = Int(detail.clusterOffsets[end])
        guard end > first, offset <= range.upperBound, isPlain(end, range, startX + width + widthTolerance, detail)
        else {
            return nil
        }
        let utf8 = source.text.utf8Span.span
        let isSeen = hanging.trimmedEnd(of: range.lowerBound..<offset, in: utf8) == offset
        let isLast = offset == range.upperBound
        let nextOffset = isLast ? offset : Int(detail.clusterOffsets[end + 1])
        guard isSeen, isLast || hanging.trimmedEnd(of: offset..<nextOffset, in: utf8) > offset else { return nil }
        return Prefix(
            end: offset,
            visibleEnd: offset,
            width: detail.clusterX[end] - startX,
            next: isLast ? .max : detail.clusterX[end + 1] - startX
        )
    }

    /// Whether the clusters from `end` on, as far as a joined form could still pull them back inside, are safe cuts, single
    /// graphemes and rising.
    private func isPlain(_ end: Int, _ range: Range<Int>, _ limit: Int64, _ detail: ParagraphDetail) -> Bool {
        var grapheme = detail.graphemes.isEmpty ? 0 : detail.grapheme(endingAfter: Int(detail.clusterOffsets[end - 1]))
        var cluster = end
        while true {
            let offset = Int(detail.clusterOffsets[cluster])
            let isOneGrapheme =
                detail.graphemes.isEmpty
                ? Int(detail.clusterOffsets[cluster - 1]) + 1 == offset : Int(detail.graphemes[grapheme]) == offset
            guard isOneGrapheme, detail.clusterIsSafe[cluster] else { return false }
            if offset >= range.upperBound || detail.clusterX[cluster] > limit { return true }
            guard detail.clusterX[cluster + 1] >= detail.clusterX[cluster] else { return false }
            cluster += 1
            grapheme += 1
        }
    }
}
