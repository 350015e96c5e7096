import CopyfitFonts

/// A piece, between two entries, that is wider than a line, while lines are cut from it.
struct CutPiece {
    /// The entry it begins at.
    let entry: Int
    /// Before the hyphen or the white space that it ends with.
    let visibleEnd: Int
    let isHyphenated: Bool
    /// Whether widths between cuts where nothing joins are differences of sums.
    let sumsTell: Bool
    /// Twice the amount by which sums may be off.
    let tolerance: Int64
    /// The cluster that the next line begins with, if text may be cut there.
    var cluster: Int?

    /// The same piece, with the next line beginning at another cluster.
    func continued(from cluster: Int?) -> CutPiece {
        var piece = self
        piece.cluster = cluster
        return piece
    }
}

extension LineSearch {
    /// The line that ends in the piece after the start's entry: as many graphemes as fit, at least one.
    ///
    /// Around a cut where nothing joins, each cluster is one grapheme and may be cut off. Widths are then differences
    /// of sums, which only rise. Elsewhere candidates are shaped.
    ///
    /// - Parameter known: the piece that the previous line was cut from; on return, the piece that this line is cut
    ///   from.
    @inline(__always)
    func cutLine(_ known: inout CutPiece?) -> FoundLine {
        let piece = known.flatMap { $0.entry == start.entry ? $0 : nil } ?? wholePiece
        let rest = byte..<max(byte, piece.visibleEnd)
        let (prefix, cluster) = cut(rest, piece)
        known = piece.continued(from: cluster)
        let isWhole = prefix.end >= rest.upperBound
        if isWhole, piece.isHyphenated, let cut = cutForHyphen(rest) {
            known = piece.continued(from: detail.safeCluster(at: cut.end))
            return line(to: LineStart(entry: piece.entry, byte: cut.end), cutAt: cut)
        }
        let next = nextWidth(prefix, isWhole: isWhole, of: piece)
        if isWhole, !piece.isHyphenated {
            var line = line(to: LineStart(entry: hangingEntry(piece.entry + 1)), width: prefix.width, next: next)
            // Before white space that hangs an end is trimmed only where words are cut.
            (line.trimsEnd, line.isForced) = (prefix.trimsEnd, prefix.trimsEnd)
            return line
        }
        let cutX = columnsTellAfterCuts ? cluster.map { detail.clusterX[$0] } : nil
        let end =
            isWhole
            ? LineStart(entry: piece.entry + 1) : LineStart(entry: piece.entry, byte: prefix.end, x: cutX)
        return line(to: end, cutAt: prefix, next: next)
    }

    /// The piece that the line begins in, before anything is cut from it.
    private var wholePiece: CutPiece {
        let exactness = paragraph.columns.exactness
        let piece = paragraph.columns.piece(after: start.entry)
        let end = paragraph.lineEnd(ofLine: piece, inSegment: segment)
        return CutPiece(
            entry: start.entry,
            visibleEnd: end.visibleEnd,
            isHyphenated: end.isHyphenated,
            sumsTell: width < TextUnit.unbounded && exactness.sumsTell(in: paragraph.segments[segment], detail),
            tolerance: exactness.tolerance(detail),
            cluster: detail.safeCluster(at: byte)
        )
    }

    /// As much of a piece's rest as fits, and the cluster after it, if text may be cut there.
    @inline(__always)
    private func cut(_ rest: Range<Int>, _ piece: CutPiece) -> (prefix: Prefix, cluster: Int?) {
        if piece.sumsTell, let first = piece.cluster, let cut = plainCut(from: first, rest, piece.tolerance) {
            let end = Int(detail.clusterOffsets[cut.cluster])
            let width = detail.clusterX[cut.cluster] - detail.clusterX[first]
            return (Prefix(end: end, visibleEnd: end, width: width, next: cut.next), cut.cluster)
        }
        let prefix = stretches.longestPrefix(of: rest, takesOneGrapheme: true)
        return (prefix, prefix.end < rest.upperBound ? detail.safeCluster(at: prefix.end) : nil)
    }

    /// Whether the columns give the width of a line that begins at a safe cut.
    private var columnsTellAfterCuts: Bool {
        paragraph.columns.exactness.columnsAreExact && !paragraph.rules.restartsAtCuts
    }

    /// The width below which the piece is cut at the same place, because neither a longer beginning nor the whole piece
    /// fits. The sums of longer beginnings that were not examined exceed the width by more than `tolerance`, and their
    /// widths are less than the sums by at most half of that. 0 if the columns are not exact or the line begins at an
    /// unsafe cut.
    @inline(__always)
    private func nextWidth(_ prefix: Prefix, isWhole: Bool, of piece: CutPiece) -> Int64 {
        guard paragraph.columns.exactness.columnsAreExact, let cluster = piece.cluster else { return 0 }
        let whole = paragraph.columns.fitX(piece.entry + 1) - detail.clusterX[cluster]
        return isWhole || prefix.next == .max ? whole : min(whole, prefix.next, width + piece.tolerance / 2)
    }

    /// The last entry, from `entry` on, with only white space between, which hangs on the line that ends at `entry`.
    func hangingEntry(_ entry: Int) -> Int {
        let utf8 = paragraph.source.text.utf8Span.span
        var end = entry
        while end < last {
            let piece = paragraph.columns.piece(after: end)
            if paragraph.hanging.trimmedEnd(of: piece, in: utf8) > piece.lowerBound { break }
            end += 1
        }
        return end
    }
}

extension LineSearch {
    /// The last cut that fits, or the one after the first grapheme, and the least width of a longer line; nil if
    /// something joins or hangs there.
    private func plainCut(
        from first: Int,
        _ rest: Range<Int>,
        _ tolerance: Int64
    ) -> (cluster: Int, next: Int64)? {
        let startX = detail.clusterX[first]
        var end = first
        while Int(detail.clusterOffsets[end]) < rest.upperBound,
            end == first || detail.clusterX[end + 1] - startX <= width
        {
            end += 1
        }
        let offset = Int(detail.clusterOffsets[end])
        let limit = startX + width + tolerance
        guard end > first, offset <= rest.upperBound, isPlain(end, rest.upperBound, limit) else { return nil }
        let utf8 = paragraph.source.text.utf8Span.span
        guard paragraph.hanging.trimmedEnd(of: rest.lowerBound..<offset, in: utf8) == offset else { return nil }
        if offset == rest.upperBound { return (end, .max) }
        if paragraph.rules.trimsPunctuation, TrimmedText.mayTrim(utf8[offset]) { return nil }
        let isSeen = paragraph.hanging.trimmedEnd(of: offset..<Int(detail.clusterOffsets[end + 1]), in: utf8) > offset
        return isSeen ? (end, detail.clusterX[end + 1] - startX) : nil
    }

    /// Whether the clusters from `end` on are safe cuts, single graphemes and rising, as far as a joined form could
    /// still bring them inside the width.
    private func isPlain(_ end: Int, _ textEnd: Int, _ limit: Int64) -> Bool {
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
