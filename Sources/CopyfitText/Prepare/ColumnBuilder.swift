import CopyfitFonts
import CopyfitUnicode

/// Fills the columns of one paragraph, segment by segment. Scratch memory, kept between paragraphs.
struct ColumnBuilder {
    private var entries: [ColumnEntry] = []
    private var divisions: [UInt32] = []
    private var endTrims = EndTrims()
    private(set) var naturalWidth: Int64 = 0
    private(set) var minContentWidth: Int64 = 0
    /// Whether the windows of some line's edges overlap, so that its columns can be wrong.
    private var edgesOverlap = false
    /// Whether a browser rounds up the boxes of some line.
    private var hasDirectionBoxes = false
    /// Whether the width of every line, including the white space at its end, is the distance from its start to where
    /// the next line starts.
    private var spacesAreSums = true
    private var hasHyphens = false
    private var farthest: Int64 = 0

    /// The number of entries so far.
    var count: Int { entries.count }

    mutating func begin() {
        entries.removeAll(keepingCapacity: true)
        divisions.removeAll(keepingCapacity: true)
        endTrims = EndTrims()
        (edgesOverlap, hasDirectionBoxes, spacesAreSums, hasHyphens) = (false, false, true, false)
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
        let first = count
        let additions = LineAdditions(segment, runs: runs, edges, stops)
        let finder = SegmentEntries(segment: segment, runs: runs, edges: edges)
        var pieces = SegmentPieces(segment, opportunities, edges.rules)
        var widths: [PieceWidth] = []
        var hyphenated: [Int] = []
        var startCut = segment.lowerBound
        var seenEnd = segment.lowerBound
        entries.append(ColumnEntry(offset: segment.lowerBound, startX: 0, fitX: 0))
        let trimsEnds = edges.rules.trimsPunctuation && !additions.hasTabs
        while let piece = pieces.next(utf8) {
            if trimsEnds, case let trim = finder.endTrim(after: piece, utf8) {
                endTrims.append(trim.amount, from: trim.lastX, at: count)
            }
            seenEnd = piece.trimmedEnd
            if piece.hyphen != nil { hyphenated.append(count) }
            if piece.isDivision { divisions.append(UInt32(truncatingIfNeeded: piece.range.upperBound)) }
            if startCut == piece.range.lowerBound, let entry = finder.plainEntry(after: piece, utf8) {
                entries.append(entry)
                startCut = piece.range.upperBound
                continue
            }
            let found = finder.entry(after: piece, startCut: startCut, utf8)
            if let width = found.pieceWidth { widths.append(PieceWidth(entry: count, width: width)) }
            entries.append(found.entry)
            startCut = found.startCut
            edgesOverlap = edgesOverlap || found.edgesOverlap
            spacesAreSums = false
        }
        hasHyphens = hasHyphens || !hyphenated.isEmpty
        hasDirectionBoxes = hasDirectionBoxes || additions.hasBoxes
        spacesAreSums =
            spacesAreSums && !additions.hasBoxes && !additions.hasTabs && !edges.table.hasSpacing
        let (start, end) = (entries[first].startX, entries[count - 1].fitX)
        let addition = additions.addition(to: segment.lowerBound..<seenEnd, from: start, utf8)
        naturalWidth = max(naturalWidth, end - start + addition)
        finishSegment(first, widths, hyphenated, additions, edges.rules.unit, utf8)
    }

    /// Takes the widths of a segment's pieces, then lowers each `fitX` to the smallest after it. `widths` are sorted by
    /// entry; `hyphenated` are the entries at which a line shows a hyphen, rising.
    private mutating func finishSegment(
        _ first: Int,
        _ widths: [PieceWidth],
        _ hyphenated: [Int],
        _ additions: LineAdditions,
        _ unit: TextUnit,
        _ utf8: Span<UInt8>
    ) {
        var (widths, hyphenated, trims) = (widths[...], hyphenated[...], endTrims.entries[...])
        let hasAdditions = additions.hasTabs || additions.hasBoxes
        var lowest = Int64.max
        for index in stride(from: count - 1, to: first, by: -1) {
            let before = entries[index - 1]
            var entry = entries[index]
            var trim: Int64 = 0
            var trimmedWidth: Int64 = 0
            if let last = trims.last, Int(last) == index {
                trims.removeLast()
                trim = endTrims.amounts[trims.endIndex]
                entry.fitX -= trim
                let lastX = endTrims.lastX[trims.endIndex]
                trimmedWidth = EndTrims.needed(from: before.startX, lastX: lastX, to: entry.fitX, unit)
            }
            lowest = min(lowest, entry.fitX)
            var width = max(trimmedWidth, entry.fitX - before.startX)
            if hyphenated.last == index {
                // Where a later end needs less room than the hyphen, the line ends there.
                width = lowest - before.startX
                hyphenated.removeLast()
            }
            if let measured = widths.last, measured.entry == index {
                width = measured.width - trim
                widths.removeLast()
            }
            if hasAdditions {
                let piece = Int(before.offset)..<Int(entry.offset)
                width += additions.addition(toPiece: piece, from: before.startX, utf8)
            }
            minContentWidth = max(minContentWidth, width)
            take(entry, fitX: lowest, at: index)
        }
        take(entries[first], fitX: min(lowest, entries[first].fitX), at: first)
    }

    private mutating func take(_ entry: ColumnEntry, fitX: Int64, at index: Int) {
        farthest = max(farthest, abs(entry.fitX), abs(entry.startX))
        entries[index].fitX = fitX
    }

    /// Hands over the columns of all segments of `table`. Mutating, so that what is kept is not copied first.
    mutating func finish(_ table: RunTable) -> ParagraphColumns {
        ParagraphColumns(
            sums: sums,
            exactness: Exactness(
                edgesOverlap: edgesOverlap,
                roundsBoxes: hasDirectionBoxes,
                trimsEnds: !endTrims.entries.isEmpty,
                spacesAreSums: spacesAreSums,
                table
            ),
            offsets: entries.map { $0.offset },
            hyphens: LineHyphens(divisions: divisions.map { $0 }, showsSoft: table.rules.showsSoftHyphens),
            endTrims: endTrims,
            naturalWidth: naturalWidth,
            minContent: hasHyphens ? min(minContentWidth, naturalWidth) : minContentWidth
        )
    }

    /// The columns, in the smallest integers that hold them.
    private var sums: AnyColumns {
        if farthest < AnyColumns.narrowLimit {
            return .narrow(
                Columns(
                    startX: entries.map { Int32(truncatingIfNeeded: $0.startX) },
                    fitX: entries.map { Int32(truncatingIfNeeded: $0.fitX) },
                    naturalWidth: naturalWidth
                )
            )
        }
        let (startX, fitX) = (entries.map { $0.startX }, entries.map { $0.fitX })
        return .wide(Columns(startX: startX, fitX: fitX, naturalWidth: naturalWidth))
    }
}

/// The width of the piece before an entry, if the columns do not give it.
private struct PieceWidth {
    let entry: Int
    let width: Int64
}
