import CopyfitUnicode

extension PreparedParagraph {
    /// Whether opportunities behind a cut inside a word are found anew, as a browser does, which analyses each line by
    /// itself.
    var restartsAtCuts: Bool { source.breakRules.profile == .web }

    /// Whether graphemes are set back, so that a longer piece of the text may be narrower: cuts inside words that a browser
    /// makes and pieces beside an ellipsis then say nothing of other widths.
    var setsGraphemesBack: Bool { table.spacings.contains { $0.units < 0 } }

    /// Whether a longer piece of a segment's text is as wide as a shorter one or wider, but for what joining letters take.
    func ordersPieces(ofSegment segment: Int) -> Bool {
        let goesBackInside = setsGraphemesBack && detail.longestLigature > 0
        return !segments[segment].hasTabs && detail.xRises && !goesBackInside
    }

    /// Where a line that starts at byte `start`, inside a word, may end when no text stands before it: offsets in order,
    /// the last being `end`. Words are divided as they are whole: a dictionary does not know the rest of one.
    func opportunities(from start: Int, to end: Int) -> [Int] {
        var rules = source.breakRules
        rules.hyphenation = nil
        let divisions = hyphens.divisions(inside: start..<end).map { Int($0) }
        let found = pool.withWorkspace { workspace in
            // Preparing analysed this very text; only a lack of memory can keep ICU from doing so again.
            try? workspace.analyzer.analyze(
                source.text.utf8Span.span.extracting(start..<end),
                language: source.runs[0].style.language,
                direction: source.direction,
                rules: rules,
                into: &workspace.analysis
            )
            return workspace.analysis.opportunities.map { start + Int($0.offset) }
        }
        return divisions.isEmpty ? found : Set(found).union(divisions).sorted()
    }
}

extension LineBreaker {
    /// How far behind a line's width its text is analysed, in bytes: what stands there may decide where the line ends,
    /// as a dictionary looks a few words ahead.
    private static let lookahead = 1024

    /// How many opportunities behind the last that may fit it is analysed. ICU's dictionaries weigh three words together.
    private static let entriesAhead = 8

    /// The line from byte `byte`, inside the word before entry `next`, its text analysed from there on. O(line).
    mutating func restartedLine(from byte: Int, next: Int) -> BrokenLine {
        let detail = paragraph.detail
        let farthest = detail.clusterEnd(at: byte) + width + paragraph.widthTolerance
        let reached = max(next, paragraph.columns.lastEntry(from: next, through: last, within: farthest))
        let horizon = min(last, reached + Self.entriesAhead)
        let ends = paragraph.opportunities(from: byte, to: analysedEnd(byte, offset(horizon), farthest, detail))
        let origin = BrowserCut(paragraph, from: byte, inSegment: segment)
        guard let end = ends.last(where: { fits(from: byte, to: $0, farthest, origin) }) else {
            return cut(byte..<(ends.first ?? offset(next)))
        }
        let entry = firstEntry(at: end)
        if offset(entry) == end { return finish(fromByte: byte, to: entry, width: seenWidth(byte, end), next: 0) }
        start = .inside(end, next: entry)
        return BrokenLine(
            segment: segment,
            start: byte,
            end: end,
            visibleEnd: visibleEnd(from: byte, toByte: end),
            width: seenWidth(byte, end)
        )
    }

    /// The end of what is analysed: `end`, or the grapheme `lookahead` behind the first cluster past `farthest`.
    private func analysedEnd(_ byte: Int, _ end: Int, _ farthest: Int64, _ detail: ParagraphDetail) -> Int {
        var cluster = detail.cluster(at: byte)
        while Int(detail.clusterOffsets[cluster]) < end, detail.clusterX[cluster] <= farthest { cluster += 1 }
        let reach = Int(detail.clusterOffsets[cluster]) + Self.lookahead
        return reach < end ? min(end, detail.graphemeEnd(after: reach)) : end
    }

    /// As many graphemes of a piece as fit, at least one. A hyphen behind them that does not fit is left out.
    private mutating func cut(_ piece: Range<Int>) -> BrokenLine {
        let seen = piece.lowerBound..<visibleEnd(from: piece.lowerBound, toByte: piece.upperBound)
        let prefix = paragraph.longestPrefix(of: seen, inSegment: segment, width: width, takesOneGrapheme: true)
        let end = prefix.end < seen.upperBound ? prefix.end : piece.upperBound
        let entry = firstEntry(at: end)
        let isOpportunity = offset(entry) == end
        if isOpportunity, !isHyphenated(atByte: end) {
            return finish(fromByte: piece.lowerBound, to: entry, width: prefix.width, next: 0)
        }
        start = isOpportunity ? .opportunity(entry) : .inside(end, next: entry)
        return BrokenLine(
            segment: segment,
            start: piece.lowerBound,
            end: end,
            visibleEnd: prefix.visibleEnd,
            width: prefix.width,
            isForced: true
        )
    }

    /// The first entry of the segment at or behind a byte.
    private func firstEntry(at byte: Int) -> Int {
        var (low, high) = (Int(paragraph.segments[segment].firstOpportunity), last)
        while low < high {
            let middle = (low + high) / 2
            if offset(middle) < byte { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Whether a line that ends at a byte fits. What is seen of one that does ends no farther than `farthest`.
    private func fits(from byte: Int, to end: Int, _ farthest: Int64, _ origin: BrowserCut?) -> Bool {
        let visible = visibleEnd(from: byte, toByte: end)
        if paragraph.detail.clusterStart(at: visible) > farthest || seenWidth(byte, end) > width { return false }
        guard let origin, origin.isRounded else { return true }
        return origin.width(to: visible) <= width
    }

    private func seenWidth(_ byte: Int, _ end: Int) -> Int64 {
        let seen = byte..<visibleEnd(from: byte, toByte: end)
        return paragraph.exactWidth(seen, inSegment: segment, isHyphenated: isHyphenated(atByte: end))
    }
}
