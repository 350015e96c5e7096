/// A paragraph's lines under a constraint, broken, cut off and stacked.
struct PlacedLines {
    private let paragraph: PreparedParagraph
    private var broken: [BrokenLine] = []
    private var metrics: [LineMetrics] = []
    private var tops: [Double] = []
    private var isTruncated = false

    init(_ paragraph: PreparedParagraph, _ constraint: ParagraphConstraint) {
        self.paragraph = paragraph
        let width = paragraph.lineWidth(constraint)
        var breaker = LineBreaker(paragraph, width: width)
        while let line = breaker.next() {
            let reach = paragraph.metrics(of: line)
            let top = nextTop
            let isBelowHeight = constraint.limitsHeight && top + reach.ascent + reach.descent > constraint.height
            if !broken.isEmpty, isBelowHeight || broken.count == constraint.lineLimit {
                truncate(to: width)
                return
            }
            broken.append(line)
            metrics.append(reach)
            tops.append(top)
        }
    }

    /// The top of the line behind the last. A product where all lines are alike, as the count of lines alone gives.
    private var nextTop: Double {
        if case .uniform(let uniform) = paragraph.lineMetrics { return Double(tops.count) * uniform.pitch }
        guard let last = tops.last else { return 0 }
        return last + metrics[tops.count - 1].pitch
    }

    /// Ends the last line with an ellipsis: text follows that was cut off.
    private mutating func truncate(to width: Int64) {
        let last = broken.removeLast()
        let cut = Truncation(paragraph, width).tail(last)
        broken.append(cut)
        metrics[metrics.count - 1] = paragraph.metrics(of: cut)
        isTruncated = true
    }

    /// The lines with their places.
    var lines: [ParagraphLine] {
        broken.indices.map { index in
            let (line, reach, top) = (broken[index], metrics[index], tops[index])
            return ParagraphLine(
                range: line.start..<line.end,
                visibleRange: line.start..<line.visibleEnd,
                width: TextUnit.points(line.width),
                baseline: top + reach.ascent,
                ascent: reach.ascent,
                descent: reach.descent,
                leading: reach.leading,
                endsWithHardBreak: line.endsWithBreak,
                endsInsideWord: line.isForced,
                isHyphenated: line.isHyphenated,
                isTruncated: line.isTruncated
            )
        }
    }

    func measurement(within width: Int64) -> ParagraphMeasurement {
        let lastTop = tops[tops.count - 1]
        let last = metrics[metrics.count - 1]
        let widest = broken.reduce(0) { max($0, $1.width) }
        return ParagraphMeasurement(
            width: TextUnit.points(widest),
            height: lastTop + last.ascent + last.descent,
            lineCount: broken.count,
            firstBaseline: metrics[0].ascent,
            lastBaseline: lastTop + last.ascent,
            isTruncated: isTruncated,
            fits: !isTruncated && widest <= width && !broken.contains(where: \.isForced)
        )
    }
}

extension PreparedParagraph {
    /// The reach of a line's runs above and below its baseline. O(log runs + runs of the line).
    func metrics(of line: BrokenLine) -> LineMetrics {
        if case .uniform(let reach) = lineMetrics { return reach }
        let lineRuns = runRange(ofSegment: line.segment)
        if lineRuns.isEmpty { return metrics[Int(segments[line.segment].emptyProperties)] }
        var index = firstRun(in: lineRuns, endingAfter: line.start)
        var reach = metrics[Int(runs[index].properties)]
        let end = line.isTruncated ? line.visibleEnd : min(line.end, Int(segments[line.segment].end))
        while index < lineRuns.upperBound, Int(runs[index].start) < end {
            reach.formMaximum(metrics[Int(runs[index].properties)])
            index += 1
        }
        return reach
    }

    /// The first of some runs that ends behind `offset`. O(log runs).
    func firstRun(in range: Range<Int>, endingAfter offset: Int) -> Int {
        var (low, high) = (range.lowerBound, range.upperBound - 1)
        while low < high {
            let middle = (low + high) / 2
            if Int(runs[middle].end) > offset { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
