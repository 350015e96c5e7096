extension PreparedParagraph {
    /// The reach of a line's runs above and below its baseline. For a truncated line, the reach of its visible text and
    /// of the style of its ellipsis. O(log runs + runs of the line).
    func metrics(of line: BrokenLine) -> LineMetrics {
        if case .uniform(let reach) = lineMetrics { return reach }
        if !line.isTruncated || table.runRange(ofSegment: line.segment).isEmpty {
            return table.reach(of: line.start..<min(line.end, Int(segments[line.segment].end)), line.segment)
        }
        return line.visiblePieces.reduce(into: table.reach(of: line.start..<line.start, line.segment)) { reach, piece in
            reach.formMaximum(table.reach(of: piece, table.segmentIndex(at: piece.lowerBound)))
        }
    }
}
