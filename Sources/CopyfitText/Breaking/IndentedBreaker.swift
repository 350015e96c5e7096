/// The lines that the breaker finds, one after the other, each in the room that a style leaves it.
struct IndentedBreaker<Unit: FixedWidthInteger & SignedInteger & Sendable> {
    private let insets: LineInsets
    private let width: Int64
    private let findsBounds: Bool
    private let breaker: LineBreaker<Unit>
    /// For the first lines of paragraphs; nil if they have the room of the others.
    private let firstBreaker: LineBreaker<Unit>?
    private var segment = 0
    private var start = LineStart(entry: 0)

    /// - Parameter findsBounds: whether to find the widths at which each line ends where it does, if no room is left free
    ///   beside lines.
    init(
        _ paragraph: PreparedParagraph,
        _ columns: Columns<Unit>,
        _ insets: LineInsets,
        width: Int64,
        findsBounds: Bool
    ) {
        func breaker(_ indent: Int64) -> LineBreaker<Unit> {
            LineBreaker(paragraph, columns, width: insets.room(in: width, indent: indent), indent: indent)
        }
        self.insets = insets
        self.width = width
        self.findsBounds = findsBounds && insets.isEmpty
        self.breaker = breaker(insets.others)
        firstBreaker = insets.first == insets.others ? nil : breaker(insets.first)
    }

    /// The next line; nil after the last.
    mutating func next(_ paragraph: PreparedParagraph, _ columns: Columns<Unit>) -> BrokenLine? {
        guard segment < paragraph.segments.count else { return nil }
        let bounds = paragraph.segments[segment]
        var (breaker, indent) = (self.breaker, insets.others)
        if let firstBreaker, start.byte == nil, start.entry == Int(bounds.firstOpportunity),
            insets.indentsFirstLine(of: segment, in: paragraph)
        {
            (breaker, indent) = (firstBreaker, insets.first)
        }
        let line = breaker.line(from: start, inSegment: segment, paragraph, columns)
        var broken = BrokenLine(line, of: paragraph)
        broken.indent = indent
        if findsBounds, line.next == 0 || line.isForced || line.width > width {
            let search = LineSearch(paragraph, width: width, from: start, inSegment: segment)
            broken.take(search.bounds(of: line))
        }
        start = line.end
        if start.entry == Int(bounds.lastOpportunity) {
            segment += 1
            start = LineStart(entry: start.entry + 1)
        }
        return broken
    }
}

extension BrokenLine {
    fileprivate mutating func take(_ bounds: LineBounds) {
        guard bounds.next > 0 else { return }
        (floor, next) = (bounds.least, max(next, bounds.next))
    }
}
