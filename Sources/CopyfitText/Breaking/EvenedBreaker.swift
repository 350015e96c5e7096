/// The lines that the breaker finds. Segments of exactly two lines are evened if the style asks for it.
struct EvenedBreaker<Unit: FixedWidthInteger & SignedInteger & Sendable> {
    private var breaker: IndentedBreaker<Unit>
    private let insets: LineInsets
    private let evens: Bool
    private let width: Int64
    private var waiting: BrokenLine?

    /// - Parameter findsBounds: whether to find the widths at which each line ends where it does.
    init(
        _ paragraph: PreparedParagraph,
        _ columns: Columns<Unit>,
        _ style: LineStyle,
        _ insets: LineInsets,
        width: Int64,
        findsBounds: Bool
    ) {
        breaker = IndentedBreaker(paragraph, columns, insets, width: width, findsBounds: findsBounds)
        self.insets = insets
        evens = style.evensTwoLines
        self.width = width
    }

    /// The next line; nil after the last.
    mutating func next(_ paragraph: PreparedParagraph, _ columns: Columns<Unit>) -> BrokenLine? {
        if let line = waiting {
            waiting = nil
            return line
        }
        guard let first = breaker.next(paragraph, columns) else { return nil }
        let beginsSegment = first.start == Int(paragraph.segments[first.segment].start)
        guard evens, beginsSegment, !endsSegment(first, paragraph), let second = breaker.next(paragraph, columns)
        else { return first }
        waiting = second
        guard endsSegment(second, paragraph), let (upper, lower) = evened(first, second, paragraph) else {
            return first
        }
        waiting = lower
        return upper
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
        upper.width = paragraph.width(of: upper)
        lower.width = paragraph.width(of: lower)
        let isEvener =
            abs(insets.width(of: upper) - insets.width(of: lower))
            < abs(insets.width(of: first) - insets.width(of: second))
        return isEvener && max(insets.width(of: upper), insets.width(of: lower)) <= width ? (upper, lower) : nil
    }
}

extension BrokenLine {
    fileprivate func moving(start: Int) -> BrokenLine {
        BrokenLine(
            segment: segment,
            start: start,
            end: end,
            visibleEnd: visibleEnd,
            width: width,
            indent: indent,
            endsWithBreak: endsWithBreak
        )
    }
}

extension PreparedParagraph {
    /// The width of a line without a hyphen.
    fileprivate func width(of line: BrokenLine) -> Int64 {
        max(0, exactWidth(line.start..<line.visibleEnd, inSegment: line.segment, indent: line.indent))
    }
}
