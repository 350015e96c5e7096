import CopyfitFonts
import CopyfitUnicode

/// Fills the columns of one paragraph, segment by segment. Scratch: kept between paragraphs.
struct ColumnBuilder {
    private var entries: [Entry] = []
    private var divisions: [UInt32] = []
    private(set) var naturalWidth: Int64 = 0
    private(set) var minContentWidth: Int64 = 0
    /// Whether a line's columns can be wrong because its edges' windows overlap.
    private(set) var hasContextualLines = false
    /// Whether a browser rounds up the boxes of some line.
    private(set) var hasDirectionBoxes = false
    /// Whether a line with the white space at its end is as wide as from its start to where the next one starts.
    private(set) var spacesAreSums = true
    private var farthest: Int64 = 0

    /// The number of entries so far.
    var count: Int { entries.count }

    mutating func begin() {
        entries.removeAll(keepingCapacity: true)
        divisions.removeAll(keepingCapacity: true)
        (hasContextualLines, hasDirectionBoxes, spacesAreSums) = (false, false, true)
        (naturalWidth, minContentWidth, farthest) = (0, 0, 0)
    }

    /// Adds the entries of a segment.
    ///
    /// - Parameters:
    ///   - runs: the segment's runs in `edges.table`.
    ///   - opportunities: where lines may end strictly inside the segment.
    mutating func add(
        _ segment: Range<Int>,
        runs: Range<Int>,
        opportunities: ArraySlice<BreakOpportunity>,
        edges: EdgeCorrection,
        stops: TabStops,
        utf8: Span<UInt8>
    ) {
        let advances = edges.advances
        let origin = segment.lowerBound
        var walk = SegmentWalk(segment: segment, runs: runs, edges: edges, stops: stops, firstEntry: count)
        append(offset: origin, startX: 0, fitX: 0)
        for index in opportunities.startIndex...opportunities.endIndex {
            let isLast = index == opportunities.endIndex
            let offset = isLast ? segment.upperBound : Int(opportunities[index].offset)
            let trimmed = walk.moveVisibleEnd(behind: Int(entries[count - 1].offset)..<offset, utf8)
            let isDivision = !isLast && opportunities[index].needsHyphen
            if isDivision { divisions.append(UInt32(truncatingIfNeeded: offset)) }
            let hyphen = isLast ? nil : LineHyphens.position(atLineEnd: offset, isDivision: isDivision, in: utf8)
            let isPlain = hyphen == nil && advances.isSafe(offset - origin) && walk.isSafe(end: trimmed, utf8)
            if isPlain, walk.startIsSafe {
                let trailing = walk.trailingSpacing(trimmed)
                let fit = advances.x(trimmed - origin) - trailing
                append(offset: offset, startX: advances.x(offset - origin), fitX: fit)
            } else {
                addUnsafe(offset, LineEnd(offset: hyphen ?? trimmed, isHyphenated: hyphen != nil), &walk, utf8)
            }
        }
        finish(walk, utf8)
    }

    /// The columns, in as few bytes as hold them.
    func columns() -> AnyColumns {
        if farthest < AnyColumns.narrowLimit {
            return .narrow(
                Columns(
                    startX: entries.map { Int32(truncatingIfNeeded: $0.startX) },
                    fitX: entries.map { Int32(truncatingIfNeeded: $0.fitX) },
                    naturalWidth: naturalWidth
                )
            )
        }
        return .wide(Columns(startX: entries.map(\.startX), fitX: entries.map(\.fitX), naturalWidth: naturalWidth))
    }

    /// The UTF-8 offset of each entry.
    func offsets() -> [UInt32] { entries.map(\.offset) }

    /// The offsets of the entries where a dictionary divides a word.
    func hyphens() -> LineHyphens { LineHyphens(divisions: divisions.map { $0 }) }
}

/// What the columns say of a place where a line may end.
private struct Entry {
    let offset: UInt32
    let startX: Int64
    var fitX: Int64
}

/// Where what is seen of a line ends.
private struct LineEnd {
    let offset: Int
    let isHyphenated: Bool
}

