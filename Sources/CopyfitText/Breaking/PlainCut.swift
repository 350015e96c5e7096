import CopyfitFonts

/// Where a line ends inside a word in which nothing joins: around that place each cluster is one grapheme and may be cut
/// off, so that widths are differences of sums, which only rise.
private struct PlainCut {
    /// The cluster that the next line begins with.
    let cluster: Int
    /// The least width of a longer line; the largest value when there is none.
    let next: Int64
}

/// What is left of a piece when lines have been cut from it.
enum PieceRest {
    /// The rest, from this position on, fits on a line.
    case fits(x: Int64)
    /// From this byte on, sums do not tell where lines end.
    case joins(byte: Int)
}

extension PreparedParagraph {
    /// The longest prefix where nothing joins, at least one grapheme; nil elsewhere. Not where tabs or boxes add
    /// to the sums.
    ///
    /// O(clusters of the prefix).
    func plainPrefix(of range: Range<Int>, width: Int64, _ detail: ParagraphDetail) -> Prefix? {
        guard let first = plainStart(range.lowerBound, width, detail),
            let cut = plainCut(from: first, to: range.upperBound, width: width, detail)
        else {
            return nil
        }
        let end = Int(detail.clusterOffsets[cut.cluster])
        let x = detail.clusterX[cut.cluster]
        return Prefix(end: end, visibleEnd: end, width: x - detail.clusterX[first], next: cut.next)
    }

    /// Cuts lines from the piece behind an entry, which is wider than a line, as long as nothing joins.
    ///
    /// - Parameter body: takes each line's width and the least width at which it would take more.
    /// - Complexity: O(clusters of the piece).
    func cutPlainly(
        behind entry: Int,
        inSegment segment: Int,
        width: Int64,
        _ body: (_ width: Int64, _ next: Int64) -> Void
    ) -> PieceRest {
        let (start, pieceEnd) = (Int(offsets[entry]), Int(offsets[entry + 1]))
        let utf8 = source.text.utf8Span.span
        let isLast = entry + 1 == Int(segments[segment].lastOpportunity)
        let isHyphenated = !isLast && hyphens.position(atLineEnd: pieceEnd, in: utf8) != nil
        let detail = self.detail
        guard !isHyphenated, var cluster = plainStart(start, width, detail) else { return .joins(byte: start) }
        let visibleEnd = hanging.trimmedEnd(of: start..<pieceEnd, in: utf8)
        let pieceX = columns.fitX(entry + 1)
        var x = detail.clusterX[cluster]
        while let cut = plainCut(from: cluster, to: visibleEnd, width: width, detail), cut.next < .max {
            let end = detail.clusterX[cut.cluster]
            body(end - x, min(pieceX - x, cut.next, width + widthTolerance(detail) / 2))
            (cluster, x) = (cut.cluster, end)
            if pieceX - x <= width { return .fits(x: x) }
        }
        return .joins(byte: Int(detail.clusterOffsets[cluster]))
    }

    /// The cluster that starts at `byte` when text may be cut there and sums tell where lines behind it end.
    private func plainStart(_ byte: Int, _ width: Int64, _ detail: ParagraphDetail) -> Int? {
        if table.hasSpacing || !detail.xRises || width >= TextUnit.unbounded { return nil }
        let cluster = detail.cluster(at: byte)
        return Int(detail.clusterOffsets[cluster]) == byte && detail.clusterIsSafe[cluster] ? cluster : nil
    }

    /// The last cut that fits, or the one behind the first grapheme; nil where something joins or hangs.
    private func plainCut(from first: Int, to textEnd: Int, width: Int64, _ detail: ParagraphDetail) -> PlainCut? {
        let startX = detail.clusterX[first]
        var end = first
        while Int(detail.clusterOffsets[end]) < textEnd, end == first || detail.clusterX[end + 1] - startX <= width {
            end += 1
        }
        let offset = Int(detail.clusterOffsets[end])
        guard end > first, offset <= textEnd, isPlain(end, textEnd, startX + width + widthTolerance(detail), detail)
        else {
            return nil
        }
        let utf8 = source.text.utf8Span.span
        let start = Int(detail.clusterOffsets[first])
        guard hanging.trimmedEnd(of: start..<offset, in: utf8) == offset else { return nil }
        if offset == textEnd { return PlainCut(cluster: end, next: .max) }
        let isSeen = hanging.trimmedEnd(of: offset..<Int(detail.clusterOffsets[end + 1]), in: utf8) > offset
        return isSeen ? PlainCut(cluster: end, next: detail.clusterX[end + 1] - startX) : nil
    }

    /// Whether the clusters from `end` on, as far as a joined form could still pull them back inside, are safe cuts, single
    /// graphemes and rising.
    private func isPlain(_ end: Int, _ textEnd: Int, _ limit: Int64, _ detail: ParagraphDetail) -> Bool {
        var grapheme = detail.graphemes.isEmpty ? 0 : detail.grapheme(endingAfter: Int(detail.clusterOffsets[end - 1]))
        var cluster = end
        while true {
            let offset = Int(detail.clusterOffsets[cluster])
            let isOneGrapheme =
                detail.graphemes.isEmpty
                ? Int(detail.clusterOffsets[cluster - 1]) + 1 == offset : Int(detail.graphemes[grapheme]) == offset
            guard isOneGrapheme, detail.clusterIsSafe[cluster] else { return false }
            if offset >= textEnd || detail.clusterX[cluster] > limit { return true }
            guard detail.clusterX[cluster + 1] >= detail.clusterX[cluster] else { return false }
            cluster += 1
            grapheme += 1
        }
    }
}
