/// What the columns have for a place where a line may end, both for lines that end there and for lines that begin
/// there.
struct ColumnEntry {
    let offset: UInt32
    let startX: Int64
    var fitX: Int64

    init(offset: Int, startX: Int64, fitX: Int64) {
        self.offset = UInt32(truncatingIfNeeded: offset)
        self.startX = startX
        self.fitX = fitX
    }
}

/// An entry where an edge of a line is unsafe.
struct CorrectedEntry {
    let entry: ColumnEntry
    /// How far a line that begins here must reach to be exact.
    let startCut: Int
    /// Whether the columns can be wrong for a line that ends or begins here.
    let edgesOverlap: Bool
    /// The width of the piece before it, if the columns do not give it.
    let pieceWidth: Int64?
}

/// Finds the entries of a shaped segment: each from its piece alone, and from how far the line that begins with the
/// piece must reach.
struct SegmentEntries {
    let segment: Range<Int>
    /// The segment's runs in `edges.table`.
    let runs: Range<Int>
    let edges: EdgeCorrection

    /// The entry after a piece if all edges have the glyphs of the whole segment, otherwise nil.
    @inline(__always)
    func plainEntry(after piece: SegmentPiece, _ utf8: Span<UInt8>) -> ColumnEntry? {
        let entry = Self.entry(after: piece, of: segment.lowerBound, edges.advances, edges.rules.hanging, utf8)
        guard var entry, !endsUnspaced(piece) else { return nil }
        entry.fitX -= trailingSpacing(segment.lowerBound..<piece.trimmedEnd, isHyphenated: false)
        return entry
    }

    /// The same for text without spacing. `origin` is the segment's start.
    @inline(__always)
    static func entry(
        after piece: SegmentPiece,
        of origin: Int,
        _ advances: SegmentAdvances,
        _ hanging: TrailingWhitespace,
        _ utf8: Span<UInt8>
    ) -> ColumnEntry? {
        let (end, trimmed) = (piece.range.upperBound, piece.trimmedEnd)
        guard piece.hyphen == nil, advances.isSafe(end - origin),
            advances.isSafe(trimmed - origin)
                || advances.isSafe(hanging.shapedEnd(after: trimmed, in: utf8) - origin)
        else { return nil }
        return ColumnEntry(offset: end, startX: advances.x(end - origin), fitX: advances.x(trimmed - origin))
    }

    /// The entry after a piece; the line that begins with the piece must reach to `startCut`.
    func entry(after piece: SegmentPiece, startCut: Int, _ utf8: Span<UInt8>) -> CorrectedEntry {
        let (offset, seenEnd, isHyphenated) = (piece.range.upperBound, piece.visibleEnd, piece.hyphen != nil)
        let (start, end) = (startEdge(offset, utf8), endEdge(piece, utf8))
        let isUnmeasured = offset == segment.upperBound && end.safeCut == LineEdge.nowhereBefore
        let trailing = trailingSpacing(segment.lowerBound..<seenEnd, isHyphenated: isHyphenated)
        let isSeen = seenEnd > piece.range.lowerBound
        let overlaps = isSeen && max(startCut, piece.range.lowerBound) > end.safeCut
        let isBareHyphen = isHyphenated && seenEnd == piece.range.lowerBound
        let endsUnspaced = endsUnspaced(piece)
        let isLost = end.safeCut == LineEdge.nowhereBefore || start.safeCut == LineEdge.nowhereAfter
        return CorrectedEntry(
            entry: ColumnEntry(
                offset: offset,
                startX: start.x,
                fitX: (isUnmeasured ? wholeEnd(seenEnd, utf8) : end.x) - trailing
            ),
            startCut: start.safeCut,
            edgesOverlap: overlaps || isBareHyphen || isLost || endsUnspaced,
            pieceWidth: overlaps || endsUnspaced ? shapedWidth(piece, utf8) : nil
        )
    }

    /// By how much the last character of a line that ends with a piece is narrower if it is trimmed, 0 before white space
    /// that hangs; and where that character begins.
    func endTrim(after piece: SegmentPiece, _ utf8: Span<UInt8>) -> (amount: Int64, lastX: Int64) {
        let end = piece.range.upperBound
        guard piece.trimmedEnd == end, piece.hyphen == nil, end > piece.range.lowerBound else { return (0, 0) }
        let amount = edges.endTrim(at: end, in: edges.table.runs[run(holding: end - 1)], utf8)
        return (amount, amount > 0 ? x(end - TrimmedText.characterLength) : 0)
    }

    private func x(_ offset: Int) -> Int64 { edges.advances.x(offset - segment.lowerBound) }

    /// Whether a line whose visible part ends at `end` has the glyphs of the whole segment there.
    private func isSafe(end: Int, _ utf8: Span<UInt8>) -> Bool {
        edges.advances.isSafe(end - segment.lowerBound)
            || edges.advances.isSafe(edges.rules.hanging.shapedEnd(after: end, in: utf8) - segment.lowerBound)
    }

    private func startEdge(_ offset: Int, _ utf8: Span<UInt8>) -> LineEdge {
        if edges.advances.isSafe(offset - segment.lowerBound) { return LineEdge(x: x(offset), safeCut: offset) }
        return edges.start(offset, in: edges.table.runs[run(holding: offset)], utf8)
    }

    private func endEdge(_ piece: SegmentPiece, _ utf8: Span<UInt8>) -> LineEdge {
        let end = piece.visibleEnd
        if piece.hyphen == nil, isSafe(end: end, utf8) { return LineEdge(x: x(end), safeCut: LineEdge.anywhere) }
        return edges.end(end, in: edges.table.runs[run(holding: end - 1)], utf8, isHyphenated: piece.hyphen != nil)
    }

    /// The position of a segment's end that no window measures, for a line that contains the last run from its
    /// beginning.
    private func wholeEnd(_ end: Int, _ utf8: Span<UInt8>) -> Int64 {
        let run = run(holding: end - 1)
        let start = Int(edges.table.runs[run].start)
        return x(start)
            + edges.direct(start..<end, runs: run..<run + 1, utf8, isHyphenated: false, startsLine: false)
    }

    private func shapedWidth(_ piece: SegmentPiece, _ utf8: Span<UInt8>) -> Int64 {
        let (seen, isHyphenated) = (piece.range.lowerBound..<piece.visibleEnd, piece.hyphen != nil)
        return edges.direct(seen, runs: runs, utf8, isHyphenated: isHyphenated, startsLine: true)
            - trailingSpacing(seen, isHyphenated: isHyphenated)
    }

    /// Whether the last grapheme of a piece that is seen is one that no spacing follows, where lines do without spacing at their
    /// ends. Which spacing a line that ends there does without depends on where it begins.
    private func endsUnspaced(_ piece: SegmentPiece) -> Bool {
        edges.table.hasTrailingSpacing && piece.hyphen == nil && piece.visibleEnd > piece.range.lowerBound
            && edges.table.unspaced.contains(endingAt: piece.visibleEnd)
    }

    /// The spacing that a line with this text does not have at its end.
    private func trailingSpacing(_ text: Range<Int>, isHyphenated: Bool) -> Int64 {
        edges.table.trailingSpacing(text, isHyphenated: isHyphenated, in: runs)
    }

    /// The run that contains a byte of the segment, or the nearest.
    private func run(holding offset: Int) -> Int { edges.table.firstRun(in: runs, endingAfter: offset) }
}
