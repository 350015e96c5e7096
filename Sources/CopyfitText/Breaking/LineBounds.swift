/// The widths at which a line ends where it does: from the least width that holds it up to the least that holds more.
/// Text units.
struct LineBounds {
    let least: Int64
    /// 0 if it is not known.
    let next: Int64

    static let unknown = LineBounds(least: 0, next: 0)
}

/// Finds the bounds of lines that are not a difference of sums. Costs more than finding the line, so that it is done
/// only if somebody asks for the bounds.
extension LineSearch {
    /// The bounds of a line that was found at this width. O(opportunities in the line's width and half an em).
    func bounds(of line: FoundLine) -> LineBounds {
        if start.byte != nil, paragraph.rules.restartsAtCuts { return restartedBounds(of: line) }
        let isCut = line.isForced || line.end.entry == start.entry
        let following = isCut ? start.entry + 1 : line.end.entry + 1
        guard let nextEntry = nextEntryWidth(from: following) else { return .unknown }
        let next = isCut ? min(nextEntry, nextCutWidth(of: line)) : nextEntry
        let holdsAnyway = line.width > width || isOneGrapheme(line)
        return LineBounds(least: holdsAnyway ? 0 : max(line.width, line.least), next: next)
    }

    /// Whether a line is cut after its first grapheme, as it is at every narrower width.
    func isOneGrapheme(_ line: FoundLine) -> Bool {
        line.isForced && detail.graphemeEnd(after: byte) >= line.visibleEnd ?? .max
    }

    /// The least width that holds the line to one of the entries from one on, none of which this width holds; nil if
    /// nothing is known.
    private func nextEntryWidth(from first: Int) -> Int64? {
        guard !paragraph.segments[segment].hasTabs || paragraph.columns.exactness.tabsOnlyWiden(detail) else {
            return nil
        }
        var best = Int64.max
        guard first <= last else { return best }
        for entry in first...last {
            if best < .max, leastWidth(to: offset(entry)) > best { break }
            let needed = exactWidth(to: offset(entry))
            guard needed > width else { return nil }
            best = min(best, needed)
        }
        return best
    }

    /// A width that the line to a byte needs at least, as far as sums tell.
    private func leastWidth(to end: Int) -> Int64 {
        guard detail.xRises else { return .min }
        return detail.clusterStart(at: lineEnd(at: end).visibleEnd) - detail.clusterEnd(at: byte) - tolerance
    }

    /// The least width that holds more of the piece that the line is cut from.
    private func nextCutWidth(of line: FoundLine) -> Int64 {
        let piece = paragraph.columns.piece(after: start.entry)
        let end = lineEnd(at: piece.upperBound).visibleEnd
        guard let cut = line.end.byte, cut < end else { return .max }
        return stretches.nextWidth(after: cut, of: byte..<end)
    }
}
