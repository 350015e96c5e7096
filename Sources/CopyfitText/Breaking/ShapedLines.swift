/// The lines whose width the columns do not tell: between edges whose windows overlap, with tabs or rounded boxes, from inside
/// a word, or ending there.
struct ShapedLines {
    /// Text units.
    private let width: Int64
    /// The piece that lines are cut from.
    private var cutter: PieceCutter?

    init(width: Int64) { self.width = width }

    /// The line from a start, from which the columns either do not tell widths or say that the next opportunity does not
    /// fit.
    @inline(never)
    mutating func line(from start: LineStart, inSegment segment: Int, of paragraph: PreparedParagraph) -> FoundLine {
        if start.x == nil {
            let search = ShapedSearch(paragraph, width: width, from: start, inSegment: segment)
            if start.byte != nil, paragraph.rules.restartsAtCuts { return search.restartedLine() }
            if let line = search.line() { return line }
        }
        let detail = paragraph.detail
        if cutter?.entry != start.entry {
            cutter = PieceCutter(paragraph, detail, width: width, pieceAfter: start.entry, inSegment: segment)
        }
        return cutter!.line(from: start, paragraph, detail)
    }
}

/// Searches where a line may end by measuring candidates from their bytes.
struct ShapedSearch {
    let paragraph: PreparedParagraph
    let width: Int64
    let segment: Int
    let start: LineStart
    /// The start's UTF-8 offset.
    let byte: Int
    /// The segment's last entry.
    let last: Int

    init(_ paragraph: PreparedParagraph, width: Int64, from start: LineStart, inSegment segment: Int) {
        self.paragraph = paragraph
        self.width = width
        self.segment = segment
        self.start = start
        byte = paragraph.columns.offset(of: start)
        last = Int(paragraph.segments[segment].lastOpportunity)
    }

    /// The line to the last opportunity that fits, nil when not even the next one does.
    func line() -> FoundLine? {
        guard let found = start.byte == nil ? lastFittingFromEntry() : lastFittingFromCut() else { return nil }
        return line(to: paragraph.columns.lineStart(at: found.end), width: found.width)
    }

    /// A line from the start.
    func line(to end: LineStart, width: Int64, isForced: Bool = false, visibleEnd: Int? = nil) -> FoundLine {
        FoundLine(
            segment: segment,
            start: start,
            end: end,
            width: width,
            next: 0,
            isForced: isForced,
            visibleEnd: visibleEnd
        )
    }

    func offset(_ entry: Int) -> Int { paragraph.columns.offset(entry) }

    /// The end of what is seen of the line to a byte, and whether a hyphen follows.
    func lineEnd(at end: Int) -> (visibleEnd: Int, isHyphenated: Bool) {
        paragraph.lineEnd(ofLine: byte..<max(byte, end), inSegment: segment)
    }

    func exactWidth(to end: Int) -> Int64 {
        let end = lineEnd(at: end)
        return paragraph.exactWidth(byte..<end.visibleEnd, inSegment: segment, isHyphenated: end.isHyphenated)
    }

    private func lastFittingFromEntry() -> (end: Int, width: Int64)? {
        if paragraph.segments[segment].hasTabs {
            return lastFittingBesideTabs().map { ($0, exactWidth(to: offset($0))) }
        }
        let farthest = paragraph.columns.startX(start.entry) + width + paragraph.tolerance
        var end = paragraph.columns.sums.lastEntry(from: start.entry, through: last, within: farthest)
        while end < last, exactWidth(to: offset(end + 1)) <= width { end += 1 }
        while end > start.entry {
            let found = exactWidth(to: offset(end))
            if found <= width { return (end, found) }
            end -= 1
        }
        return nil
    }

    /// Tabs only widen a line, so the first entry that does not fit ends the search, a hyphen and what letters join there left
    /// out; before it the last one that fits as it is seen is taken.
    private func lastFittingBesideTabs() -> Int? {
        var farthest = start.entry
        var line = TabbedLine(paragraph, from: byte, inSegment: segment)
        while farthest < last {
            let end = lineEnd(at: offset(farthest + 1))
            let limit = width + (end.isHyphenated ? paragraph.tolerance : 0)
            guard line.width(to: end.visibleEnd, isHyphenated: false) <= limit else { break }
            farthest += 1
        }
        return (start.entry..<farthest).reversed().lazy.map { $0 + 1 }.first { end in
            !lineEnd(at: offset(end)).isHyphenated || exactWidth(to: offset(end)) <= width
        }
    }

    /// Letters that join take less room apart from their word, but by no more than the tolerance.
    private func lastFittingFromCut() -> (end: Int, width: Int64)? {
        let detail = paragraph.detail
        let next = start.entry + 1
        let farthest = detail.clusterEnd(at: byte) + width + paragraph.tolerance
        if detail.xRises, detail.clusterStart(at: lineEnd(at: offset(next)).visibleEnd) > farthest { return nil }
        var end = max(next, paragraph.columns.sums.lastEntry(from: next, through: last, within: farthest))
        while end < last, exactWidth(to: offset(end + 1)) <= width { end += 1 }
        while end >= next {
            let found = exactWidth(to: offset(end))
            if found <= width { return (end, found) }
            end -= 1
        }
        return nil
    }
}

extension AnyColumns {
    /// The last entry after `entry` whose `fitX` is at most `limit`; `entry` itself when there is none. O(log of how many
    /// entries further it is).
    func lastEntry(from entry: Int, through last: Int, within limit: Int64) -> Int {
        var (low, step) = (entry, 1)
        while low < last, fitX(min(last, low + step)) <= limit {
            low = min(last, low + step)
            step *= 2
        }
        let high = min(last, low + step)
        return (low..<high).partitioningIndex { fitX($0 + 1) > limit }
    }
}
