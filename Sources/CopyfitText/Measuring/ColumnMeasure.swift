/// What the columns alone say of a width.
struct ColumnMeasurement: Hashable, Sendable {
    var lineCount = 0
    /// The widest line.
    var used: Int64 = 0
    /// The narrowest width at which some line would take one opportunity more.
    var next = Int64.max
    /// The top of the last line, from that of the first.
    var lastTop = 0.0
    var firstReach = LineMetrics.none
    var lastReach = LineMetrics.none

    /// From the top of the first line to the bottom of the last.
    var height: Double { lastTop + lastReach.ascent + lastReach.descent }
}

extension PreparedParagraph {
    /// Counts the lines at a width by the columns: the fast path. nil when a word must be cut or a line be shaped.
    ///
    /// O(lines) expected, O(opportunities) at worst; allocates nothing.
    func measureColumns(width: Int64) -> ColumnMeasurement? {
        if hasContextualLines { return nil }
        switch columns {
        case .narrow(let columns):
            let limit = Int32(truncatingIfNeeded: min(width, AnyColumns.narrowLimit))
            return columns.measure(segments, width: limit, natural: naturalWidth, metrics: lineMetrics)
        case .wide(let columns):
            return columns.measure(segments, width: width, natural: naturalWidth, metrics: lineMetrics)
        }
    }
}

extension Columns {
    func measure(
        _ segments: [HardSegment],
        width: Unit,
        natural: Int64,
        metrics: ParagraphMetrics
    ) -> ColumnMeasurement? {
        let stride = averageStride(width, natural)
        switch metrics {
        case .uniform(let reach): return measure(segments, width, stride, reach)
        case .mixed(let spans): return measure(segments, width, stride, spans)
        }
    }

    private func measure(
        _ segments: [HardSegment],
        _ width: Unit,
        _ stride: Int,
        _ reach: LineMetrics
    ) -> ColumnMeasurement? {
        var result = ColumnMeasurement()
        for segment in segments {
            let isDone = forEachLine(of: segment, width, stride) { line in result.add(line) }
            if !isDone { return nil }
        }
        result.lastTop = Double(result.lineCount - 1) * reach.pitch
        (result.firstReach, result.lastReach) = (reach, reach)
        return result
    }

    private func measure(
        _ segments: [HardSegment],
        _ width: Unit,
        _ stride: Int,
        _ spans: MetricsSpans
    ) -> ColumnMeasurement? {
        var result = ColumnMeasurement()
        var cursor = MetricsSpans.Cursor()
        for segment in segments {
            let isDone = forEachLine(of: segment, width, stride) { line in
                let reach = cursor.reach(spans, from: line.start, to: line.end)
                result.add(line)
                result.stack(reach)
            }
            if !isDone { return nil }
        }
        return result
    }

    /// Guided probing: jump by the opportunities an average line holds, then walk to the last that fits. False when not
    /// even one piece fits.
    @inline(__always)
    private func forEachLine(
        of segment: HardSegment,
        _ width: Unit,
        _ stride: Int,
        _ body: (ColumnLine) -> Void
    ) -> Bool {
        var entry = Int(segment.firstOpportunity)
        let last = Int(segment.lastOpportunity)
        while entry < last {
            let start = startX[entry]
            let limit = start &+ width
            var end = min(entry &+ stride, last)
            while end > entry, fitX[end] > limit { end &-= 1 }
            while end < last, fitX[end &+ 1] <= limit { end &+= 1 }
            if end == entry { return false }
            let next = end < last ? Int64(fitX[end &+ 1]) &- Int64(start) : Int64.max
            body(ColumnLine(start: entry, end: end, width: Int64(fitX[end]) &- Int64(start), next: next))
            entry = end
        }
        return true
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
    let next: Int64
}

extension ColumnMeasurement {
    @inline(__always)
    fileprivate mutating func add(_ line: ColumnLine) {
        used = max(used, line.width)
        next = min(next, line.next)
        lineCount &+= 1
    }

    /// Puts a line's reach below the lines so far; after `add`.
    @inline(__always)
    fileprivate mutating func stack(_ reach: LineMetrics) {
        if lineCount == 1 { firstReach = reach } else { lastTop += lastReach.pitch }
        lastReach = reach
    }
}
