/// Breaks a paragraph into lines one by one: the general path, which knows of everything that may befall a line.
///
/// A line takes the last opportunity that fits. A word that does not fit on a line of its own is cut at graphemes; it moves
/// to a new line first. In a paragraph where edges' windows overlap or tabs
/// stand, lines are measured from their bytes.
struct LineBreaker {
    let paragraph: PreparedParagraph
    let width: Int64
    var segment = 0
    var start: Start
    private lazy var detail = paragraph.detail

    /// Where the next line begins.
    enum Start {
        case opportunity(Int)
        /// At a byte inside a word; the next opportunity's entry.
        case inside(Int, next: Int)
        case end
    }

    /// Breaks from a segment's start.
    init(_ paragraph: PreparedParagraph, width: Int64, segment: Int = 0) {
        self.paragraph = paragraph
        self.width = width
        self.segment = segment
        start = .opportunity(Int(paragraph.segments[segment].firstOpportunity))
    }

    /// Passes the lines from a start up to the next that begins at an opportunity: its entry, nil behind the segment.
    mutating func passCut(from newStart: Start, inSegment index: Int, _ body: (BrokenLine) -> Void) -> Int? {
        (segment, start) = (index, newStart)
        while let line = next() {
            body(line)
            switch start {
            case .opportunity(let entry): return segment == index ? entry : nil
            case .inside: continue
            case .end: return nil
            }
        }
        return nil
    }

    /// The next line, nil behind the last. Letters that are moved back past where the line begins make it no narrower than
    /// nothing.
    mutating func next() -> BrokenLine? {
        guard var line = nextLine() else { return nil }
        line.width = max(0, line.width)
        return line
    }

    private mutating func nextLine() -> BrokenLine? {
        switch start {
        case .end:
            return nil
        case .opportunity(let entry):
            if let end = lastFitting(from: entry) { return line(from: entry, to: end) }
            return forcedLine(from: offset(entry), next: entry + 1)
        case .inside(let byte, let next):
            if paragraph.restartsAtCuts { return restartedLine(from: byte, next: next) }
            if let end = lastFitting(fromByte: byte, next: next) { return end }
            return forcedLine(from: byte, next: next)
        }
    }
}

extension LineBreaker {
    var last: Int { Int(paragraph.segments[segment].lastOpportunity) }
    func offset(_ entry: Int) -> Int { Int(paragraph.offsets[entry]) }

    /// The last entry where a line from `entry` may end, nil when not even the next one fits.
    private func lastFitting(from entry: Int) -> Int? {
        let limit = paragraph.columns.startX(entry) + width
        guard paragraph.hasContextualLines else {
            let end = paragraph.columns.lastEntry(from: entry, through: last, within: limit)
            return end > entry ? end : nil
        }
        let start = offset(entry)
        if paragraph.segments[segment].hasTabs { return lastFittingBesideTabs(from: entry, start) }
        let farthest = limit + paragraph.widthTolerance
        var end = paragraph.columns.lastEntry(from: entry, through: last, within: farthest)
        while end < last, exactWidth(fromByte: start, to: end + 1) <= width { end += 1 }
        while end > entry, exactWidth(fromByte: start, to: end) > width { end -= 1 }
        return end > entry ? end : nil
    }

    /// Tabs only widen a line, so the first entry that does not fit ends the search, a hyphen and what letters join there left
    /// out; before it the last one that fits as it is seen is taken.
    private func lastFittingBesideTabs(from entry: Int, _ start: Int) -> Int? {
        var farthest = entry
        var line = TabbedLine(paragraph, from: start, inSegment: segment)
        while farthest < last {
            let limit = width + (isHyphenated(farthest + 1) ? paragraph.widthTolerance : 0)
            guard line.width(to: visibleEnd(from: start, to: farthest + 1), isHyphenated: false) <= limit else { break }
            farthest += 1
        }
        return (entry..<farthest).reversed().lazy.map { $0 + 1 }.first { end in
            !isHyphenated(end) || exactWidth(fromByte: start, to: end) <= width
        }
    }

    private func exactWidth(fromByte byte: Int, to end: Int) -> Int64 {
        let range = byte..<visibleEnd(from: byte, to: end)
        return paragraph.exactWidth(range, inSegment: segment, isHyphenated: isHyphenated(end))
    }

    /// The line from inside a word to the last opportunity that fits, nil when the word's rest does not fit.
    private mutating func lastFitting(fromByte byte: Int, next: Int) -> BrokenLine? {
        if !paragraph.hasContextualLines, let x = detail.safeX(byte) {
            let end = paragraph.columns.lastEntry(from: next - 1, through: last, within: x + width)
            guard end >= next else { return nil }
            let found = max(0, paragraph.columns.fitX(end) - x)
            return finish(fromByte: byte, to: end, width: found, next: nextWidth(behind: end, from: x))
        }
        let farthest = detail.clusterEnd(at: byte) + self.width + paragraph.widthTolerance
        let nearest = detail.clusterX[detail.cluster(at: visibleEnd(from: byte, to: next))]
        // Letters that join take less room apart from their word, but by no more than the tolerance.
        if detail.xRises, nearest > farthest { return nil }
        var end = max(next, paragraph.columns.lastEntry(from: next, through: last, within: farthest))
        while end < last, exactWidth(fromByte: byte, to: end + 1) <= width { end += 1 }
        var found = exactWidth(fromByte: byte, to: end)
        while found > self.width, end > next {
            end -= 1
            found = exactWidth(fromByte: byte, to: end)
        }
        guard found <= self.width else { return nil }
        return finish(fromByte: byte, to: end, width: found, next: 0)
    }

