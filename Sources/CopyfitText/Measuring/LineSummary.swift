/// What measuring needs to know about all lines together. Widths are text units, heights points.
struct LineSummary: Hashable, Sendable {
    var lineCount = 0
    /// The widest line.
    var used: Int64 = 0
    /// The widest line with the white space at its end, if that was requested.
    var usedWithSpace: Int64 = 0
    /// The narrowest width at which some line would end one break opportunity later.
    var next = Int64.max
    /// Whether a line ends inside a word.
    var isForced = false
    /// The distance from the top of the first line to the top of the last.
    var lastTop = 0.0
    var firstReach = LineMetrics.none
    var lastReach = LineMetrics.none

    /// The distance from the top of the first line to the bottom of the last.
    var height: Double { lastTop + lastReach.ascent + lastReach.descent }

    /// Whether all lines are within the line limit and the height of a constraint; the first line always is.
    @inline(__always)
    func isKept(by constraint: ParagraphConstraint) -> Bool {
        lineCount <= constraint.lineLimit && (constraint.admits(height: height) || lineCount == 1)
    }

    /// The measurement under a constraint that limits lines to `width`. `reserved` is the height of reserved lines.
    @inline(__always)
    func measurement(
        _ constraint: ParagraphConstraint,
        width: Int64,
        _ unit: TextUnit,
        reserved: Double = 0,
        isTruncated: Bool = false
    ) -> ParagraphMeasurement {
        let height = self.height
        return ParagraphMeasurement(
            width: unit.points(max(used, min(width, usedWithSpace))),
            height: height + reserved,
            lineCount: lineCount,
            firstBaseline: firstReach.ascent,
            lastBaseline: lastTop + lastReach.ascent,
            isTruncated: isTruncated,
            fits: !isTruncated && !isForced && used <= width && constraint.admits(height: height)
        )
    }

    /// Stacks the lines, all with the same reach.
    @inline(__always)
    mutating func stackAll(_ reach: LineMetrics, pitch: Double) {
        lastTop = Double(lineCount - 1) * pitch
        (firstReach, lastReach) = (reach, reach)
    }
}

extension PreparedParagraph {
    /// The summary of the lines at a width. O(lines) expected if the columns are exact, O(opportunities) at worst, and
    /// the exact cut of each piece that does not fit.
    ///
    /// - Parameter countsSpace: whether to find `usedWithSpace`; only if lines are alike and `columnsCountSpace` is
    ///   true.
    @inline(__always)
    func summary(width: Int64, countsSpace: Bool = false) -> LineSummary {
        switch columns.sums {
        case .narrow(let columns): summary(columns, width, countsSpace)
        case .wide(let columns): summary(columns, width, countsSpace)
        }
    }

    @inline(__always)
    private func summary<Unit>(_ columns: Columns<Unit>, _ width: Int64, _ countsSpace: Bool) -> LineSummary {
        switch lineMetrics {
        case .uniform(let reach):
            var result = countsSpace ? sumWithSpace(columns, width) : sum(columns, width)
            result.stackAll(reach, pitch: reach.pitch)
            return result
        case .mixed(let spans):
            return sum(columns, width, spans)
        }
    }

    private func sum<Unit>(_ columns: Columns<Unit>, _ width: Int64) -> LineSummary {
        var result = LineSummary()
        let breaker = LineBreaker(self, columns, width: width)
        breaker.forEach(self, columns) { result.add($0) }
        return result
    }

    private func sumWithSpace<Unit>(_ columns: Columns<Unit>, _ width: Int64) -> LineSummary {
        var result = LineSummary()
        let breaker = LineBreaker(self, columns, width: width)
        breaker.forEach(self, columns) { line in
            result.add(line)
            if let start = line.start.x, let end = line.end.x {
                result.usedWithSpace = max(result.usedWithSpace, end &- start)
            }
        }
        return result
    }

    private func sum<Unit>(_ columns: Columns<Unit>, _ width: Int64, _ spans: MetricsSpans) -> LineSummary {
        var result = LineSummary()
        let breaker = LineBreaker(self, columns, width: width)
        var cursor = MetricsSpans.Cursor()
        breaker.forEach(self, columns) { line in
            result.add(line)
            if line.start.byte == nil, line.end.byte == nil {
                result.stack(cursor.reach(spans, from: line.start.entry, to: line.end.entry))
            } else {
                result.stack(metrics(of: BrokenLine(line, of: self)))
            }
        }
        return result
    }
}

extension LineSummary {
    @inline(__always)
    fileprivate mutating func add(_ line: FoundLine) {
        used = max(used, line.width)
        next = min(next, line.next)
        lineCount &+= 1
        isForced = isForced || line.isForced
    }

    /// Stacks a line with this reach below the lines so far; called after `add`.
    @inline(__always)
    fileprivate mutating func stack(_ reach: LineMetrics) {
        if lineCount == 1 {
            firstReach = reach
        } else {
            lastTop += LineBox(reach: lastReach, pitch: lastReach.pitch).distance(to: reach)
        }
        lastReach = reach
    }
}
