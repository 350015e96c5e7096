extension PreparedParagraph {
    /// The box of every line in a style; nil if it depends on what is on the line. O(1), or O(styles) if a line height is
    /// set.
    func commonBox(_ style: LineStyle) -> LineBox? {
        guard case .uniform(let reach) = lineMetrics else { return nil }
        if style.lineHeight.isNatural { return style.naturalBox(reach) }
        let first = source.runs[0].style
        let content = source.boxes.isEmpty ? table.content(of: first) : nil
        let areAlike = source.runs.dropFirst().allSatisfy { run in
            (!style.lineHeight.followsSizes || run.style.size == first.size)
                && (content == nil || table.content(of: run.style) == content)
        }
        return areAlike ? style.box(reach, size: first.size, content) : nil
    }

    /// The box of a line in a style. O(log runs + runs of the line).
    func box(of line: BrokenLine, _ style: LineStyle) -> LineBox {
        if style.lineHeight.isNatural { return style.naturalBox(metrics(of: line)) }
        let styles = styles(on: line)
        let size = styles.reduce(0) { max($0, $1.size) }
        return style.box(metrics(of: line), size: size, content(of: styles))
    }

    /// What a height that is set is shared around on a line of some styles. Boxes are as tall as they are.
    private func content(of styles: [TextStyle]) -> BrowserContent? {
        guard source.boxes.isEmpty, var content = table.content(of: styles[0]) else { return nil }
        for style in styles.dropFirst() {
            if let other = table.content(of: style) { content.reach.formMaximum(other.reach) }
        }
        return content
    }

    /// The styles on a line. For a truncated line, those of its visible text and of its ellipsis. O(log runs + runs of the
    /// line).
    private func styles(on line: BrokenLine) -> [TextStyle] {
        let all = line.start..<min(line.end, Int(segments[line.segment].end))
        let pieces = line.isTruncated ? line.visiblePieces : [all]
        let first = tail != nil && line.isTruncated ? source.runs[0].style : source.style(at: line.start)
        return [first]
            + pieces.filter { !$0.isEmpty }.flatMap { piece in
                table.runs(in: piece, ofSegment: table.segmentIndex(at: piece.lowerBound))
                    .map { source.runs[Int($0.style)].style }
            }
    }

    /// The reach of a line's runs above and below its baseline. For a truncated line, the reach of its visible text and
    /// of the style of its ellipsis. O(log runs + runs of the line).
    func metrics(of line: BrokenLine) -> LineMetrics {
        if case .uniform(let reach) = lineMetrics { return reach }
        if !line.isTruncated || tail == nil && table.runRange(ofSegment: line.segment).isEmpty {
            return table.reach(of: line.start..<min(line.end, Int(segments[line.segment].end)), line.segment)
        }
        let ellipsis = tail?.reach ?? table.reach(of: line.start..<line.start, line.segment)
        return line.visiblePieces.reduce(into: ellipsis) { reach, piece in
            reach.formMaximum(table.reach(of: piece, table.segmentIndex(at: piece.lowerBound)))
        }
    }
}