/// Where the builder stands in a segment.
private struct SegmentWalk {
    let segment: Range<Int>
    let runs: Range<Int>
    let edges: EdgeCorrection
    let firstEntry: Int
    let stops: TabStops
    let tabs: [TextRun]
    let boxes: DirectionBoxes?
    /// The run that holds the last byte looked at.
    var run: Int
    /// How far the line that begins at the last entry must reach to be exact.
    var startReaches: Int
    /// Whether any line that begins at the last entry is exact.
    var startIsSafe = true
    /// The width of the piece before an entry, where the columns do not give it; entries rise.
    var pieces: [(entry: Int, width: Int64)] = []
    /// The last entry's offset without the white space before it.
    var visibleEnd: Int

    init(segment: Range<Int>, runs: Range<Int>, edges: EdgeCorrection, stops: TabStops, firstEntry: Int) {
        self.stops = stops
        self.segment = segment
        self.runs = runs
        self.edges = edges
        self.firstEntry = firstEntry
        tabs = edges.table.runs[runs].filter(\.isTab)
        boxes = DirectionBoxes(edges.table.runs[runs], edges.table.unit)
        run = runs.lowerBound
        startReaches = segment.lowerBound
        visibleEnd = segment.lowerBound
    }

    /// The width of the whole segment as one line.
    func naturalWidth(end: Int64, start: Int64) -> Int64 {
        max(0, end - start + addition(to: segment.lowerBound..<visibleEnd, from: start))
    }

    /// What a stretch that is seen, as a line by itself, has beyond its advances: tabs led to their stops, or boxes rounded up.
    func addition(to seen: Range<Int>, from start: Int64) -> Int64 {
        tabs.isEmpty ? rounding(seen) : tabbing(seen, from: start)
    }

    /// The same of a piece, whose white space hangs.
    func addition(toPiece piece: Range<Int>, from start: Int64, _ utf8: Span<UInt8>) -> Int64 {
        if boxes == nil, tabs.isEmpty { return 0 }
        return addition(to: piece.lowerBound..<edges.hanging.trimmedEnd(of: piece, in: utf8), from: start)
    }

    private func tabbing(_ range: Range<Int>, from start: Int64) -> Int64 {
        var added: Int64 = 0
        var index = firstTab(from: range.lowerBound)
        while index < tabs.count, Int(tabs[index].start) < range.upperBound {
            let x = edges.advances.x(Int(tabs[index].start) - segment.lowerBound) - start + added
            added += stops.next(after: x) - x
            index += 1
        }
        return added
    }

