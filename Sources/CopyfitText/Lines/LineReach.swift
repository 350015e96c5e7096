extension PreparedParagraph {
    /// The box of every line in a style; nil if it depends on what is on the line. O(1), or O(styles) if the line height
    /// follows the sizes.
    func commonBox(_ style: LineStyle) -> LineBox? {
        guard case .uniform(let reach) = lineMetrics else { return nil }
        guard style.lineHeight.followsSizes else { return style.box(reach, size: 0) }
        let size = source.runs[0].style.size
        return source.runs.allSatisfy { $0.style.size == size } ? style.box(reach, size: size) : nil
    }

    /// The box of a line in a style. O(log runs + runs of the line).
    func box(of line: BrokenLine, _ style: LineStyle) -> LineBox {
        style.box(metrics(of: line), size: largestSize(on: line))
    }

    /// The largest size on a line. For a truncated line, that of its visible text and of its ellipsis. O(log runs + runs of
    /// the line).
    private func largestSize(on line: BrokenLine) -> Double {
        let all = line.start..<min(line.end, Int(segments[line.segment].end))
        let pieces = line.isTruncated ? line.visiblePieces : [all]
        return pieces.filter { !$0.isEmpty }.reduce(source.style(at: line.start).size) { size, piece in
            table.runs(in: piece, ofSegment: table.segmentIndex(at: piece.lowerBound))
                .reduce(size) { max($0, source.runs[Int($1.style)].style.size) }
        }
    }

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
