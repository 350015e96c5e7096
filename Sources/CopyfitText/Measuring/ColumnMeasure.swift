/// What the columns alone say of a width.
struct ColumnMeasurement: Hashable, Sendable {
    var lineCount = 0
    /// The widest line.
    var used: Int64 = 0
    /// The narrowest width at which some line would take one opportunity more.
    var next = Int64.max
    /// Whether a line ends inside a word.
    var isForced = false
    /// The top of the last line, from that of the first.
    var lastTop = 0.0
    var firstReach = LineMetrics.none
    var lastReach = LineMetrics.none

    /// From the top of the first line to the bottom of the last.
    var height: Double { lastTop + lastReach.ascent + lastReach.descent }
}

extension PreparedParagraph {
    /// Counts the lines at a width by the columns: the fast path. nil where the columns can be wrong, or the text's rest is
    /// analysed anew behind a cut.
    ///
    /// O(lines) expected, O(opportunities) at worst, and the exact cut of each piece that does not fit.
    func measureColumns(width: Int64) -> ColumnMeasurement? {
        if hasContextualLines { return nil }
        switch columns {
        case .narrow(let columns):
            let limit = Int32(truncatingIfNeeded: min(width, AnyColumns.narrowLimit))
            return columns.measure(self, width: limit)
        case .wide(let columns):
            return columns.measure(self, width: width)
        }
    }
}

extension Columns {
    func measure(_ paragraph: PreparedParagraph, width: Unit) -> ColumnMeasurement? {
        let stride = averageStride(width, paragraph.naturalWidth)
        switch paragraph.lineMetrics {
        case .uniform(let reach): return measure(paragraph, width, stride, reach)
        case .mixed(let spans): return measure(paragraph, width, stride, spans)
        }
    }

    private func measure(
        _ paragraph: PreparedParagraph,
        _ width: Unit,
        _ stride: Int,
        _ reach: LineMetrics
    ) -> ColumnMeasurement? {
        var result = ColumnMeasurement()
        for segment in paragraph.segments.indices {
            let isDone = forEachLine(of: segment, in: paragraph, width, stride) { line in
                result.add(line)
            } cut: { line in
                result.add(line)
            }
            if !isDone { return nil }
        }
        result.lastTop = Double(result.lineCount - 1) * reach.pitch
        (result.firstReach, result.lastReach) = (reach, reach)
        return result
    }

    private func measure(
        _ paragraph: PreparedParagraph,
        _ width: Unit,
        _ stride: Int,
        _ spans: MetricsSpans
    ) -> ColumnMeasurement? {
        var result = ColumnMeasurement()
        var cursor = MetricsSpans.Cursor()
        for segment in paragraph.segments.indices {
            let isDone = forEachLine(of: segment, in: paragraph, width, stride) { line in
                result.add(line)
                result.stack(cursor.reach(spans, from: line.start, to: line.end))
            } cut: { line in
                result.add(line)
                result.stack(paragraph.metrics(of: line))
            }
            if !isDone { return nil }
        }
        return result
    }

    /// Guided probing: jump by the opportunities an average line holds, then walk to the last that fits. A piece that does
    /// not fit is cut by the general path, up to the next line that begins at an opportunity. False where the rest of the
    /// text is analysed anew behind a cut.
    @inline(__always)
    private func forEachLine(
        of index: Int,
        in paragraph: PreparedParagraph,
        _ width: Unit,
        _ stride: Int,
        _ body: (ColumnLine) -> Void,
        cut: (BrokenLine) -> Void
    ) -> Bool {
        let segment = paragraph.segments[index]
        var entry = Int(segment.firstOpportunity)
        let last = Int(segment.lastOpportunity)
        var breaker: LineBreaker?
        while entry < last {
            let start = startX[entry]
            let limit = start &+ width
            var end = min(entry &+ stride, last)
            while end > entry, fitX[end] > limit { end &-= 1 }
            while end < last, fitX[end &+ 1] <= limit { end &+= 1 }
            if end > entry {
                let next = end < last ? Int64(fitX[end &+ 1]) &- Int64(start) : Int64.max
                body(ColumnLine(start: entry, end: end, width: Int64(fitX[end]) &- Int64(start), next: next))
                entry = end
            } else {
                if paragraph.restartsAtCuts { return false }
                entry = passCut(entry, index, paragraph, width, &breaker, cut) ?? last
            }
        }
        return true
    }

    /// Passes the lines that begin or end inside the piece behind an entry; the entry of the line behind them, nil where the
    /// segment ends.
    @inline(never)
    private func passCut(
        _ entry: Int,
        _ segment: Int,
        _ paragraph: PreparedParagraph,
        _ width: Unit,
        _ breaker: inout LineBreaker?,
        _ body: (BrokenLine) -> Void
    ) -> Int? {
        if breaker == nil { breaker = LineBreaker(paragraph, width: Int64(width), segment: segment) }
        return breaker?.passCut(at: entry, inSegment: segment, body)
    }

    private func averageStride(_ width: Unit, _ natural: Int64) -> Int {
        guard natural > 0, Int64(width) < natural else { return fitX.count }
        return max(1, Int(Double(width) * Double(fitX.count) / Double(natural)))
    }
}

/// A line by entries.
private struct ColumnLine {
    let start: Int
    let end: Int
    let width: Int64
    /// The width at which the line would take more.
    let next: Int64
}

extension ColumnMeasurement {
    @inline(__always)
    fileprivate mutating func add(_ line: ColumnLine) {
        used = max(used, line.width)
        next = min(next, line.next)
        lineCount &+= 1
    }

    /// Adds a line of the general path, without its reach.
    fileprivate mutating func add(_ line: BrokenLine) {
        used = max(used, line.width)
        isForced = isForced || line.isForced
        next = min(next, line.next)
        lineCount += 1
    }

    /// Adds a line of the general path.
    mutating func add(_ line: BrokenLine, reach: LineMetrics) {
        add(line)
        stack(reach)
    }

    /// Puts a line's reach below the lines so far; after `add`.
    @inline(__always)
    fileprivate mutating func stack(_ reach: LineMetrics) {
        if lineCount == 1 { firstReach = reach } else { lastTop += lastReach.pitch }
        lastReach = reach
    }
}
