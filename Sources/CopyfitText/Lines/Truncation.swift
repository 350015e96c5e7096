/// Cuts the last visible line off with an ellipsis.
struct Truncation {
    private let paragraph: PreparedParagraph
    private let width: Int64

    init(_ paragraph: PreparedParagraph, _ width: Int64) {
        self.paragraph = paragraph
        self.width = width
    }

    /// The longest beginning of the line's segment that leaves room for the ellipsis, white space before it dropped. The
    /// line then covers the rest of the text. An ellipsis wider than the line stands alone.
    func tail(_ line: BrokenLine) -> BrokenLine {
        let segment = paragraph.segments[line.segment]
        let ellipsis = Ellipsis(paragraph, at: line.start).width
        let prefix = paragraph.longestPrefix(
            of: line.start..<Int(segment.end),
            inSegment: line.segment,
            width: width >= TextUnit.unbounded ? width : width - ellipsis,
            takesOneGrapheme: false
        )
        var cut = line
        cut.visibleEnd = prefix.visibleEnd
        cut.width = ellipsis + prefix.width
        cut.end = paragraph.source.text.utf8.count
        cut.isForced = false
        cut.isHyphenated = false
        cut.isTruncated = true
        cut.endsWithBreak = false
        return cut
    }
}