    private mutating func line(from entry: Int, to end: Int) -> BrokenLine {
        let start = offset(entry)
        if paragraph.hasContextualLines {
            return finish(fromByte: start, to: end, width: exactWidth(fromByte: start, to: end), next: 0)
        }
        let startX = paragraph.columns.startX(entry)
        let width = paragraph.columns.fitX(end) - startX
        return finish(fromByte: start, to: end, width: width, next: nextWidth(behind: end, from: startX))
    }

    /// The width at which a line from `startX` to an entry reaches further; the largest value at a segment's end.
    private func nextWidth(behind end: Int, from startX: Int64) -> Int64 {
        end < last ? paragraph.columns.fitX(end + 1) - startX : .max
    }

    mutating func finish(fromByte byte: Int, to end: Int, width: Int64, next: Int64) -> BrokenLine {
        let visible = visibleEnd(from: byte, to: end)
        let bounds = paragraph.segments[segment]
        let endsSegment = end == last
        let line = BrokenLine(
            segment: segment,
            start: byte,
            end: endsSegment ? Int(bounds.breakEnd) : offset(end),
            visibleEnd: visible,
            width: width,
            next: next,
            endsWithBreak: endsSegment && bounds.endsWithBreak,
            isHyphenated: isHyphenated(end)
        )
        if endsSegment { moveToNextSegment() } else { start = .opportunity(end) }
        return line
    }

    /// A line that ends inside the word before entry `next`: as many graphemes as fit, at least one.
    private mutating func forcedLine(from byte: Int, next: Int) -> BrokenLine {
        let cut = paragraph.cutPiece(behind: next - 1, from: byte, inSegment: segment, width: width, detail)
        let nextWidth = nextWidth(behind: cut, from: byte, next: next)
        if !cut.isForced {
            let end = paragraph.hangingEntry(next, inSegment: segment)
            return finish(fromByte: byte, to: end, width: cut.prefix.width, next: nextWidth)
        }
        start = cut.isWhole ? .opportunity(next) : .inside(cut.prefix.end, next: next)
        return BrokenLine(
            segment: segment,
            start: byte,
            end: cut.isWhole ? offset(next) : cut.prefix.end,
            visibleEnd: cut.prefix.visibleEnd,
            width: cut.prefix.width,
            next: nextWidth,
            least: cut.prefix.least,
            isForced: true
        )
    }

    /// The width below which a piece is cut at the same place: neither does a longer beginning fit, nor the whole piece. 0
    /// where the line begins at an unsafe cut and sums do not tell.
    private mutating func nextWidth(behind cut: PieceCut, from byte: Int, next entry: Int) -> Int64 {
        guard !paragraph.hasContextualLines, let startX = detail.safeX(byte) else { return 0 }
        let whole = paragraph.columns.fitX(entry) - startX
        return cut.isWhole ? whole : min(whole, paragraph.certainNext(cut.prefix, width: width))
    }

    private mutating func moveToNextSegment() {
        segment += 1
        let segments = paragraph.segments
        start = segment < segments.count ? .opportunity(Int(segments[segment].firstOpportunity)) : .end
    }

    private func isHyphenated(_ entry: Int) -> Bool { entry < last && isHyphenated(atByte: offset(entry)) }

    /// Whether a line that ends at an opportunity shows a hyphen.
    func isHyphenated(atByte byte: Int) -> Bool { hyphen(atByte: byte) != nil }

    private func hyphen(atByte byte: Int) -> Int? {
        byte < offset(last) ? paragraph.hyphens.position(atLineEnd: byte, in: paragraph.source.text.utf8Span.span) : nil
    }

    private func visibleEnd(from byte: Int, to entry: Int) -> Int { visibleEnd(from: byte, toByte: offset(entry)) }

    func visibleEnd(from start: Int, toByte end: Int) -> Int {
        if let hyphen = hyphen(atByte: end) { return max(start, hyphen) }
        return paragraph.hanging.trimmedEnd(of: start..<max(start, end), in: paragraph.source.text.utf8Span.span)
    }
}

extension AnyColumns {
    /// The last entry after `entry` whose `fitX` is at most `limit`; `entry` itself when there is none. O(log of how many
    /// entries further it is).
    func lastEntry(from entry: Int, through last: Int, within limit: Int64) -> Int {
        var (low, high, step) = (entry, entry, 1)
        while high < last, fitX(min(last, high + step)) <= limit {
            low = min(last, high + step)
            high = low
            step *= 2
        }
        high = min(last, high + step)
        while low < high {
            let middle = (low + high + 1) / 2
            if fitX(middle) <= limit { low = middle } else { high = middle - 1 }
        }
        return low
    }
}
