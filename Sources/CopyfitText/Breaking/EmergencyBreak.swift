import CopyfitFonts

/// As much of a range as fits a width. Widths are text units.
struct Prefix {
    /// UTF-8 offset, after the white space that hangs.
    let end: Int
    /// UTF-8 offset, before the white space that hangs.
    let visibleEnd: Int
    /// The width of the visible part.
    let width: Int64
    /// The least width of a longer prefix; the largest value if there is none.
    let next: Int64
    /// The narrowest width that holds it, if that is more than its own.
    var least: Int64 = 0
    /// Whether its last character is trimmed.
    var trimsEnd = false
}

/// Searches for how much of a segment's text fits a width when it is set by itself.
struct StretchSearch {
    let paragraph: PreparedParagraph
    let detail: ParagraphDetail
    let segment: Int
    /// Text units.
    let width: Int64
    /// Whether the last character is trimmed if it does not fit otherwise: at the end of a line, not before an ellipsis.
    var trimsEnds = false
    /// The room before the line, if the text begins one.
    var indent: Int64 = 0

    /// Twice the amount by which sums may be off.
    var tolerance: Int64 { paragraph.columns.exactness.tolerance(detail) }

    func trimmedEnd(of range: Range<Int>) -> Int {
        paragraph.hanging.trimmedEnd(of: range, in: paragraph.source.text.utf8Span.span)
    }

    func exactWidth(_ range: Range<Int>) -> Int64 {
        paragraph.exactWidth(range, inSegment: segment, indent: indent, detail)
    }
}

extension StretchSearch {
    /// The longest part of `range` that begins where `range` does, consists of whole graphemes and is at most `width`
    /// wide. White space after it hangs.
    ///
    /// Where letters join, a longer part may be narrower than a shorter one. The last that fits is taken, so that its
    /// own width gives the same break. A browser takes no part that does not fit as part of its word. O(log n), and the
    /// shaping of a few parts where letters join.
    ///
    /// - Parameter known: the browser's beginning of a line at the start of `range`, if the caller has it at hand.
    func longestPrefix(of range: Range<Int>, takesOneGrapheme: Bool, _ known: BrowserCut? = nil) -> Prefix {
        let first = min(range.upperBound, detail.graphemeEnd(after: range.lowerBound))
        let lowest = takesOneGrapheme ? first : range.lowerBound
        var end = max(lowest, lastCandidate(range))
        var found = seenPart(range.lowerBound..<end)
        let cut = known ?? BrowserCut(paragraph, detail, from: range.lowerBound, inSegment: segment)
        func needed() -> Int64 { max(found.width, (cut?.width(to: end) ?? found.width) - found.trim) }
        var next = Int64.max
        while end > lowest, needed() > width {
            next = min(next, needed())
            end = max(lowest, detail.graphemeStart(before: end))
            found = seenPart(range.lowerBound..<end)
        }
        while next == .max, end < range.upperBound {
            let further = min(range.upperBound, detail.graphemeEnd(after: end))
            let wider = seenPart(range.lowerBound..<further)
            let needed = max(wider.width, (cut?.width(to: further) ?? 0) - wider.trim)
            if needed > width { next = needed } else { (end, found) = (further, wider) }
        }
        let hangingEnd = hangingEnd(end..<range.upperBound)
        let least = needed() > found.width ? needed() : 0
        return Prefix(
            end: hangingEnd,
            visibleEnd: found.end,
            width: found.width,
            next: found.trim > 0 ? min(next, found.width + found.trim) : next,
            least: least,
            trimsEnd: found.trim > 0
        )
    }

    /// The least width that holds more of `range` than its part up to `end`, which is all that `width` holds; the
    /// largest value if there is no more. O(graphemes in an em), because letters that join may be narrower by half an
    /// em.
    func nextWidth(after end: Int, of range: Range<Int>) -> Int64 {
        let origin = detail.clusterEnd(at: range.lowerBound)
        let cut = BrowserCut(paragraph, detail, from: range.lowerBound, inSegment: segment)
        var (end, next) = (end, Int64.max)
        while end < range.upperBound, next == .max || detail.clusterStart(at: end) - origin <= next + tolerance / 2 {
            end = min(range.upperBound, detail.graphemeEnd(after: end))
            let longer = range.lowerBound..<end
            let seen = seenPart(longer)
            let needed = max(seen.width, (cut?.width(to: end) ?? 0) - seen.trim)
            if needed > width { next = min(next, needed) }
        }
        return next
    }

    /// The last grapheme boundary that may still fit: in or at the start of the last cluster that starts soon enough.
    private func lastCandidate(_ range: Range<Int>) -> Int {
        if width >= TextUnit.unbounded { return range.upperBound }
        let lead = paragraph.rules.cutsFitInWord ? 0 : tolerance
        guard paragraph.segments[segment].hasTabs else { return lastCandidate(range, within: width + lead) }
        return lastCandidateBesideTabs(range, within: indent + width + lead)
    }

    private func lastCandidate(_ range: Range<Int>, within room: Int64) -> Int {
        let limit = detail.clusterEnd(at: range.lowerBound) + room
        let clusters = detail.cluster(at: range.lowerBound)...detail.cluster(at: range.upperBound)
        let next = detail.lastCluster(of: clusters, beginningBy: limit) + 1
        guard next < detail.clusterOffsets.count else { return range.upperBound }
        return min(range.upperBound, detail.graphemeStart(before: Int(detail.clusterOffsets[next])))
    }

    /// The same from tab to tab, up to the first after which nothing can fit; `room` includes the indent. O(tabs that
    /// fit).
    private func lastCandidateBesideTabs(_ range: Range<Int>, within room: Int64) -> Int {
        var tabs = LineTabs(paragraph, from: range.lowerBound, indent: indent, inSegment: segment, detail)
        let runs = paragraph.table.runs(in: range, ofSegment: segment)
        for tab in runs where tab.isTab && Int(tab.start) >= range.lowerBound {
            if tabs.x > room { return tabs.end }
            let candidate = lastCandidate(tabs.end..<Int(tab.start), within: tabs.reach(within: room))
            if candidate < Int(tab.start) { return candidate }
            tabs.pass(tab)
        }
        if tabs.x > room { return tabs.end }
        return lastCandidate(tabs.end..<range.upperBound, within: tabs.reach(within: room))
    }

    /// The visible part of a range, trimmed at its end by `trim` if it does not fit otherwise.
    private func seenPart(_ range: Range<Int>) -> (end: Int, width: Int64, trim: Int64) {
        let end = trimmedEnd(of: range)
        let whole = exactWidth(range.lowerBound..<end)
        let mayTrim = trimsEnds && whole > width && end == range.upperBound
        let trim = mayTrim ? paragraph.endTrim(at: end, segment, detail) : 0
        return (end, whole - trim, trim)
    }

    /// The end of the whole graphemes of white space with which `range` begins.
    private func hangingEnd(_ range: Range<Int>) -> Int {
        var end = range.lowerBound
        while end < range.upperBound {
            let next = min(range.upperBound, detail.graphemeEnd(after: end))
            if trimmedEnd(of: end..<next) > end { break }
            end = next
        }
        return end
    }
}
