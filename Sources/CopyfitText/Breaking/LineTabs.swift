/// Goes from tab to tab of a line, or of a part of one, in text order, whatever its direction.
struct LineTabs {
    /// The UTF-8 offset after the last tab, or where the line begins.
    private(set) var end: Int
    /// The stop of the last tab, or where the line begins, from the edge of the text. No text after the tab ends before it.
    private(set) var x: Int64
    /// The distance from the last tab's beginning to its stop, of which aligned text may take some.
    private var slack: Int64 = 0
    private var stop: TabStops.Stop
    private var marks: MarkSearch
    private let paragraph: PreparedParagraph
    private let segment: Int
    private let detail: ParagraphDetail?

    init(
        _ paragraph: PreparedParagraph,
        from start: Int,
        indent: Int64,
        inSegment segment: Int,
        _ detail: ParagraphDetail? = nil
    ) {
        end = start
        x = indent
        stop = TabStops.Stop(x: indent, alignment: .leading)
        marks = MarkSearch(from: start)
        self.paragraph = paragraph
        self.detail = detail
        self.segment = segment
    }

    /// Moves past the next tab.
    mutating func pass(_ tab: TextRun) {
        let width = paragraph.stretchWidth(end..<Int(tab.start), segment, false, detail)
        let before = position(after: width, upTo: Int(tab.start))
        stop = paragraph.tabStops.next(after: before)
        (x, slack, end) = (stop.x, stop.x - before, Int(tab.end))
        marks = MarkSearch(from: end)
    }

    /// Where text of a width ends that follows the last tab and reaches up to an offset. Offsets must not fall between tabs.
    mutating func position(after width: Int64, upTo offset: Int) -> Int64 {
        x + width - taken(by: width, upTo: offset)
    }

    /// The widest text that may follow the last tab if it has to end at a position from the edge of the text or before it.
    func reach(within room: Int64) -> Int64 {
        switch stop.alignment {
        case .leading: room - x
        case .center: min(room - x + slack, 2 * (room - x) + 1)
        case .trailing, .decimal: room - x + slack
        }
    }

    /// The width of the last tab before such text.
    mutating func tabWidth(before width: Int64, upTo offset: Int) -> Int64 {
        slack - taken(by: width, upTo: offset)
    }

    private mutating func taken(by width: Int64, upTo offset: Int) -> Int64 {
        if stop.alignment == .leading { return 0 }
        return stop.taken(of: slack, by: width) { mark in
            let utf8 = paragraph.source.text.utf8Span.span
            let detail = detail ?? paragraph.detail
            return marks.offset(of: mark, before: offset, in: utf8).map {
                detail.clusterStart(at: $0) - detail.clusterEnd(at: end)
            }
        }
    }
}

/// A line with tabs that is measured up to one end after another, so that a line of many tabs is walked through once.
struct TabbedLine {
    private let paragraph: PreparedParagraph
    private let segment: Int
    private let start: Int
    private let indent: Int64
    private let detail: ParagraphDetail?
    private var tabs: LineTabs
    /// The runs that have not been visited yet.
    private var rest: Range<Int>

    /// A line that begins at a byte of a segment.
    init(
        _ paragraph: PreparedParagraph,
        from start: Int,
        indent: Int64,
        inSegment segment: Int,
        _ detail: ParagraphDetail?
    ) {
        self.paragraph = paragraph
        self.detail = detail
        self.segment = segment
        self.start = start
        self.indent = indent
        tabs = LineTabs(paragraph, from: start, indent: indent, inSegment: segment, detail)
        let runs = paragraph.table.runRange(ofSegment: segment)
        rest = paragraph.table.firstRun(in: runs, endingAfter: start)..<runs.upperBound
    }

    /// The width up to an end, which must not be before the previous one. O(log n) and the runs between the two.
    mutating func width(to end: Int, isHyphenated: Bool) -> Int64 {
        if end == start { return isHyphenated ? paragraph.hyphenWidth(at: end, segment) : 0 }
        passRuns(before: end, within: .max)
        let width = paragraph.endingWidth(tabs.end..<max(tabs.end, end), segment, isHyphenated, detail)
        return tabs.position(after: width, upTo: end) - indent
    }

    /// Whether the same may be within a limit as far as sums tell, without shaping what is after the last tab. O(runs
    /// within the limit).
    mutating func mayFit(to end: Int, within limit: Int64, _ detail: ParagraphDetail) -> Bool {
        let limit = indent + limit
        passRuns(before: end, within: limit)
        let width = max(0, detail.clusterStart(at: end) - detail.clusterEnd(at: tabs.end))
        return tabs.position(after: width, upTo: end) <= limit
    }

    private mutating func passRuns(before end: Int, within limit: Int64) {
        while tabs.x <= limit, let next = rest.first, case let run = paragraph.runs[next], Int(run.start) < end {
            if run.isTab { tabs.pass(run) }
            rest.removeFirst()
        }
    }
}

extension PreparedParagraph {
    /// The width of the text after a tab at the end of a line, without the spacing after its last grapheme.
    func endingWidth(
        _ range: Range<Int>,
        _ segment: Int,
        _ isHyphenated: Bool,
        _ detail: ParagraphDetail? = nil
    ) -> Int64 {
        stretchWidth(range, segment, isHyphenated, detail)
            - table.trailingSpacing(range, isHyphenated: isHyphenated, segment)
    }
}
