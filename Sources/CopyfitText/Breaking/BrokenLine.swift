/// A line before it is placed: its bytes, and its width in text units.
struct BrokenLine: Hashable {
    let segment: Int
    let start: Int
    /// After the hanging white space and the mandatory break.
    var end: Int
    /// Before the hanging white space.
    var visibleEnd: Int
    var width: Int64
    /// The room before it.
    var indent: Int64 = 0
    /// The line ends at the same place at every width from its own up to this one, exclusive; 0 if that is not known.
    var next: Int64 = 0
    /// The narrowest width at which it ends at the same place, if that is more than its own.
    var least: Int64 = 0
    /// The narrowest width at which it ends at the same place; nil if its width and `least` tell.
    var floor: Int64?
    /// Whether it ends inside a word.
    var isForced = false
    /// Whether it ends its segment with a mandatory break.
    var endsWithBreak = false
    var isHyphenated = false
    /// Whether its last character gives up the empty half of its box.
    var trimsEnd = false
    /// The width of what hangs before its start; not part of `width`.
    var hangingBefore: Int64 = 0
    /// The width of what hangs after its end; not part of `width`.
    var hangingAfter: Int64 = 0
    /// What an ellipsis replaces; nil if nothing is cut off.
    var omitted: Range<Int>?

    var isTruncated: Bool { omitted != nil }

    /// Its visible parts: before the ellipsis and after it.
    var visiblePieces: [Range<Int>] {
        LinePieces.visible(start..<visibleEnd, without: omitted)
    }
}

extension BrokenLine {
    /// A found line, by its bytes. The width is at least 0, even if letters are set back past the line's start.
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
            isHyphenated: seen.isHyphenated && line.end.byte == nil,
            trimsEnd: line.trimsEnd
        )
    }
}

/// The parts of a line beside its ellipsis.
enum LinePieces {
    /// The parts of `range` outside `omitted`, in text order, none of them empty.
    static func visible(_ range: Range<Int>, without omitted: Range<Int>?) -> [Range<Int>] {
        guard let omitted else { return range.isEmpty ? [] : [range] }
        let front = range.lowerBound..<max(range.lowerBound, min(range.upperBound, omitted.lowerBound))
        let back = min(range.upperBound, max(range.lowerBound, omitted.upperBound))..<range.upperBound
        return [front, back].filter { !$0.isEmpty }
    }
}
