import CopyfitFonts

/// Where a line that begins or ends at an unsafe cut would begin or end if it were shaped by itself.
///
/// `x` replaces the prefix sum: a line's width is the end's `x` minus the start's. It is exact if the line reaches at
/// least to `safeCut`, the nearest place where cutting changes nothing. If two windows of different lengths disagree,
/// no window can be trusted, and `safeCut` is beyond any line, so that every line with this edge is shaped by itself.
struct LineEdge: Hashable {
    let x: Int64
    let safeCut: Int

    /// The safe cut of an end that is a safe cut itself: the line may begin anywhere. Less than `nowhereAfter`.
    static let anywhere = Int.max - 1
    /// The safe cut of a start that no window measures.
    static let nowhereAfter = Int.max
    /// The safe cut of an end that no window measures.
    static let nowhereBefore = -1
}

/// Measures edges at unsafe cuts by shaping from the cut to the next safe one.
///
/// A class, so that what holds it for a segment copies one reference and not a dozen.
final class EdgeCorrection {
    let workspace: Workspace
    /// The advances of the segment's runs.
    let advances: SegmentAdvances
    let table: RunTable
    /// The segment's range in the text.
    let segment: Range<Int>
    let graphemes: Graphemes
    var rules: LineRules { table.rules }

    init(
        workspace: Workspace,
        advances: SegmentAdvances,
        table: RunTable,
        segment: Range<Int>,
        graphemes: Graphemes
    ) {
        self.workspace = workspace
        self.advances = advances
        self.table = table
        self.segment = segment
        self.graphemes = graphemes
    }

    /// The edge of a line that begins at byte `start` of the text. `utf8` is the whole text. After a cut inside a
    /// cluster, other clusters may form than in the text, so that no window can be trusted.
    func start(_ start: Int, in run: TextRun, _ utf8: Span<UInt8>) -> LineEdge {
        let origin = segment.lowerBound
        let end = Int(run.end)
        guard let near = safeCut(from: start, in: run) else {
            return LineEdge(x: advances.x(start - origin), safeCut: LineEdge.nowhereAfter)
        }
        let x = advances.x(near - origin) - width(start..<near, shapedEnd: near, run, utf8, startsLine: true)
        guard near < end else { return LineEdge(x: x, safeCut: near) }
        guard advances.isClusterStart(start - origin), let far = safeCut(from: near + 1, in: run) else {
            return LineEdge(x: x, safeCut: LineEdge.nowhereAfter)
        }
        let check = advances.x(far - origin) - width(start..<far, shapedEnd: far, run, utf8, startsLine: true)
        return LineEdge(x: x, safeCut: check == x ? near : LineEdge.nowhereAfter)
    }

    /// By how much the last character of a line that ends at an offset is narrower if it is trimmed.
    func endTrim(at end: Int, in run: TextRun, _ utf8: Span<UInt8>) -> Int64 {
        workspace.endTrim(at: end, in: run, segment, table, utf8)
    }

    /// The edge of a line that ends at byte `end` of the text, with or without a hyphen after it.
    func end(_ end: Int, in run: TextRun, _ utf8: Span<UInt8>, isHyphenated: Bool) -> LineEdge {
        let shapedEnd = rules.hanging.shapedEnd(after: end, in: utf8)
        let origin = segment.lowerBound
        let start = Int(run.start)
        let isSafe = advances.isSafe(end - origin)
        guard let near = safeCut(before: isHyphenated && isSafe && end > start ? end - 1 : end, in: run) else {
            return LineEdge(x: advances.x(end - origin), safeCut: LineEdge.nowhereBefore)
        }
        let x = advances.x(near - origin) + width(near..<end, shapedEnd: shapedEnd, run, utf8, isHyphenated)
        guard near > start else { return LineEdge(x: x, safeCut: near) }
        guard advances.isClusterStart(end - origin), let far = safeCut(before: near - 1, in: run) else {
            return LineEdge(x: x, safeCut: LineEdge.nowhereBefore)
        }
        let check = advances.x(far - origin) + width(far..<end, shapedEnd: shapedEnd, run, utf8, isHyphenated)
        return LineEdge(x: x, safeCut: check == x ? near : LineEdge.nowhereBefore)
    }

    /// How many bytes are searched for a safe cut. If there is none so near, lines are shaped by themselves: windows to
    /// the end of a long text, one for each opportunity, would take quadratic time.
    private static let windowLimit = 512

    /// The first safe cut of a run at or after a byte of the text; nil if it is too far.
    private func safeCut(from offset: Int, in run: TextRun) -> Int? {
        let origin = segment.lowerBound
        return advances.safeCut(in: offset - origin...min(Int(run.end), offset + Self.windowLimit) - origin)
            .map { origin + $0 }
    }

    /// The last safe cut of a run at or before a byte of the text; nil if it is too far.
    private func safeCut(before offset: Int, in run: TextRun) -> Int? {
        let origin = segment.lowerBound
        return advances.lastSafeCut(in: max(Int(run.start), offset - Self.windowLimit) - origin...offset - origin)
            .map { origin + $0 }
    }

    /// The width of a line's bytes shaped by themselves, run by run. O(bytes).
    ///
    /// - Parameter startsLine: whether the line starts there.
    func direct(
        _ range: Range<Int>,
        runs: Range<Int>,
        _ utf8: Span<UInt8>,
        isHyphenated: Bool,
        startsLine: Bool
    ) -> Int64 {
        let shapedEnd = rules.hanging.shapedEnd(after: range.upperBound, in: utf8)
        return table.runs[runs].reduce(0) { sum, run in
            let part = range.clamped(to: run.range)
            if part.isEmpty || run.isTab { return sum }
            let isHyphenated = isHyphenated && part.upperBound == range.upperBound
            let startsLine = startsLine && part.lowerBound == range.lowerBound
            return sum + width(part, shapedEnd: shapedEnd, run, utf8, isHyphenated, startsLine: startsLine)
        }
    }

    private func width(
        _ range: Range<Int>,
        shapedEnd: Int,
        _ run: TextRun,
        _ utf8: Span<UInt8>,
        _ isHyphenated: Bool = false,
        startsLine: Bool = false
    ) -> Int64 {
        if range.isEmpty, !isHyphenated { return 0 }
        let part = RunPart(
            run: run,
            range: range,
            shapedEnd: shapedEnd,
            paragraph: segment,
            isHyphenated: isHyphenated,
            edges: TrimmedEdges(startsLine: startsLine)
        )
        return workspace.width(part, table, utf8, graphemes)
    }
}
