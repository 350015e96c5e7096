/// Where tabs lead: to the next multiple of the interval from the line's start, past where the pen stands.
struct TabStops: Hashable, Sendable {
    /// Text units; tabs are no wider than nothing when it is not above 0.
    let interval: Int64

    init(_ points: Double, _ unit: TextUnit) {
        interval = points > 0 ? max(1, unit.spacing(points)) : 0
    }

    /// The stop behind a position. Positions left of the line's start count from it too.
    func next(after x: Int64) -> Int64 {
        guard interval > 0 else { return x }
        return (max(0, x) / interval + 1) * interval
    }
}

/// Leads from tab to tab of a line, or of a piece of one, in text order, whichever way it runs.
struct LineTabs {
    /// The UTF-8 offset behind the last tab, or where the line begins.
    private(set) var end: Int
    /// How far that is from the line's start.
    private(set) var x: Int64 = 0
    private let paragraph: PreparedParagraph
    private let segment: Int
    private let stops: TabStops

    init(_ paragraph: PreparedParagraph, from start: Int, inSegment segment: Int) {
        end = start
        self.paragraph = paragraph
        self.segment = segment
        stops = TabStops(paragraph.source.tabInterval, paragraph.unit)
    }

    /// Moves behind the next tab and gives how wide it is: up to its stop.
    mutating func lead(by tab: TextRun) -> Int64 {
        let before = x + paragraph.stretchWidth(end..<Int(tab.start), segment)
        (x, end) = (stops.next(after: before), Int(tab.end))
        return x - before
    }
}