    private func firstTab(from offset: Int) -> Int {
        var (low, high) = (0, tabs.count)
        while low < high {
            let middle = (low + high) / 2
            if Int(tabs[middle].start) < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func rounding(_ range: Range<Int>) -> Int64 {
        guard let boxes, !range.isEmpty else { return 0 }
        func width(_ range: Range<Int>) -> Int64 {
            let advances = edges.advances
            return advances.x(range.upperBound - segment.lowerBound) - advances.x(range.lowerBound - segment.lowerBound)
        }
        return boxes.width(of: range, measure: width) - width(range)
    }

    /// What a line that ends at `offset` goes without, because its last grapheme is not spaced.
    mutating func trailingSpacing(_ offset: Int) -> Int64 {
        guard edges.table.hasSpacing, offset > segment.lowerBound else { return 0 }
        moveRun(to: offset, atEnd: true)
        return edges.table.trailingSpacing(edges.table.runs[run])
    }

    /// Moves the end of what is seen behind a piece, unless that is white space alone, and gives it.
    mutating func moveVisibleEnd(behind piece: Range<Int>, _ utf8: Span<UInt8>) -> Int {
        let end = edges.hanging.trimmedEnd(of: piece, in: utf8)
        if end > piece.lowerBound { visibleEnd = end }
        return visibleEnd
    }

    /// Whether a line that is seen up to `end` has the glyphs of the whole segment there.
    func isSafe(end: Int, _ utf8: Span<UInt8>) -> Bool {
        let (advances, origin) = (edges.advances, segment.lowerBound)
        return advances.isSafe(end - origin)
            || advances.isSafe(edges.hanging.shapedEnd(behind: end, in: utf8) - origin)
    }

    /// Moves to the run whose bytes hold `offset`, or end there when `atEnd`.
    mutating func moveRun(to offset: Int, atEnd: Bool) {
        let position = atEnd ? offset - 1 : offset
        while run > runs.lowerBound, edges.table.runs[run].range.lowerBound > position { run -= 1 }
        while run + 1 < runs.upperBound, edges.table.runs[run].range.upperBound <= position { run += 1 }
    }
}

extension ColumnBuilder {
    private mutating func append(offset: Int, startX start: Int64, fitX fit: Int64) {
        entries.append(Entry(offset: UInt32(truncatingIfNeeded: offset), startX: start, fitX: fit))
    }

    /// Adds the entry of an opportunity, or of the segment's end, where an edge of a line is unsafe.
    private mutating func addUnsafe(_ offset: Int, _ seen: LineEnd, _ walk: inout SegmentWalk, _ utf8: Span<UInt8>) {
        spacesAreSums = false
        let previous = Int(entries[count - 1].offset)
        let trimmed = seen.offset
        let end = endEdge(seen, &walk, utf8)
        let isUnmeasured = offset == walk.segment.upperBound && end.safeCut == Edge.nowhereBefore
        let endX = isUnmeasured ? wholeEnd(seen, walk, utf8) : end.x
        let trailing = walk.trailingSpacing(trimmed)
        let start = startEdge(offset, &walk, utf8)
        append(offset: offset, startX: start.x, fitX: endX - trailing)
        let isContextual = max(walk.startReaches, previous) > end.safeCut && trimmed > previous
        let isBareHyphen = seen.isHyphenated && trimmed == previous
        hasContextualLines =
            hasContextualLines || isContextual || isBareHyphen || end.safeCut == Edge.nowhereBefore
            || start.safeCut == Edge.nowhereBehind
        if isContextual {
            let range = previous..<trimmed
            let width = walk.edges.direct(range, runs: walk.runs, utf8, isHyphenated: seen.isHyphenated)
            walk.pieces.append((count - 1, width - trailing))
        }
        walk.startReaches = start.safeCut
        walk.startIsSafe = start.safeCut == offset
    }

    private func startEdge(_ offset: Int, _ walk: inout SegmentWalk, _ utf8: Span<UInt8>) -> Edge {
        let index = offset - walk.segment.lowerBound
        if walk.edges.advances.isSafe(index) {
            return Edge(x: walk.edges.advances.x(index), safeCut: offset)
        }
        walk.moveRun(to: offset, atEnd: false)
        return walk.edges.start(offset, in: walk.edges.table.runs[walk.run], utf8)
    }

    private func endEdge(_ end: LineEnd, _ walk: inout SegmentWalk, _ utf8: Span<UInt8>) -> Edge {
        if !end.isHyphenated, walk.isSafe(end: end.offset, utf8) {
            let index = end.offset - walk.segment.lowerBound
            return Edge(x: walk.edges.advances.x(index), safeCut: Edge.anywhere)
        }
        walk.moveRun(to: end.offset, atEnd: true)
        return walk.edges.end(end.offset, in: walk.edges.table.runs[walk.run], utf8, isHyphenated: end.isHyphenated)
    }

    /// The position of a segment's end that no window measures, for a line that has its run from the beginning.
    private func wholeEnd(_ end: LineEnd, _ walk: SegmentWalk, _ utf8: Span<UInt8>) -> Int64 {
        let run = Int(walk.edges.table.runs[walk.run].start)
        let width = walk.edges.direct(run..<end.offset, runs: walk.run..<walk.run + 1, utf8, isHyphenated: false)
        return walk.edges.advances.x(run - walk.segment.lowerBound) + width
    }

    /// Takes the segment's widths, then lowers each `fitX` to the smallest behind it.
    private mutating func finish(_ walk: SegmentWalk, _ utf8: Span<UInt8>) {
        let first = walk.firstEntry
        hasDirectionBoxes = hasDirectionBoxes || walk.boxes != nil
        spacesAreSums = spacesAreSums && walk.boxes == nil && walk.tabs.isEmpty && !walk.edges.table.hasSpacing
        naturalWidth = max(naturalWidth, walk.naturalWidth(end: entries[count - 1].fitX, start: entries[first].startX))
        var pieces = walk.pieces
        var lowest = Int64.max
        for index in stride(from: count - 1, through: first, by: -1) {
            let entry = entries[index]
            if index > first {
                let before = entries[index - 1]
                let isMeasured = pieces.last?.entry == index
                let piece = isMeasured ? pieces.removeLast().width : entry.fitX - before.startX
                let range = Int(before.offset)..<Int(entry.offset)
                let addition = walk.addition(toPiece: range, from: before.startX, utf8)
                minContentWidth = max(minContentWidth, piece + addition)
            }
            farthest = max(farthest, abs(entry.fitX), abs(entry.startX))
            lowest = min(lowest, entry.fitX)
            entries[index].fitX = lowest
        }
    }
}
