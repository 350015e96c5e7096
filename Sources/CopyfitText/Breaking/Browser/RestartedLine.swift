import CopyfitUnicode

extension LineSearch {
    /// How many bytes past a line's width are analysed. They may decide where the line ends, because a dictionary looks
    /// a few words ahead.
    private static let lookahead = 1024

    /// How many opportunities after the last that may fit are analysed. Dictionaries consider three words
    /// together.
    private static let entriesAhead = 8

    /// The line that begins inside a word. Its text is analysed from there on. O(line).
    func restartedLine() -> FoundLine {
        let next = start.entry + 1
        let farthest = detail.clusterEnd(at: byte) + width + tolerance
        let ends = ends(within: farthest)
        let origin = BrowserCut(paragraph, detail, from: byte, inSegment: segment)
        guard let end = ends.last(where: { fits(to: $0, farthest, origin) }) else {
            return cutRestartedLine(in: ends.first ?? offset(next), origin)
        }
        let width = fittedWidth(to: end)
        var line = line(to: lineStart(at: end), width: width.own)
        line.trimsEnd = width.isTrimmed
        return line
    }

    /// The width of the line to a byte, trimmed at its end if it does not fit otherwise.
    private func fittedWidth(to end: Int) -> (own: Int64, isTrimmed: Bool) {
        let whole = exactWidth(to: end)
        let trim = whole > width && lineEnd(at: end).visibleEnd == end ? paragraph.endTrim(at: end, segment, detail) : 0
        return (whole - trim, trim > 0)
    }

    /// Where the line may end, and a few places after those that may fit.
    private func ends(within farthest: Int64) -> [Int] {
        let next = start.entry + 1
        let reached = max(next, paragraph.columns.sums.lastEntry(from: next, through: last, within: farthest))
        let horizon = min(last, reached + Self.entriesAhead)
        return opportunities(to: analysedEnd(offset(horizon), farthest))
    }

    /// The bounds of such a line.
    func restartedBounds(of line: FoundLine) -> LineBounds {
        let farthest = detail.clusterEnd(at: byte) + width + tolerance
        let ends = ends(within: farthest)
        let origin = BrowserCut(paragraph, detail, from: byte, inSegment: segment)
        let lineEnd = line.end.byte ?? offset(line.end.entry)
        func needed(to end: Int) -> Int64 {
            let inWord = origin.map { $0.isRounded ? $0.width(to: self.lineEnd(at: end).visibleEnd) : 0 } ?? 0
            return max(exactWidth(to: end), inWord)
        }
        let isCut = !ends.contains(lineEnd) || line.isForced
        var next = Int64.max
        for end in ends where isCut || end > lineEnd {
            let needed = needed(to: end)
            guard needed > width else { return .unknown }
            next = min(next, needed)
        }
        if let end = ends.last, end < offset(last) {
            // What is after the analysed text needs more than all of that.
            next = min(next, max(width + 1, detail.clusterStart(at: end) - detail.clusterEnd(at: byte) - tolerance))
        }
        guard isCut else { return LineBounds(least: line.width > width ? 0 : needed(to: lineEnd), next: next) }
        let seen = byte..<self.lineEnd(at: ends.first ?? offset(start.entry + 1)).visibleEnd
        if lineEnd < seen.upperBound { next = min(next, stretches.nextWidth(after: lineEnd, of: seen)) }
        let own = max(line.width, origin?.width(to: min(lineEnd, seen.upperBound)) ?? 0)
        let holdsAnyway = line.width > width || isOneGrapheme(line)
        return LineBounds(least: holdsAnyway ? 0 : min(own, width), next: next)
    }

    /// Where the line may end if no text comes before it: offsets in order, the last of which is `end`. Words are
    /// hyphenated as a whole: a dictionary does not know the rest of a word.
    private func opportunities(to end: Int) -> [Int] {
        var rules = paragraph.source.breakRules
        rules.hyphenation = nil
        let divisions = paragraph.columns.hyphens.divisions(inside: byte..<end).map { Int($0) }
        let found = paragraph.pool.withWorkspace { workspace in
            // Preparation has analysed this very text.
            try? workspace.analyzer.analyze(
                paragraph.source.text.utf8Span.span.extracting(byte..<end),
                language: paragraph.source.runs[0].style.language,
                direction: paragraph.source.direction,
                rules: rules,
                into: &workspace.analysis
            )
            return workspace.analysis.opportunities.map { byte + Int($0.offset) }
        }
        return divisions.isEmpty ? found : Set(found).union(divisions).sorted()
    }

    /// The end of what is analysed: `end`, or the grapheme `lookahead` after the first cluster past `farthest`.
    private func analysedEnd(_ end: Int, _ farthest: Int64) -> Int {
        var cluster = detail.cluster(at: byte)
        while Int(detail.clusterOffsets[cluster]) < end, detail.clusterX[cluster] <= farthest { cluster += 1 }
        let reach = Int(detail.clusterOffsets[cluster]) + Self.lookahead
        return reach < end ? min(end, detail.graphemeEnd(after: reach)) : end
    }

    /// The line with as many graphemes of the piece up to `pieceEnd` as fit, at least one. A hyphen after them that
    /// does not fit is left out. The least width at which a line ends here is not given.
    private func cutRestartedLine(in pieceEnd: Int, _ origin: BrowserCut?) -> FoundLine {
        let seen = byte..<lineEnd(at: pieceEnd).visibleEnd
        var prefix = stretches.longestPrefix(of: seen, takesOneGrapheme: true, origin)
        if prefix.end >= seen.upperBound, lineEnd(at: pieceEnd).isHyphenated {
            prefix = cutForHyphen(seen) ?? prefix
        }
        prefix.least = 0
        let end = prefix.end < seen.upperBound ? prefix.end : pieceEnd
        let next = lineStart(at: end)
        let isForced = next.byte != nil || lineEnd(at: end).isHyphenated
        if isForced { return line(to: next, cutAt: prefix) }
        var line = line(to: next, width: prefix.width)
        (line.trimsEnd, line.isForced) = (prefix.trimsEnd, prefix.trimsEnd)
        return line
    }

    /// The start of a line at a byte.
    private func lineStart(at byte: Int) -> LineStart {
        let first = Int(paragraph.segments[segment].firstOpportunity)
        let entry = (first..<last).partitioningIndex { offset($0) >= byte }
        if offset(entry) == byte { return LineStart(entry: entry) }
        return LineStart(entry: entry - 1, byte: byte)
    }

    /// Whether a line to a byte fits. The visible part of a line that fits ends at `farthest` or before it.
    private func fits(to end: Int, _ farthest: Int64, _ origin: BrowserCut?) -> Bool {
        let visible = lineEnd(at: end).visibleEnd
        if detail.clusterStart(at: visible) > farthest { return false }
        let fitted = fittedWidth(to: end)
        if fitted.own > width { return false }
        guard let origin, origin.isRounded, !fitted.isTrimmed else { return true }
        return origin.width(to: visible) <= width
    }
}
