import CopyfitFonts
import CopyfitUnicode

/// Lines beside which punctuation hangs.
struct HangingLines {
    private let paragraph: PreparedParagraph
    private let hanging: HangingPunctuation
    private let width: Int64

    init(_ paragraph: PreparedParagraph, _ hanging: HangingPunctuation, width: Int64) {
        self.paragraph = paragraph
        self.hanging = hanging
        self.width = width
    }

    /// The lines that hold as much as fits without what hangs. O(lines) expected, and the exact widths of one or two ends
    /// of each line.
    var lines: [BrokenLine] {
        switch paragraph.columns.sums {
        case .narrow(let columns): lines(columns)
        case .wide(let columns): lines(columns)
        }
    }

    private func lines<Unit>(_ columns: Columns<Unit>) -> [BrokenLine] {
        var lines: [BrokenLine] = []
        var start = LineStart(entry: 0)
        for segment in paragraph.segments.indices {
            let last = Int(paragraph.segments[segment].lastOpportunity)
            while start.entry < last {
                let room = start.entry == 0 && start.byte == nil ? sum(width, firstWidth) : width
                let breaker = LineBreaker(paragraph, columns, width: room)
                let greedy = breaker.line(from: start, inSegment: segment, paragraph, columns)
                let line = longer(than: greedy, last: last, room: room) ?? greedy
                lines.append(hung(BrokenLine(line, of: paragraph), room: room))
                start = line.end
            }
            start = LineStart(entry: last + 1)
        }
        return lines
    }

    private func sum(_ width: Int64, _ more: Int64) -> Int64 { width >= TextUnit.unbounded ? width : width + more }

    /// A line with as much more text as fits because something hangs; nil if there is none.
    private func longer(than line: FoundLine, last: Int, room: Int64) -> FoundLine? {
        if line.start.byte != nil, paragraph.rules.restartsAtCuts { return nil }
        let start = paragraph.columns.offset(of: line.start)
        let em = paragraph.table.settings.reduce(0) { max($0, Int64($1.properties.scale)) }
        let widest = 2 * em + paragraph.table.settings.reduce(0) { max($0, $1.spacing.units) }
        var found: FoundLine?
        var end = (line.isForced ? line.start.entry : line.end.entry) + 1
        while end <= last {
            let candidate = FoundLine(
                segment: line.segment,
                start: line.start,
                end: LineStart(entry: end),
                width: exactWidth(start..<paragraph.columns.offset(end), line.segment),
                next: 0
            )
            if candidate.width > sum(room, widest) { break }
            let broken = BrokenLine(candidate, of: paragraph)
            if candidate.width - endWidth(of: broken, mayHang: true) <= room { found = candidate }
            end += 1
        }
        return found
    }

    private func exactWidth(_ line: Range<Int>, _ segment: Int) -> Int64 {
        let end = paragraph.lineEnd(ofLine: line, inSegment: segment)
        let seen = line.lowerBound..<end.visibleEnd
        return paragraph.exactWidth(seen, inSegment: segment, isHyphenated: end.isHyphenated)
    }

    /// A line without the width of what hangs beside it.
    func hung(_ line: BrokenLine, room: Int64) -> BrokenLine {
        var line = line
        // A character that is alone on its line has no space after it.
        if line.start == 0 { line.hangingBefore = min(firstWidth, line.width) }
        if !line.isForced {
            let after = endWidth(of: line, mayHang: line.width > room)
            line.hangingAfter = min(after, line.width - line.hangingBefore)
        }
        line.width -= line.hangingBefore + line.hangingAfter
        return line
    }

    /// The width of the text's first character if it hangs.
    private var firstWidth: Int64 {
        let utf8 = paragraph.source.text.utf8Span.span
        guard hanging.contains(.first), paragraph.segments[0].start < paragraph.segments[0].end else { return 0 }
        var next = 0
        let character = decodeUTF8(utf8, &next)
        guard HangingPunctuation.mayHangFirst(character), runsAsSegment(at: 0, 0) else { return 0 }
        return max(0, paragraph.detail.clusterEnd(at: paragraph.detail.graphemeEnd(after: 0)))
    }

    /// The width of what hangs at a line's end.
    ///
    /// - Parameter mayHang: whether what is only allowed to hang does.
    private func endWidth(of line: BrokenLine, mayHang: Bool) -> Int64 {
        guard line.start < line.visibleEnd, runsAsSegment(at: line.visibleEnd - 1, line.segment) else { return 0 }
        if line.isHyphenated {
            guard hanging.contains(.hyphens) else { return 0 }
            return max(0, line.width - paragraph.exactWidth(line.start..<line.visibleEnd, inSegment: line.segment))
        }
        let start = max(line.start, paragraph.detail.graphemeStart(before: line.visibleEnd))
        let utf8 = paragraph.source.text.utf8Span.span
        var next = start
        let character = decodeUTF8(utf8, &next)
        guard hangs(character, endsText: line.end == utf8.count, mayHang: mayHang) else { return 0 }
        let advance = paragraph.detail.clusterEnd(at: line.visibleEnd) - paragraph.detail.clusterStart(at: start)
        return max(0, advance - paragraph.table.trailingSpacing(line.start..<line.visibleEnd, line.segment))
    }

    private func hangs(_ character: UInt32, endsText: Bool, mayHang: Bool) -> Bool {
        if HangingPunctuation.isStop(character) {
            return hanging.contains(.forceEnd) || mayHang && hanging.contains(.allowEnd)
        }
        if character == 0x2D || character == 0x2010 { return hanging.contains(.hyphens) && !endsText }
        return endsText && hanging.contains(.last) && HangingPunctuation.mayHangLast(character)
    }

    /// Whether text has the direction of its segment, so that the first and the last of a line are at its edges.
    private func runsAsSegment(at offset: Int, _ segment: Int) -> Bool {
        let runs = paragraph.table.runRange(ofSegment: segment)
        if runs.isEmpty { return false }
        let run = paragraph.runs[paragraph.table.firstRun(in: runs, endingAfter: offset)]
        return run.level == paragraph.segments[segment].baseLevel
    }
}

extension PreparedParagraph {
    /// The part of a line's visible bytes that does not hang.
    func bytesWithoutHanging(_ seen: Range<Int>, before: Bool, after: Bool) -> Range<Int> {
        if !before, !after { return seen }
        let start = before ? detail.graphemeEnd(after: seen.lowerBound) : seen.lowerBound
        let end = after ? detail.graphemeStart(before: seen.upperBound) : seen.upperBound
        return start..<max(start, end)
    }
}
