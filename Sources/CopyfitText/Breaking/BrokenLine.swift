/// A line before it has a place: bytes and width in text units.
struct BrokenLine: Hashable {
    let segment: Int
    let start: Int
    /// Behind the white space that hangs and the mandatory break.
    var end: Int
    /// Before the white space that hangs.
    var visibleEnd: Int
    var width: Int64
    /// Every width from the line's own up to here ends it at the same place; 0 where that is not known.
    var next: Int64 = 0
    /// The narrowest width that ends it at the same place, where that is more than its own.
    var least: Int64 = 0
    /// Whether it ends inside a word.
    var isForced = false
    /// Whether it ends its segment with a mandatory break.
    var endsWithBreak = false
    var isHyphenated = false
    /// What an ellipsis stands for; nil when nothing is cut off.
    var omitted: Range<Int>?

    var isTruncated: Bool { omitted != nil }

    /// What is seen of it: in front of the ellipsis and after it.
    var visiblePieces: [Range<Int>] {
        LinePieces.visible(start..<visibleEnd, without: omitted)
    }
}

extension BrokenLine {
    /// A found line by its bytes. Letters that are set back past where it begins make it no narrower than nothing.
    init(_ line: FoundLine, of paragraph: PreparedParagraph) {
        let bounds = paragraph.segments[line.segment]
        let (start, end) = (paragraph.columns.offset(of: line.start), paragraph.columns.offset(of: line.end))
        let endsSegment = line.end.entry == Int(bounds.lastOpportunity)
        let seen =
            line.visibleEnd.map { (visibleEnd: $0, isHyphenated: false) }
            ?? paragraph.lineEnd(ofLine: start..<max(start, end), inSegment: line.segment)
        self.init(
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

/// The stretches of a line beside its ellipsis.
enum LinePieces {
    /// The parts of `range` outside `omitted`, in text order, none of them empty.
    static func visible(_ range: Range<Int>, without omitted: Range<Int>?) -> [Range<Int>] {
        guard let omitted else { return range.isEmpty ? [] : [range] }
        let front = range.lowerBound..<max(range.lowerBound, min(range.upperBound, omitted.lowerBound))
        let back = min(range.upperBound, max(range.lowerBound, omitted.upperBound))..<range.upperBound
        return [front, back].filter { !$0.isEmpty }
    }
}
