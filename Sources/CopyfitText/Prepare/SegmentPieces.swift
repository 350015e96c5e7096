import CopyfitUnicode

/// What stands between two places of a segment where a line may end. Offsets are UTF-8 bytes.
struct SegmentPiece {
    /// With the white space at its end.
    let range: Range<Int>
    /// The end of what is seen of a line to here, a hyphen left out: in a piece before this one, if this is white space alone.
    let trimmedEnd: Int
    /// Where a line that ends here shows a hyphen; nil where it shows none.
    let hyphen: Int?
    /// Whether a dictionary divides a word here.
    let isDivision: Bool

    /// The end of what is seen of a line to here, before its hyphen.
    var visibleEnd: Int { hyphen ?? trimmedEnd }
}

/// The pieces of a segment, one after the other.
struct SegmentPieces {
    private let segment: Range<Int>
    private let hanging: TrailingWhitespace
    private var opportunities: ArraySlice<BreakOpportunity>
    private var start: Int
    private var trimmedEnd: Int
    private var isDone = false

    /// - Parameter opportunities: where lines may end strictly inside the segment.
    init(_ segment: Range<Int>, _ opportunities: ArraySlice<BreakOpportunity>, _ hanging: TrailingWhitespace) {
        self.segment = segment
        self.opportunities = opportunities
        self.hanging = hanging
        (start, trimmedEnd) = (segment.lowerBound, segment.lowerBound)
    }

    /// The next piece, nil after the last, which ends the segment; an empty segment has one. `utf8` is the whole text.
    mutating func next(_ utf8: Span<UInt8>) -> SegmentPiece? {
        if isDone { return nil }
        let opportunity = opportunities.popFirst()
        isDone = opportunity == nil
        let range = start..<(opportunity.map { Int($0.offset) } ?? segment.upperBound)
        let end = hanging.trimmedEnd(of: range, in: utf8)
        if end > start { trimmedEnd = end }
        start = range.upperBound
        let isDivision = opportunity?.needsHyphen ?? false
        return SegmentPiece(
            range: range,
            trimmedEnd: trimmedEnd,
            hyphen: isDone
                ? nil : LineHyphens.position(atLineEnd: range.upperBound, isDivision: isDivision, in: utf8),
            isDivision: isDivision
        )
    }
}
