import CopyfitUnicode

/// Searches for the end of a line that the columns do not give: one whose edges' windows overlap, one with tabs or
/// rounded boxes, one that begins or ends inside a word.
struct LineSearch {
    let paragraph: PreparedParagraph
    let detail: ParagraphDetail
    /// Text units.
    let width: Int64
    /// The room before the line, in text units.
    let indent: Int64
    let segment: Int
    /// The segment's last entry.
    let last: Int
    private(set) var start: LineStart
    /// The start's UTF-8 offset.
    private(set) var byte: Int

    init(
        _ paragraph: PreparedParagraph,
        width: Int64,
        indent: Int64 = 0,
        from start: LineStart,
        inSegment segment: Int
    ) {
        self.paragraph = paragraph
        detail = paragraph.detail
        self.width = width
        self.indent = indent
        self.segment = segment
        self.start = start
        byte = paragraph.columns.offset(of: start)
        last = Int(paragraph.segments[segment].lastOpportunity)
    }

    /// Continues with the line after the one that was found.
    @inline(__always)
    mutating func move(to next: LineStart) {
        start = next
        byte = paragraph.columns.offset(of: next)
    }

    /// The line. `piece` is the piece that the previous line was cut from.
    func line(_ piece: inout CutPiece?) -> FoundLine {
        if start.byte != nil, paragraph.rules.restartsAtCuts { return restartedLine() }
        return lineToEntry() ?? (paragraph.rules.overflowWrap == .normal ? overflowingLine() : cutLine(&piece))
    }

    /// Whether the start is an entry from which the columns give the widths of lines.
    @inline(__always)
    var startsWhereColumnsTell: Bool { start.byte == nil && paragraph.columns.exactness.columnsAreExact }

    /// A line from the start.
    @inline(__always)
    func line(to end: LineStart, width: Int64, next: Int64 = 0) -> FoundLine {
        FoundLine(segment: segment, start: start, end: end, width: width, next: next)
    }

    /// A line from the start that ends inside a word, or at a hyphen that does not fit.
    @inline(__always)
    func line(to end: LineStart, cutAt prefix: Prefix, next: Int64 = 0) -> FoundLine {
        FoundLine(
            segment: segment,
            start: start,
            isForced: true,
            end: end,
            width: prefix.width,
            next: next,
            least: prefix.least,
            trimsEnd: prefix.trimsEnd,
            visibleEnd: prefix.visibleEnd
        )
    }

    /// For cuts inside words.
    var stretches: StretchSearch {
        StretchSearch(
            paragraph: paragraph,
            detail: detail,
            segment: segment,
            width: width,
            trimsEnds: true,
            indent: indent
        )
    }

    /// Twice the amount by which sums may be off.
    var tolerance: Int64 { paragraph.columns.exactness.tolerance(detail) }

    func offset(_ entry: Int) -> Int { paragraph.columns.offset(entry) }

    /// The end of the visible part of the line to a byte, and whether a hyphen follows.
    func lineEnd(at end: Int) -> (visibleEnd: Int, isHyphenated: Bool) {
        paragraph.lineEnd(ofLine: byte..<max(byte, end), inSegment: segment)
    }

    func exactWidth(to end: Int) -> Int64 {
        let end = lineEnd(at: end)
        return paragraph.exactWidth(
            byte..<end.visibleEnd,
            inSegment: segment,
            indent: indent,
            isHyphenated: end.isHyphenated,
            detail
        )
    }
}

extension LineSearch {
    /// The line to the last entry that fits; nil if not even the next one does.
    @inline(__always)
    private func lineToEntry() -> FoundLine? {
        if start.byte != nil, let x = start.x { return columnLine(from: x) }
        return startsWhereColumnsTell ? nil : measuredLine()
    }

    /// The same from a position inside a piece.
    @inline(__always)
    private func columnLine(from x: Int64) -> FoundLine? {
        let sums = paragraph.columns.sums
        if sums.fitX(start.entry + 1) - x > width { return nil }
        let end = sums.lastEntry(from: start.entry + 1, through: last, within: x + width)
        switch sums {
        case .narrow(let columns): return columns.line(from: start, at: x, to: end, last, segment)
        case .wide(let columns): return columns.line(from: start, at: x, to: end, last, segment)
        }
    }

