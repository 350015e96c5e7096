import CopyfitUnicode

/// The text between two places of a segment where a line may end. Offsets are UTF-8 bytes.
struct SegmentPiece {
    /// Including the white space at its end.
    let range: Range<Int>
    /// The end of the visible part of a line that ends here, not counting a hyphen. If this piece is only white space,
    /// it is in an earlier piece.
    let trimmedEnd: Int
    /// Where a line that ends here shows a hyphen; nil if it shows none.
    let hyphen: Int?
    /// Whether a dictionary divides a word here.
    let isDivision: Bool

    /// The end of the visible part of a line that ends here, before its hyphen.
    var visibleEnd: Int { hyphen ?? trimmedEnd }
}

/// The pieces of a segment, one after the other.
struct SegmentPieces {
    private let segment: Range<Int>
    private let hanging: TrailingWhitespace
    private let showsSoftHyphens: Bool
    private let opportunities: ArraySlice<BreakOpportunity>
    /// The index of the opportunity at which the next piece ends; the piece after the last opportunity ends with the
    /// segment.
    private var next: Int
    private var start: Int
    private var trimmedEnd: Int

    /// - Parameter opportunities: where lines may end strictly inside the segment.
    init(_ segment: Range<Int>, _ opportunities: ArraySlice<BreakOpportunity>, _ rules: LineRules) {
        self.segment = segment
        self.opportunities = opportunities
        (hanging, showsSoftHyphens) = (rules.hanging, rules.showsSoftHyphens)
        next = opportunities.startIndex
        (start, trimmedEnd) = (segment.lowerBound, segment.lowerBound)
    }

    /// The next piece; nil after the last, which ends the segment. An empty segment has one piece. `utf8` is the whole
    /// text.
    @inline(__always)
    mutating func next(_ utf8: Span<UInt8>) -> SegmentPiece? {
        if next > opportunities.endIndex { return nil }
        let isLast = next == opportunities.endIndex
        let offset = isLast ? segment.upperBound : Int(opportunities[next].offset)
        let isDivision = !isLast && opportunities[next].needsHyphen
        next += 1
        let range = start..<offset
        let end = hanging.trimmedEnd(of: range, in: utf8)
        if end > start { trimmedEnd = end }
        start = range.upperBound
        return SegmentPiece(
            range: range,
            trimmedEnd: trimmedEnd,
            hyphen: isLast ? nil : hyphen(at: offset, isDivision: isDivision, utf8),
            isDivision: isDivision
        )
    }

    private func hyphen(at offset: Int, isDivision: Bool, _ utf8: Span<UInt8>) -> Int? {
        LineHyphens.position(atLineEnd: offset, isDivision: isDivision, showsSoft: showsSoftHyphens, in: utf8)
    }
}
