/// The lines that the breaker finds, one after the other, each in the room that a style leaves it.
struct IndentedBreaker<Unit: FixedWidthInteger & SignedInteger & Sendable> {
    private let insets: LineInsets
    private let breaker: LineBreaker<Unit>
    /// For the first lines of paragraphs; nil if they have the room of the others.
    private let firstBreaker: LineBreaker<Unit>?
    private var segment = 0
    private var start = LineStart(entry: 0)

    init(_ paragraph: PreparedParagraph, _ columns: Columns<Unit>, _ insets: LineInsets, width: Int64) {
        func breaker(_ indent: Int64) -> LineBreaker<Unit> {
            LineBreaker(paragraph, columns, width: insets.room(in: width, indent: indent), indent: indent)
        }
        self.insets = insets
        self.breaker = breaker(insets.others)
        firstBreaker = insets.first == insets.others ? nil : breaker(insets.first)
    }

    /// The next line; nil after the last.
    mutating func next(_ paragraph: PreparedParagraph, _ columns: Columns<Unit>) -> BrokenLine? {
        guard segment < paragraph.segments.count else { return nil }
        let bounds = paragraph.segments[segment]
        var (breaker, indent) = (self.breaker, insets.others)
        if let firstBreaker, start.byte == nil, start.entry == Int(bounds.firstOpportunity),
            paragraph.beginsParagraph(segment)
        {
            (breaker, indent) = (firstBreaker, insets.first)
        }
        let line = breaker.line(from: start, inSegment: segment, paragraph, columns)
        start = line.end
        if start.entry == Int(bounds.lastOpportunity) {
            segment += 1
            start = LineStart(entry: start.entry + 1)
        }
        var broken = BrokenLine(line, of: paragraph)
        broken.indent = indent
        return broken
    }
}
