/// Where a line begins: at an entry of the columns, or inside the piece after one.
struct LineStart: Hashable {
    /// The last entry at or before it.
    let entry: Int
    /// Its position, from which the columns tell how wide lines are; nil where they do not.
    let x: Int64?
    /// UTF-8 offset, inside a piece; nil at the entry.
    var byte: Int?
}

/// A line as it is found: from where to where, and how wide.
struct FoundLine {
    let segment: Int
    let start: LineStart
    /// Where the next line begins: at the segment's last entry when none follows.
    let end: LineStart
    /// Below 0 where letters are set back past where the line begins.
    let width: Int64
    /// Every width from the line's own up to here ends it at the same place; 0 where that is not known.
    let next: Int64
    /// The narrowest width that ends it at the same place, where that is more than its own.
    var least: Int64 = 0
    /// Whether it ends inside a word.
    var isForced = false
    /// Where what is seen of it ends, if a cut tells: elsewhere before the hyphen or the white space at its end.
    var visibleEnd: Int?
}

extension PreparedParagraph {
    /// The end of what is seen of a line, before its hyphen or the white space it ends with; and whether it has a hyphen.
    func lineEnd(ofLine line: Range<Int>, inSegment segment: Int) -> (visibleEnd: Int, isHyphenated: Bool) {
        let utf8 = source.text.utf8Span.span
        let endsInside = line.upperBound < Int(segments[segment].end)
        if endsInside, let hyphen = columns.hyphens.position(atLineEnd: line.upperBound, in: utf8) {
            return (max(line.lowerBound, hyphen), true)
        }
        return (hanging.trimmedEnd(of: line, in: utf8), false)
    }

    /// A line by its bytes. Letters that are set back past where it begins make it no narrower than nothing.
    func broken(_ line: FoundLine) -> BrokenLine {
        let bounds = segments[line.segment]
        let (start, end) = (columns.offset(of: line.start), columns.offset(of: line.end))
        let endsSegment = line.end.entry == Int(bounds.lastOpportunity)
        let seen =
            line.visibleEnd.map { (visibleEnd: $0, isHyphenated: false) }
            ?? lineEnd(ofLine: start..<max(start, end), inSegment: line.segment)
        return BrokenLine(
            segment: line.segment,
            start: start,
            end: endsSegment ? Int(bounds.breakEnd) : end,
            visibleEnd: seen.visibleEnd,
            width: max(0, line.width),
            next: line.next,
            least: line.least,
            isForced: line.isForced,
            endsWithBreak: endsSegment && bounds.endsWithBreak,
            isHyphenated: seen.isHyphenated && line.end.byte == nil
        )
    }
}
