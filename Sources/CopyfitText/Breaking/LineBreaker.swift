/// Breaks a paragraph into lines: the only place that decides where a line of a width ends. Measuring folds the lines,
/// placing collects them; evening calls it with other widths, and truncation shortens the last line.
///
/// A line ends at the last opportunity that fits; a word that is too wide even when alone on a line is cut, or stays whole if
/// the text asks for that (`OverflowWrap`). If the
/// columns give the widths of lines, a line is a walk along one column and a subtraction; `LineSearch` finds all
/// others. The paragraph and its columns are passed in for each line, so that a measurement does not count references.
struct LineBreaker<Unit: FixedWidthInteger & SignedInteger & Sendable> {
    /// In text units.
    private let width: Int64
    /// The width, limited to what the columns can hold.
    private let columnWidth: Unit
    /// The room before lines, from which tab stops are counted back.
    private let indent: Int64
    /// How many opportunities a line holds on average.
    private let stride: Int
    private let columnsAreExact: Bool

    /// Breaks into lines of a width in text units. `columns` are the paragraph's.
    @inline(__always)
    init(_ paragraph: PreparedParagraph, _ columns: Columns<Unit>, width: Int64, indent: Int64 = 0) {
        self.width = width
        self.indent = indent
        columnWidth = Unit(truncatingIfNeeded: min(width, Columns<Unit>.widest))
        stride = columns.averageStride(width)
        columnsAreExact = paragraph.columns.exactness.columnsAreExact
    }

    /// The next line, from a start in a segment. O(1) expected if the columns give its width.
    func line(
        from start: LineStart,
        inSegment segment: Int,
        _ paragraph: PreparedParagraph,
        _ columns: Columns<Unit>
    ) -> FoundLine {
        if columnsAreExact, start.byte == nil {
            let last = Int(paragraph.segments[segment].lastOpportunity)
            let x = columns.startX[start.entry]
            if let line = columnLine(from: start.entry, x, last, segment, columns) { return line }
        }
        var piece: CutPiece?
        let search = LineSearch(paragraph, width: width, indent: indent, from: start, inSegment: segment)
        return search.line(&piece)
    }

    /// Passes each line in turn to `body`: the lines that `line` finds one after the other.
    @inline(__always)
    func forEach(_ paragraph: PreparedParagraph, _ columns: Columns<Unit>, _ body: (FoundLine) -> Void) {
        for segment in paragraph.segments.indices {
            let last = Int(paragraph.segments[segment].lastOpportunity)
            var entry = Int(paragraph.segments[segment].firstOpportunity)
            while entry < last {
                if columnsAreExact { entry = passColumnLines(from: entry, last, segment, columns, body) }
                if entry >= last { break }
                entry = LineSearch.passLines(from: entry, inSegment: segment, of: paragraph, width: width, body)
            }
        }
    }

    /// Passes lines between entries as long as the next entry fits. Returns the entry they end at.
    @inline(__always)
    private func passColumnLines(
        from start: Int,
        _ last: Int,
        _ segment: Int,
        _ columns: Columns<Unit>,
        _ body: (FoundLine) -> Void
    ) -> Int {
        var (entry, x) = (start, columns.startX[start])
        while entry < last, let line = columnLine(from: entry, x, last, segment, columns) {
            body(line)
            entry = line.end.entry
            x = columns.startX[entry]
        }
        return entry
    }

    /// The line from an entry at a position to the last entry that fits; nil if not even the next one does.
    @inline(__always)
    private func columnLine(
        from entry: Int,
        _ x: Unit,
        _ last: Int,
        _ segment: Int,
        _ columns: Columns<Unit>
    ) -> FoundLine? {
        let end = columns.lastEntry(from: entry, through: last, within: x &+ columnWidth, stride)
        guard end > entry else { return nil }
        return columns.line(from: LineStart(entry: entry, x: Int64(x)), at: Int64(x), to: end, last, segment)
    }
}

extension Columns {
    /// How many opportunities a line holds on average; at most all.
    @inline(__always)
    func averageStride(_ width: Int64) -> Int {
        max(1, Int(min(Double(width) * entriesPerUnit, Double(fitX.count))))
    }

    /// The line from a start at a position to an entry, in a segment that ends at entry `last`.
    @inline(__always)
    func line(from start: LineStart, at x: Int64, to end: Int, _ last: Int, _ segment: Int) -> FoundLine {
        FoundLine(
            segment: segment,
            start: start,
            end: LineStart(entry: end, x: Int64(startX[end])),
            width: Int64(fitX[end]) &- x,
            next: end < last ? Int64(fitX[end &+ 1]) &- x : .max
        )
    }

    /// The last entry whose `fitX` is at most `limit`; `entry` itself if there is none. Guided probing: jumps ahead by
    /// the number of opportunities in an average line, then walks.
    @inline(__always)
    func lastEntry(from entry: Int, through last: Int, within limit: Unit, _ stride: Int) -> Int {
        var end = min(entry &+ stride, last)
        while end > entry, fitX[end] > limit { end &-= 1 }
        while end < last, fitX[end &+ 1] <= limit { end &+= 1 }
        return end
    }
}
