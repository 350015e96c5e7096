/// Truncates the last visible line with an ellipsis.
struct Truncation {
    private let paragraph: PreparedParagraph
    private let width: Int64
    private let findsBounds: Bool

    /// - Parameters:
    ///   - width: the room for the line.
    ///   - findsBounds: whether to find the widths that give the same line even if they must be checked.
    init(_ paragraph: PreparedParagraph, _ width: Int64, findsBounds: Bool = false) {
        self.paragraph = paragraph
        self.width = width
        self.findsBounds = findsBounds
    }

    /// The line with an ellipsis; it then covers the rest of the text. White space beside the ellipsis is dropped. An
    /// ellipsis wider than the line is alone on it.
    func cut(_ line: BrokenLine, _ mode: TruncationMode) -> BrokenLine {
        let ellipsis = Ellipsis(paragraph, at: line.start).width
        let room = width >= TextUnit.unbounded ? width : width - ellipsis
        var cut = line
        (cut.isForced, cut.isHyphenated, cut.endsWithBreak) = (false, false, false)
        (cut.hangingBefore, cut.hangingAfter) = (0, 0)
        (cut.least, cut.floor) = (0, nil)
        cut.end = paragraph.source.text.utf8.count
        switch mode {
        case .tail: keepBeginning(&cut, room)
        case .head: keepEnd(&cut, room)
        case .middle: keepBoth(&cut, room)
        }
        if let omitted = cut.omitted, omitted.isEmpty { omitBreaks(&cut, room) }
        cut.width = max(0, cut.width + ellipsis)
        if cut.next > 0, cut.next < .max { cut.next += ellipsis }
        if cut.least != 0 { cut.least += ellipsis }
        if cut.visiblePieces.isEmpty { cut.floor = 0 }
        return cut
    }

    /// Keeps the longest beginning of the line's segment that fits.
    private func keepBeginning(_ line: inout BrokenLine, _ room: Int64) {
        let end = Int(paragraph.segments[line.segment].end)
        let front = prefix(of: line.start..<end, line, room)
        line.visibleEnd = front.range.upperBound
        line.omitted = front.range.upperBound..<line.end
        (line.width, line.next) = (front.width, front.next)
        line.least = front.least
    }

    /// Keeps the longest end of the text that fits.
    private func keepEnd(_ line: inout BrokenLine, _ room: Int64) {
        let (range, segment) = lastText(after: line)
        let back = search(segment, room).longestSuffix(of: range)
        line.visibleEnd = back.range.upperBound
        line.omitted = line.start..<(back.range.isEmpty ? line.end : back.range.lowerBound)
        (line.width, line.next) = (back.width, back.next)
    }

    /// Keeps the end of the text in half the room, then the beginning of the line in the rest, which is never less. If
    /// the ellipsis alone is too wide, only letters that are set back over it make room. If the two parts meet but are
    /// too wide together, as widely tracked letters may be, the beginning has one grapheme less.
    private func keepBoth(_ line: inout BrokenLine, _ room: Int64) {
        let (range, segment) = lastText(after: line)
        let half = room >= TextUnit.unbounded ? room : min(room, room >> 1)
        let back = search(segment, half).longestSuffix(of: range)
        let isSame = segment == line.segment && !back.range.isEmpty
        let end = isSame ? back.range.lowerBound : Int(paragraph.segments[line.segment].end)
        let rest = room >= TextUnit.unbounded ? room : room - back.width
        var front = prefix(of: line.start..<end, line, rest)
        let meets = isSame && front.range.upperBound == end
        let whole = meets ? wholeWidth(to: back, line) : .max
        if meets, whole > room {
            let shorter = max(line.start, paragraph.detail.graphemeStart(before: end))
            front = prefix(of: line.start..<shorter, line, rest)
        }
        line.visibleEnd = back.range.isEmpty ? front.range.upperBound : back.range.upperBound
        line.omitted = front.range.upperBound..<(back.range.isEmpty ? line.end : back.range.lowerBound)
        line.width = front.width + back.width
        if isSame, !meets { front = beforeMeeting(front, back, at: end, line) }
        (line.least, line.next) = roomBeside(front, back, room)
        line.next = min(line.next, whole)
    }

    /// The beginning with the room at which it grows. If it would then meet the end, both must fit together.
    private func beforeMeeting(_ front: TextPart, _ back: TextPart, at end: Int, _ line: BrokenLine) -> TextPart {
        guard front.next > 0, front.next < .max,
            paragraph.detail.graphemeEnd(after: front.range.upperBound) == end
        else { return front }
        let next = max(front.next, wholeWidth(to: back, line) - back.width)
        return TextPart(range: front.range, width: front.width, next: next, least: front.least)
    }

    /// The width of the line's segment from the line's start to the end of a part.
    private func wholeWidth(to back: TextPart, _ line: BrokenLine) -> Int64 {
        let range = line.start..<back.range.upperBound
        return paragraph.exactWidth(range, inSegment: line.segment, indent: line.indent)
    }

    /// If only mandatory breaks are cut off, the ellipsis replaces them, after the text.
    private func omitBreaks(_ line: inout BrokenLine, _ room: Int64) {
        keepBeginning(&line, room)
        (line.least, line.next) = (0, 0)
    }

    /// The room from which on, and below which, both parts stay the same: half the room must hold the end and no more,
    /// the rest must hold the beginning and no more. If there is no room at all, nothing is known about less.
    private func roomBeside(_ front: TextPart, _ back: TextPart, _ room: Int64) -> (least: Int64, next: Int64) {
        let least = room < 0 ? room : max(2 * back.width, back.width + max(front.width, front.least))
        let backNext = back.next == .max ? .max : 2 * back.next
        let frontNext = front.next == .max ? .max : back.width + front.next
        return (least, front.next == 0 ? 0 : min(backNext, frontNext))
    }

    private func prefix(of range: Range<Int>, _ line: BrokenLine, _ room: Int64) -> TextPart {
        var search = search(line.segment, room)
        search.indent = line.indent
        let prefix = search.longestPrefix(of: range, takesOneGrapheme: false)
        let bounds = paragraph.segments[line.segment]
        let exactness = paragraph.columns.exactness
        let isKnown =
            findsBounds
            ? exactness.ordersPieces(of: bounds, search.detail) || exactness.tabsOnlyWiden(search.detail)
            : exactness.ordersPieces(of: bounds, search.detail) && prefix.least == 0
        let next = isKnown ? search.nextWidth(after: prefix.end, of: range) : 0
        let seen = range.lowerBound..<prefix.visibleEnd
        return TextPart(range: seen, width: prefix.width, next: next, least: prefix.least)
    }

    private func search(_ segment: Int, _ room: Int64) -> StretchSearch {
        StretchSearch(paragraph: paragraph, detail: paragraph.detail, segment: segment, width: room)
    }

    /// The text of the last segment that has any, without what is above the line.
    private func lastText(after line: BrokenLine) -> (Range<Int>, segment: Int) {
        let segments = paragraph.segments
        let segment =
            segments.indices.last { $0 > line.segment && segments[$0].start < segments[$0].end } ?? line.segment
        let bounds = segments[segment]
        return (max(line.start, Int(bounds.start))..<Int(bounds.end), segment)
    }
}

/// A range of visible text, its width, and the room at which it would be one grapheme longer.
struct TextPart {
    let range: Range<Int>
    let width: Int64
    let next: Int64
    /// The narrowest room that holds it, if that is more than its own width.
    var least: Int64 = 0
}
