extension PreparedParagraph {
    /// The reach of a line's runs above and below its baseline. O(log runs + runs of the line).
    func metrics(of line: BrokenLine) -> LineMetrics {
        if case .uniform(let reach) = lineMetrics { return reach }
        let lineRuns = runRange(ofSegment: line.segment)
        if lineRuns.isEmpty { return metrics[Int(segments[line.segment].emptyProperties)] }
        if line.isTruncated { return truncatedReach(line) }
        return reach(of: line.start..<min(line.end, Int(segments[line.segment].end)), line.segment)
    }

    /// The reach of what is seen of a truncated line and of the style its ellipsis is in.
    private func truncatedReach(_ line: BrokenLine) -> LineMetrics {
        line.visiblePieces.reduce(into: reach(of: line.start..<line.start, line.segment)) { reach, piece in
            reach.formMaximum(self.reach(of: piece, segmentIndex(at: piece.lowerBound)))
        }
    }

    /// The reach of a segment's runs in a range, of the run at its start if it is empty.
    private func reach(of range: Range<Int>, _ segment: Int) -> LineMetrics {
        let lineRuns = runRange(ofSegment: segment)
        var index = firstRun(in: lineRuns, endingAfter: range.lowerBound)
        var reach = metrics[Int(runs[index].properties)]
        while index < lineRuns.upperBound, Int(runs[index].start) < range.upperBound {
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
