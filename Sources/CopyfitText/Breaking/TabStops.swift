/// Where tabs end: at the next multiple of the interval after the position of the pen. Both are counted from the edge of
/// the text, before the line's indent.
struct TabStops: Hashable, Sendable {
    /// In text units. 0: tabs have no width.
    let interval: Int64

    init(_ points: Double, _ unit: TextUnit) {
        interval = points > 0 ? max(1, unit.spacing(points)) : 0
    }

    /// The stop after a position. A position left of the line's start counts as the start.
    func next(after x: Int64) -> Int64 {
        guard interval > 0 else { return x }
        return (max(0, x) / interval + 1) * interval
    }
}

/// Goes from tab to tab of a line, or of a part of one, in text order, whatever its direction.
struct LineTabs {
    /// The UTF-8 offset after the last tab, or where the line begins.
    private(set) var end: Int
    /// Its distance from the edge of the text.
    private(set) var x: Int64
    private let paragraph: PreparedParagraph
    private let segment: Int
    private let stops: TabStops
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
        self.paragraph = paragraph
        self.detail = detail
        self.segment = segment
        stops = TabStops(paragraph.source.tabInterval, paragraph.unit)
    }

    /// Moves past the next tab and returns the tab's width, up to its stop.
    mutating func lead(by tab: TextRun) -> Int64 {
        let before = x + paragraph.stretchWidth(end..<Int(tab.start), segment, false, detail)
        (x, end) = (stops.next(after: before), Int(tab.end))
        return x - before
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
        let stretch = tabs.end..<max(tabs.end, end)
        return tabs.x - indent + paragraph.stretchWidth(stretch, segment, isHyphenated, detail)
            - paragraph.table.trailingSpacing(end, segment)
    }

    /// Whether the same may be within a limit as far as sums tell, without shaping what is after the last tab. O(runs
    /// within the limit).
    mutating func mayFit(to end: Int, within limit: Int64, _ detail: ParagraphDetail) -> Bool {
        let limit = indent + limit
        passRuns(before: end, within: limit)
        return tabs.x <= limit - max(0, detail.clusterStart(at: end) - detail.clusterEnd(at: tabs.end))
    }

    private mutating func passRuns(before end: Int, within limit: Int64) {
        while tabs.x <= limit, let next = rest.first, case let run = paragraph.runs[next], Int(run.start) < end {
            if run.isTab { _ = tabs.lead(by: run) }
            rest.removeFirst()
        }
    }
}
