/// The end of a line of a paragraph under a constraint, and what the line would hold if it were wider. Both are found by the
/// breaker that measures. Offsets are UTF-8 bytes, lengths points.
package struct LineEnd: Hashable, Sendable {
    /// The line.
    package let line: ParagraphLine
    /// The width that the constraint and the style's indents leave for it; infinite without a limit.
    package let room: Double
    /// The same line in a wider paragraph, with the next text that may follow on it; nil if the line ends at a mandatory break
    /// or with the text, or is cut off, and if the style chooses its end together with others.
    package let longer: LongerLine?
    /// How far its room reaches into the text after it: up to the end of the last character that it has room for. The
    /// line's own end if it has room for none, and if it is cut inside a word.
    package let reach: Int

    /// A line as it would be in the narrowest paragraph in which it ends later.
    package struct LongerLine: Hashable, Sendable {
        /// The end of its visible text.
        package let visibleEnd: Int
        /// Its width.
        package let width: Double
        /// How much wider the paragraph must be; 0 if the line has room for it as it is, but ends earlier because lines are
        /// evened.
        package let missing: Double
    }
}

extension PreparedParagraph {
    /// The ends of the lines under a constraint.
    ///
    /// - Complexity: that of `lines`, and about forty searches for one line for each of them.
    package func lineEnds(_ constraint: ParagraphConstraint, _ style: LineStyle = LineStyle()) -> [LineEnd] {
        let placed = PlacedLines(self, constraint, style)
        let insets = LineInsets(style, unit)
        return zip(placed.broken, placed.lines).map { broken, line in
            let continuation = LineContinuation(self, broken, insets, width: lineWidth(constraint))
            let longer = style.choosesLineEnds ? nil : continuation.longer(in: constraint)
            return LineEnd(
                line: line,
                room: max(0, constraint.width - unit.points(broken.indent + insets.tail)),
                longer: longer,
                reach: longer.map { continuation.reach(before: $0.visibleEnd) } ?? broken.end
            )
        }
    }
}

/// Finds how a line goes on in a wider paragraph.
private struct LineContinuation {
    private let paragraph: PreparedParagraph
    private let line: BrokenLine
    private let start: LineStart
    /// The room of the line, and beside it, in text units.
    private let room: Int64
    private let inset: Int64

    init(_ paragraph: PreparedParagraph, _ line: BrokenLine, _ insets: LineInsets, width: Int64) {
        (self.paragraph, self.line) = (paragraph, line)
        room = insets.room(in: width, indent: line.indent)
        inset = line.indent + insets.tail
        start = paragraph.columns.start(at: line.start, of: paragraph.segments[line.segment])
    }

    /// The line with the text that would follow on it next.
    func longer(in constraint: ParagraphConstraint) -> LineEnd.LongerLine? {
        let segment = paragraph.segments[line.segment]
        guard !line.isTruncated, line.end < Int(segment.breakEnd), room < TextUnit.unbounded else { return nil }
        if let now = found(room), now.end > line.end { return longer(now, missing: 0) }
        let widest = paragraph.exactWidth(line.start..<Int(segment.end), inSegment: line.segment, indent: line.indent)
        guard let width = width(upTo: widest), let next = found(width) else { return nil }
        let needed = paragraph.proposal(width + inset)
        let missing = needed - constraint.width
        return longer(next, missing: constraint.width + missing < needed ? missing.nextUp : missing)
    }

    private func longer(_ line: BrokenLine, missing: Double) -> LineEnd.LongerLine {
        LineEnd.LongerLine(
            visibleEnd: line.visibleEnd,
            width: paragraph.unit.points(line.width),
            missing: missing
        )
    }

    /// The least room in which the line ends later. What the line tells of itself is tried first.
    private func width(upTo widest: Int64) -> Int64? {
        guard widest > room, endsLater(widest) else { return nil }
        if line.next > room, line.next <= widest, endsLater(line.next), !endsLater(line.next - 1) { return line.next }
        return (room + 1..<widest).partitioningIndex(where: endsLater)
    }

    private func endsLater(_ width: Int64) -> Bool { found(width).map { $0.end > line.end } ?? false }

    /// The line from the same start in some room.
    private func found(_ width: Int64) -> BrokenLine? {
        switch paragraph.columns.sums {
        case .narrow(let columns): found(width, columns)
        case .wide(let columns): found(width, columns)
        }
    }

    private func found<Unit>(_ width: Int64, _ columns: Columns<Unit>) -> BrokenLine? {
        let breaker = LineBreaker(paragraph, columns, width: width, indent: line.indent)
        return BrokenLine(breaker.line(from: start, inSegment: line.segment, paragraph, columns), of: paragraph)
    }

    /// How many characters after a line are looked at.
    private static let reachLimit = 64

    /// The end of the last character that the room has place for, before another one.
    func reach(before end: Int) -> Int {
        var reach = line.end
        if line.isForced { return reach }
        for _ in 0..<Self.reachLimit {
            let next = paragraph.detail.graphemeEnd(after: reach)
            let width = paragraph.exactWidth(line.start..<next, inSegment: line.segment, indent: line.indent)
            guard next < end, width <= room else { break }
            reach = next
        }
        return reach
    }
}

extension ParagraphColumns {
    /// A line's start at a byte of a segment.
    fileprivate func start(at byte: Int, of segment: HardSegment) -> LineStart {
        let (first, last) = (Int(segment.firstOpportunity), Int(segment.lastOpportunity))
        let entry = (first..<last).partitioningIndex { offset($0) >= byte }
        return offset(entry) == byte ? LineStart(entry: entry) : LineStart(entry: entry - 1, byte: byte)
    }
}