    /// The line to the last entry that fits, measured from the bytes of lines; nil if not even the next one does.
    private func measuredLine() -> FoundLine? {
        guard let found = start.byte == nil ? lastFittingFromEntry() : lastFittingFromCut() else { return nil }
        if paragraph.columns.exactness.trimsEnds { return trimmedLine(to: found.end, width: found.width) }
        return line(to: LineStart(entry: found.end), width: found.width)
    }

    private func lastFittingFromEntry() -> (end: Int, width: Int64)? {
        if paragraph.segments[segment].hasTabs { return lastFittingBesideTabs() }
        let exactness = paragraph.columns.exactness
        let farthest = paragraph.columns.startX(start.entry) + width + (exactness.sumsAreExact ? 0 : tolerance)
        return lastFitting(
            near: paragraph.columns.sums.lastEntry(from: start.entry, through: last, within: farthest),
            notBefore: start.entry + 1
        )
    }

    /// The last entry near one at which a line that is shaped by itself fits.
    private func lastFitting(near entry: Int, notBefore first: Int) -> (end: Int, width: Int64)? {
        var end = entry
        while end < last, fittingWidth(toEntry: end + 1) != nil { end += 1 }
        while end >= first {
            if let found = fittingWidth(toEntry: end) { return (end, found) }
            end -= 1
        }
        return nil
    }

    /// Tabs only widen a line, so the search ends at the first entry that cannot fit, as far as sums tell. Of the entries
    /// before it, the last one that fits is taken. Few are shaped, however long the line.
    private func lastFittingBesideTabs() -> (end: Int, width: Int64)? {
        for end in entriesThatMayFitBesideTabs().reversed() {
            let found = exactWidth(to: offset(end))
            if found <= width { return (end, found) }
        }
        return nil
    }

    /// The entries, rising; of those with only white space between them, which hangs, the last.
    private func entriesThatMayFitBesideTabs() -> [Int] {
        var ends: [Int] = []
        var line = TabbedLine(paragraph, from: byte, indent: indent, inSegment: segment, detail)
        let limit = width + tolerance / 2
        var seenEnd = byte
        for end in start.entry + 1..<last + 1 {
            let piece = max(byte, offset(end - 1))..<offset(end)
            let seen = paragraph.lineEnd(ofLine: piece, inSegment: segment)
            let onlyHangs = seen.visibleEnd == piece.lowerBound && !seen.isHyphenated
            if !onlyHangs { seenEnd = seen.visibleEnd }
            guard line.mayFit(to: seenEnd, within: limit, detail) else { break }
            if onlyHangs, !ends.isEmpty { ends.removeLast() }
            ends.append(end)
        }
        return ends
    }

    /// Letters that join may take less room apart from their word, but by no more than the tolerance.
    private func lastFittingFromCut() -> (end: Int, width: Int64)? {
        if paragraph.segments[segment].hasTabs { return lastFittingBesideTabs() }
        let next = start.entry + 1
        let farthest = detail.clusterEnd(at: byte) + width + tolerance
        if detail.xRises, detail.clusterStart(at: lineEnd(at: offset(next)).visibleEnd) > farthest { return nil }
        return lastFitting(
            near: max(next, paragraph.columns.sums.lastEntry(from: next, through: last, within: farthest)),
            notBefore: next
        )
    }
}

extension LineSearch {
    /// The line to the first place where it may end, which does not fit.
    @inline(never)
    private func overflowingLine() -> FoundLine {
        let first = start.entry + 1
        let needed = paragraph.columns.fitX(first) - paragraph.columns.startX(start.entry)
        let next = paragraph.columns.exactness.columnsAreExact ? needed : 0
        return line(to: LineStart(entry: hangingEntry(first)), width: exactWidth(to: offset(first)), next: next)
    }
}

extension AnyColumns {
    /// The last entry after `entry` whose `fitX` is at most `limit`; `entry` itself if there is none. O(log of how many
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

extension LineSearch {
    /// Passes lines of a segment to `body`, from an entry up to the first line that ends where the columns give widths
    /// again. Returns the entry it ends at.
    @inline(never)
    static func passLines(
        from entry: Int,
        inSegment segment: Int,
        of paragraph: PreparedParagraph,
        width: Int64,
        _ body: (FoundLine) -> Void
    ) -> Int {
        let start = LineStart(entry: entry)
        var search = LineSearch(paragraph, width: width, from: start, inSegment: segment)
        var piece: CutPiece?
        repeat {
            let line = search.line(&piece)
            body(line)
            search.move(to: line.end)
        } while search.start.entry < search.last && !search.startsWhereColumnsTell
        return search.start.entry
    }
}
