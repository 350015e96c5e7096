/// Lines as the breaker gives them, but for segments of exactly two lines, which are evened when the style asks for it.
struct EvenedBreaker {
    private var breaker: LineBreaker
    private let paragraph: PreparedParagraph
    private let evens: Bool
    private let width: Int64
    private var waiting: BrokenLine?

    init(_ breaker: LineBreaker, _ paragraph: PreparedParagraph, _ style: LineStyle, width: Int64) {
        self.breaker = breaker
        self.paragraph = paragraph
        evens = style.evensTwoLines
        self.width = width
    }

    /// The next line, nil behind the last.
    mutating func next() -> BrokenLine? {
        if let line = waiting {
            waiting = nil
            return line
        }
        guard let first = breaker.next() else { return nil }
        guard evens, first.start == Int(paragraph.segments[first.segment].start), !endsSegment(first),
            let second = breaker.next()
        else { return first }
        waiting = second
        guard endsSegment(second), let (upper, lower) = evened(first, second) else { return first }
        waiting = lower
        return upper
    }

    private func endsSegment(_ line: BrokenLine) -> Bool {
        line.end == Int(paragraph.segments[line.segment].breakEnd)
    }

    /// The two lines with one piece moved down, nil when that does not even them or does not fit.
    private func evened(_ first: BrokenLine, _ second: BrokenLine) -> (BrokenLine, BrokenLine)? {
        if first.isForced || second.isForced || first.isHyphenated { return nil }
        let utf8 = paragraph.source.text.utf8Span.span
        let end = paragraph.opportunity(before: first.visibleEnd)
        if end <= first.start || paragraph.hyphens.position(atLineEnd: end, in: utf8) != nil { return nil }
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

extension PreparedParagraph {
    /// The offset of the last entry before a byte; 0 when there is none. O(log n).
    fileprivate func opportunity(before offset: Int) -> Int {
        var (low, high) = (0, offsets.count)
        while low < high {
            let middle = (low + high) / 2
            if Int(offsets[middle]) < offset { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? 0 : Int(offsets[low - 1])
    }
}
