import CopyfitFonts

/// Cuts lines from the piece between two entries that is wider than a line: each as many graphemes as fit, at least one.
///
/// Around a cut where nothing joins, each cluster is one grapheme and may be cut off, so that widths are differences of sums,
/// which only rise; elsewhere candidates are shaped. Holds numbers alone: the paragraph is handed in for each line.
struct PieceCutter {
    /// The entry that the piece begins at.
    let entry: Int
    private let segment: Int
    private let width: Int64
    /// Before the hyphen or the white space that the piece ends with.
    private let visibleEnd: Int
    private let isHyphenated: Bool
    /// Whether widths between cuts where nothing joins are differences of sums.
    private let sumsTell: Bool
    private let tolerance: Int64
    /// The cluster that the next line begins with, if it is known to be a cut where nothing joins.
    private var cluster: Int?

    /// Begins with the piece after an entry. `detail` is the paragraph's.
    init(
        _ paragraph: PreparedParagraph,
        _ detail: ParagraphDetail,
        width: Int64,
        pieceAfter entry: Int,
        inSegment segment: Int
    ) {
        self.entry = entry
        self.segment = segment
        self.width = width
        let piece = paragraph.columns.piece(after: entry)
        (visibleEnd, isHyphenated) = paragraph.lineEnd(ofLine: piece, inSegment: segment)
        tolerance = paragraph.columns.exactness.tolerance(detail)
        sumsTell =
            width < TextUnit.unbounded && paragraph.columns.exactness.sumsTell(in: paragraph.segments[segment], detail)
    }

    /// The line from a start in the piece.
    mutating func line(from start: LineStart, _ paragraph: PreparedParagraph, _ detail: ParagraphDetail) -> FoundLine {
        let byte = paragraph.columns.offset(of: start)
        let rest = byte..<max(byte, visibleEnd)
        let first = sumsTell ? cluster ?? plainStart(byte, detail) : nil
        if let first, let cut = plainCut(from: first, rest, paragraph, detail) {
            let end = Int(detail.clusterOffsets[cut.cluster])
            let (startX, x) = (detail.clusterX[first], detail.clusterX[cut.cluster])
            let isWhole = end >= rest.upperBound
            cluster = isWhole ? nil : cut.cluster
            let prefix = Prefix(end: end, visibleEnd: end, width: x - startX, next: cut.next)
            return line(from: start, prefix, isWhole: isWhole, x: startX, cutX: x, paragraph)
        }
        cluster = nil
        let prefix = paragraph.longestPrefix(of: rest, inSegment: segment, width: width, takesOneGrapheme: true)
        let isWhole = prefix.end >= rest.upperBound
        let cutX = isWhole ? nil : detail.safeX(prefix.end)
        return line(from: start, prefix, isWhole: isWhole, x: detail.safeX(byte), cutX: cutX, paragraph)
    }

    /// A prefix as a line. `x` and `cutX` are the positions of its start and its end, nil where cuts are unsafe.
    private func line(
        from start: LineStart,
        _ prefix: Prefix,
        isWhole: Bool,
        x: Int64?,
        cutX: Int64?,
        _ paragraph: PreparedParagraph
    ) -> FoundLine {
        let isForced = !isWhole || isHyphenated
        let columns = paragraph.columns
        let cut = LineStart(entry: entry, x: paragraph.sumsTellAfterCuts ? cutX : nil, byte: prefix.end)
        let whole = isForced ? entry + 1 : hangingEntry(entry + 1, paragraph)
        return FoundLine(
            segment: segment,
            start: start,
            end: isWhole ? columns.lineStart(at: whole) : cut,
            width: prefix.width,
            next: nextWidth(prefix, isWhole: isWhole, x: x, paragraph),
            least: isForced ? prefix.least : 0,
            isForced: isForced,
            visibleEnd: isForced ? prefix.visibleEnd : nil
        )
    }

    /// The width below which the piece is cut at the same place: neither does a longer beginning fit, nor the whole piece. Longer
    /// beginnings that were not looked at start `tolerance` too late, half of which is more than they may be narrower. 0 where
    /// the line begins at an unsafe cut and sums do not tell.
    private func nextWidth(_ prefix: Prefix, isWhole: Bool, x: Int64?, _ paragraph: PreparedParagraph) -> Int64 {
        guard paragraph.columns.exactness.columnsAreExact, let x else { return 0 }
        let whole = paragraph.columns.fitX(entry + 1) - x
        return isWhole || prefix.next == .max ? whole : min(whole, prefix.next, width + tolerance / 2)
    }

    /// The last entry from `entry` on with only white space between, which hangs on the line that ends at `entry`.
    private func hangingEntry(_ entry: Int, _ paragraph: PreparedParagraph) -> Int {
        let last = Int(paragraph.segments[segment].lastOpportunity)
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

extension PieceCutter {
    /// The cluster that starts at `byte` when text may be cut there.
    private func plainStart(_ byte: Int, _ detail: ParagraphDetail) -> Int? {
        let cluster = detail.cluster(at: byte)
        return Int(detail.clusterOffsets[cluster]) == byte && detail.clusterIsSafe[cluster] ? cluster : nil
    }

    /// The last cut that fits, or the one after the first grapheme, and the least width of a longer line; nil where
    /// something joins or hangs.
    private func plainCut(
        from first: Int,
        _ rest: Range<Int>,
        _ paragraph: PreparedParagraph,
        _ detail: ParagraphDetail
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
        guard end > first, offset <= rest.upperBound, isPlain(end, rest.upperBound, limit, detail) else { return nil }
        let utf8 = paragraph.source.text.utf8Span.span
        guard paragraph.hanging.trimmedEnd(of: rest.lowerBound..<offset, in: utf8) == offset else { return nil }
        if offset == rest.upperBound { return (end, .max) }
        let isSeen = paragraph.hanging.trimmedEnd(of: offset..<Int(detail.clusterOffsets[end + 1]), in: utf8) > offset
        return isSeen ? (end, detail.clusterX[end + 1] - startX) : nil
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

extension PreparedParagraph {
    /// Whether the columns tell how wide a line is that begins at a safe cut inside a word.
    fileprivate var sumsTellAfterCuts: Bool { columns.exactness.columnsAreExact && !rules.restartsAtCuts }
}
