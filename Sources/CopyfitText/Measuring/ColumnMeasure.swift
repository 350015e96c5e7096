/// What the columns alone say of a width.
struct ColumnMeasurement: Hashable, Sendable {
    var lineCount = 0
    /// The widest line.
    var used: Int64 = 0
    /// The widest line with the white space at its end, where that was asked for and no line ends inside a word.
    var usedWithSpace: Int64 = 0
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
    ///
    /// - Parameter countsSpace: whether to find `usedWithSpace`; where lines are alike and `spacesAreSums`.
    @inline(__always)
    func measureColumns(width: Int64, countsSpace: Bool = false) -> ColumnMeasurement? {
        if hasContextualLines { return nil }
        switch columns {
        case .narrow(let columns):
            let limit = Int32(truncatingIfNeeded: min(width, AnyColumns.narrowLimit))
            return columns.measure(self, width: limit, countsSpace)
        case .wide(let columns):
            return columns.measure(self, width: width, countsSpace)
        }
    }
}

extension Columns {
    @inline(__always)
    fileprivate func measure(_ paragraph: PreparedParagraph, width: Unit, _ countsSpace: Bool) -> ColumnMeasurement? {
        let stride = averageStride(width)
        switch paragraph.lineMetrics {
        case .uniform(let reach) where countsSpace: return measureWithSpace(paragraph, width, stride, reach)
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
            } cut: { piece in
                cutPlainly(piece, paragraph, width, &result)
            }
            if !isDone { return nil }
        }
        result.lastTop = Double(result.lineCount - 1) * reach.pitch
        (result.firstReach, result.lastReach) = (reach, reach)
        return result
    }

    private func measureWithSpace(
        _ paragraph: PreparedParagraph,
        _ width: Unit,
        _ stride: Int,
        _ reach: LineMetrics
    ) -> ColumnMeasurement? {
        var result = ColumnMeasurement()
        for segment in paragraph.segments.indices {
            let isDone = forEachLine(of: segment, in: paragraph, width, stride) { line in
                result.add(line)
                result.usedWithSpace = max(result.usedWithSpace, line.widthWithSpace)
            } cut: { piece in
                cutPlainly(piece, paragraph, width, &result)
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
            } cut: { piece in
                pass(.opportunity(piece.entry), piece, paragraph, width) { line in
                    result.add(line, reach: paragraph.metrics(of: line))
                }
            }
            if !isDone { return nil }
        }
        return result
    }

    /// Guided probing: jump by the opportunities an average line holds, then walk to the last that fits. A piece that does
    /// not fit is cut, up to a line that ends at an opportunity. False where the rest of the text is analysed anew behind a
    /// cut.
    @inline(__always)
    private func forEachLine(
        of index: Int,
        in paragraph: PreparedParagraph,
        _ width: Unit,
        _ stride: Int,
        _ body: (ColumnLine) -> Void,
        cut: (CutPiece) -> LineStart<Unit>?
    ) -> Bool {
        let segment = paragraph.segments[index]
        let last = Int(segment.lastOpportunity)
        var start = LineStart(entry: Int(segment.firstOpportunity), x: startX[Int(segment.firstOpportunity)])
        while start.entry < last {
            let entry = start.entry
            let limit = start.x &+ width
            var end = min(entry &+ stride, last)
            while end > entry, fitX[end] > limit { end &-= 1 }
            while end < last, fitX[end &+ 1] <= limit { end &+= 1 }
            if end > entry {
                let next = end < last ? Int64(fitX[end &+ 1]) &- Int64(start.x) : Int64.max
                body(
                    ColumnLine(
                        start: entry,
                        end: end,
                        width: Int64(fitX[end]) &- Int64(start.x),
                        widthWithSpace: Int64(startX[end]) &- Int64(start.x),
                        next: next
                    )
                )
                start = LineStart(entry: end, x: startX[end])
            } else {
                if paragraph.restartsAtCuts { return false }
                guard let behind = cut(CutPiece(entry: entry, segment: index)) else { break }
                start = behind
            }
        }
        return true
    }

    /// Cuts lines from a piece by sums, where these tell, and by the general path elsewhere: the start of the line behind
    /// them, nil where the segment ends.
    @inline(never)
    private func cutPlainly(
        _ piece: CutPiece,
        _ paragraph: PreparedParagraph,
        _ width: Unit,
        _ result: inout ColumnMeasurement
    ) -> LineStart<Unit>? {
        let rest = paragraph.cutPlainly(behind: piece.entry, inSegment: piece.segment, width: Int64(width)) {
            width,
            next in
            result.add(forcedWidth: width, next: next)
        }
        switch rest {
        case .fits(let x):
            return LineStart(entry: piece.entry, x: Unit(truncatingIfNeeded: x))
        case .joins(let byte):
            let isWhole = byte == Int(paragraph.offsets[piece.entry])
            let start: LineBreaker.Start =
                isWhole ? .opportunity(piece.entry) : .inside(byte, next: piece.entry + 1)
            return pass(start, piece, paragraph, width) { result.add($0) }
        }
    }

    /// Passes the lines of the general path, from a start in a piece to the next that begins at an opportunity, which it
    /// gives; nil where the segment ends.
    @inline(never)
    private func pass(
        _ start: LineBreaker.Start,
        _ piece: CutPiece,
        _ paragraph: PreparedParagraph,
        _ width: Unit,
        _ body: (BrokenLine) -> Void
    ) -> LineStart<Unit>? {
        var breaker = LineBreaker(paragraph, width: Int64(width), segment: piece.segment)
        return breaker.passCut(from: start, inSegment: piece.segment, body).map { LineStart(entry: $0, x: startX[$0]) }
    }

    /// How many opportunities a line holds on average; at most all.
    @inline(__always)
    private func averageStride(_ width: Unit) -> Int {
        max(1, Int(min(Double(width) * entriesPerUnit, Double(fitX.count))))
    }
}

/// A line by entries.
private struct ColumnLine {
    let start: Int
    let end: Int
    let width: Int64
    /// With the white space at the line's end, where `spacesAreSums`.
    let widthWithSpace: Int64
    /// The width at which the line would take more.
    let next: Int64
}

/// Where a line begins: in or at the start of the piece behind an entry.
private struct LineStart<Unit> {
    let entry: Int
    let x: Unit
}

/// The piece behind an entry, too wide for a line.
private struct CutPiece {
    let entry: Int
    let segment: Int
}

extension ColumnMeasurement {
    @inline(__always)
    fileprivate mutating func add(_ line: ColumnLine) {
        used = max(used, line.width)
        next = min(next, line.next)
        lineCount &+= 1
    }

    /// Adds a line that ends inside a word.
    fileprivate mutating func add(forcedWidth width: Int64, next nextWidth: Int64) {
        used = max(used, width)
        next = min(next, nextWidth)
        lineCount &+= 1
        isForced = true
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
