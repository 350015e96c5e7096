/// The lines that the breaker finds. Segments of exactly two lines are evened if the style asks for it.
struct EvenedBreaker<Unit: FixedWidthInteger & SignedInteger & Sendable> {
    private let breaker: LineBreaker<Unit>
    private var segment = 0
    private var start = LineStart(entry: 0)
    private let evens: Bool
    private let findsBounds: Bool
    private let width: Int64
    private var waiting: BrokenLine?

    /// - Parameter findsBounds: whether to find the widths at which each line ends where it does.
    init(
        _ paragraph: PreparedParagraph,
        _ columns: Columns<Unit>,
        _ style: LineStyle,
        width: Int64,
        findsBounds: Bool
    ) {
        breaker = LineBreaker(paragraph, columns, width: width)
        evens = style.evensTwoLines
        self.findsBounds = findsBounds
        self.width = width
    }

    /// The next line; nil after the last.
    mutating func next(_ paragraph: PreparedParagraph, _ columns: Columns<Unit>) -> BrokenLine? {
        if let line = waiting {
            waiting = nil
            return line
        }
        guard let first = nextFound(paragraph, columns) else { return nil }
        let beginsSegment = first.start == Int(paragraph.segments[first.segment].start)
        guard evens, beginsSegment, !endsSegment(first, paragraph), let second = nextFound(paragraph, columns)
        else { return first }
        waiting = second
        guard endsSegment(second, paragraph), let (upper, lower) = evened(first, second, paragraph) else {
            return first
        }
        waiting = lower
        return upper
    }

    private mutating func nextFound(_ paragraph: PreparedParagraph, _ columns: Columns<Unit>) -> BrokenLine? {
        guard segment < paragraph.segments.count else { return nil }
        let line = breaker.line(from: start, inSegment: segment, paragraph, columns)
        var broken = BrokenLine(line, of: paragraph)
        if findsBounds, line.next == 0 || line.isForced || line.width > width {
            let search = LineSearch(paragraph, width: width, from: start, inSegment: segment)
            broken.take(search.bounds(of: line))
        }
        start = line.end
        if start.entry == Int(paragraph.segments[segment].lastOpportunity) {
            segment += 1
            start = LineStart(entry: start.entry + 1)
        }
        return broken
    }

    private func endsSegment(_ line: BrokenLine, _ paragraph: PreparedParagraph) -> Bool {
        line.end == Int(paragraph.segments[line.segment].breakEnd)
    }

    /// The two lines with one piece moved down; nil if that does not even them or does not fit.
    private func evened(
        _ first: BrokenLine,
        _ second: BrokenLine,
        _ paragraph: PreparedParagraph
    ) -> (BrokenLine, BrokenLine)? {
        if first.isForced || second.isForced || first.isHyphenated { return nil }
        let utf8 = paragraph.source.text.utf8Span.span
        let end = paragraph.columns.opportunity(before: first.visibleEnd)
        if end <= first.start || paragraph.columns.hyphens.position(atLineEnd: end, in: utf8) != nil { return nil }
        var (upper, lower) = (first, second.moving(start: end))
        upper.end = end
        upper.visibleEnd = paragraph.hanging.trimmedEnd(of: first.start..<end, in: utf8)
        upper.width = max(0, paragraph.exactWidth(upper.start..<upper.visibleEnd, inSegment: first.segment))
        lower.width = max(0, paragraph.exactWidth(lower.start..<lower.visibleEnd, inSegment: second.segment))
        let isEvener = abs(upper.width - lower.width) < abs(first.width - second.width)
        return isEvener && max(upper.width, lower.width) <= width ? (upper, lower) : nil
    }
}

extension BrokenLine {
    fileprivate mutating func take(_ bounds: LineBounds) {
        guard bounds.next > 0 else { return }
        (floor, next) = (bounds.least, max(next, bounds.next))
    }

    fileprivate func moving(start: Int) -> BrokenLine {
        BrokenLine(
            segment: segment,
            start: start,
            end: end,
            visibleEnd: visibleEnd,
            width: width,
            endsWithBreak: endsWithBreak
        )
    }
}
