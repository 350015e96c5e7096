/// Where tabs end: at the next stop after the position of the pen, after the last stop at the next multiple of the
/// interval. All are counted from the edge of the text, before the line's indent.
struct TabStops: Hashable, Sendable {
    /// In text units. 0: tabs after the last stop have no width.
    private let interval: Int64
    /// By position.
    private let stops: [Stop]

    /// A stop, in text units.
    struct Stop: Hashable {
        let x: Int64
        let alignment: TabStop.Alignment
    }

    init(_ text: borrowing StyledText, _ unit: TextUnit) {
        interval = text.tabInterval > 0 ? max(1, unit.spacing(text.tabInterval)) : 0
        let stops = text.tabStops.filter { $0.position >= 0 && $0.position < .infinity }
        self.stops =
            stops.isEmpty
            ? []
            : stops.map { Stop(x: unit.spacing($0.position), alignment: $0.alignment) }.sorted { $0.x < $1.x }
    }

    /// The stop after a position. A position left of the edge counts as the edge. O(log stops).
    func next(after x: Int64) -> Stop {
        if !stops.isEmpty {
            let index = stops.partitioningIndex { $0.x > max(0, x) }
            if index < stops.count { return stops[index] }
        }
        guard interval > 0 else { return Stop(x: x, alignment: .leading) }
        return Stop(x: (max(0, x) / interval + 1) * interval, alignment: .leading)
    }
}

extension TabStops.Stop {
    /// How much of the distance to the stop, `slack`, text of a width takes back. `before` gives the width of the text before
    /// a character; nil if it has none.
    func taken(of slack: Int64, by width: Int64, before: (Character) -> Int64?) -> Int64 {
        switch alignment {
        case .leading: 0
        case .center: min(slack, max(0, width / 2))
        case .trailing: min(slack, max(0, width))
        case .decimal(let mark): min(slack, max(0, before(mark) ?? width))
        }
    }
}

/// The first place of a character in a text whose end is found later, looked for once.
struct MarkSearch {
    /// The UTF-8 offset of the character; nil as long as it was not found.
    private var found: Int?
    private var searchedEnd: Int

    init(from start: Int) { searchedEnd = start }

    /// The offset of the character before `end`; nil if it is not there. O(bytes that were not searched before).
    mutating func offset(of mark: Character, before end: Int, in utf8: Span<UInt8>) -> Int? {
        if let found { return found < end ? found : nil }
        let bytes = mark.utf8
        while searchedEnd + bytes.count <= end {
            var index = searchedEnd
            if bytes.allSatisfy({ byte in
                defer { index += 1 }
                return utf8[index] == byte
            }) {
                found = searchedEnd
                return found
            }
            searchedEnd += 1
        }
        return nil
    }
}

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
        stretchWidth(range, segment, isHyphenated, detail) - table.trailingSpacing(range.upperBound, segment)
    }
}
