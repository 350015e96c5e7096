/// Breaks a paragraph into lines, one by one: the only place that says where lines end. Measuring folds them, placing
/// collects them.
///
/// A line takes the last opportunity that fits; a word that does not fit on a line of its own is cut. Where the columns tell
/// how wide lines are, a line is two comparisons and a subtraction; all others come from `ShapedLines`. What is
/// broken is handed in again for each line, so that a measurement counts no references.
struct LineBreaker<Unit: FixedWidthInteger & SignedInteger & Sendable> {
    /// In text units; as wide as the columns can tell.
    private let width: Unit
    /// How many opportunities a line holds on average.
    private let stride: Int
    private var segment = 0
    /// The segment's last entry.
    private var last: Int
    private var start: LineStart
    private var shaped: ShapedLines

    /// Breaks from a paragraph's start, in lines of a width in text units. `columns` are the paragraph's.
    @inline(__always)
    init(_ paragraph: PreparedParagraph, _ columns: Columns<Unit>, width: Int64) {
        self.width = Unit(truncatingIfNeeded: min(width, Columns<Unit>.widest))
        stride = columns.averageStride(width)
        last = Int(paragraph.segments[0].lastOpportunity)
        start = LineStart(entry: 0, x: paragraph.columns.exactness.columnsAreExact ? Int64(columns.startX[0]) : nil)
        shaped = ShapedLines(width: width)
    }

    /// The next line, nil behind the last. O(1) expected where the columns tell.
    @inline(__always)
    mutating func next(_ paragraph: PreparedParagraph, _ columns: Columns<Unit>) -> FoundLine? {
        if start.entry >= last, !moveToNextSegment(paragraph, columns) { return nil }
        let line = sumLine(from: start, columns) ?? shaped.line(from: start, inSegment: segment, of: paragraph)
        start = line.end
        return line
    }

    /// Passes all lines, as `next` gives them, to `body`.
    @inline(__always)
    mutating func forEach(_ paragraph: PreparedParagraph, _ columns: Columns<Unit>, _ body: (FoundLine) -> Void) {
        repeat {
            var start = self.start
            while start.entry < last {
                while start.entry < last, let line = sumLine(from: start, columns) {
                    body(line)
                    start = line.end
                }
                if start.entry >= last { break }
                let line = shaped.line(from: start, inSegment: segment, of: paragraph)
                body(line)
                start = line.end
            }
        } while moveToNextSegment(paragraph, columns)
    }

    /// The line from a start to the last entry that fits, where the columns tell; nil elsewhere, and when not even the next
    /// entry fits.
    @inline(__always)
    private func sumLine(from start: LineStart, _ columns: Columns<Unit>) -> FoundLine? {
        guard let x = start.x else { return nil }
        let limit = Unit(truncatingIfNeeded: x) &+ width
        let end = columns.lastEntry(from: start.entry, through: last, within: limit, stride)
        guard end > start.entry else { return nil }
        return FoundLine(
            segment: segment,
            start: start,
            end: LineStart(entry: end, x: Int64(columns.startX[end])),
            width: Int64(columns.fitX[end]) &- x,
            next: end < last ? Int64(columns.fitX[end &+ 1]) &- x : .max
        )
    }

    @inline(__always)
    private mutating func moveToNextSegment(_ paragraph: PreparedParagraph, _ columns: Columns<Unit>) -> Bool {
        segment &+= 1
        guard segment < paragraph.segments.count else { return false }
        last = Int(paragraph.segments[segment].lastOpportunity)
        let first = Int(paragraph.segments[segment].firstOpportunity)
        let isExact = paragraph.columns.exactness.columnsAreExact
        start = LineStart(entry: first, x: isExact ? Int64(columns.startX[first]) : nil)
        return true
    }
}

extension Columns {
    /// How many opportunities a line holds on average; at most all.
    @inline(__always)
    func averageStride(_ width: Int64) -> Int {
        max(1, Int(min(Double(width) * entriesPerUnit, Double(fitX.count))))
    }

    /// The last entry whose `fitX` is at most `limit`; `entry` itself when there is none. Guided probing: jumps by the
    /// opportunities an average line holds, then walks.
    @inline(__always)
    func lastEntry(from entry: Int, through last: Int, within limit: Unit, _ stride: Int) -> Int {
        var end = min(entry &+ stride, last)
        while end > entry, fitX[end] > limit { end &-= 1 }
        while end < last, fitX[end &+ 1] <= limit { end &+= 1 }
        return end
    }
}
