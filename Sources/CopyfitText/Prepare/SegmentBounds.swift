import CopyfitUnicode

/// Finds the hard segments of a text among its break opportunities, one after the other.
struct SegmentBounds {
    private var start: Int
    private var firstOpportunity: Int
    private var lastOpportunity = 0
    private var end = 0
    /// The end of the mandatory break's characters.
    private(set) var breakEnd = 0

    init(start: Int, firstOpportunity: Int) {
        self.start = start
        self.firstOpportunity = firstOpportunity
    }

    /// The segment's bytes without its break.
    var range: Range<Int> { start..<end }

    /// The opportunities strictly inside the segment.
    func inner(_ opportunities: [BreakOpportunity]) -> ArraySlice<BreakOpportunity> {
        opportunities[firstOpportunity..<lastOpportunity]
    }

    /// Moves the end to the next mandatory break, or to the text's end.
    mutating func findEnd(_ opportunities: [BreakOpportunity], _ utf8: Span<UInt8>) {
        lastOpportunity = firstOpportunity
        while lastOpportunity < opportunities.count {
            let opportunity = opportunities[lastOpportunity]
            if opportunity.isMandatory || lastOpportunity + 1 == opportunities.count { break }
            lastOpportunity += 1
        }
        guard lastOpportunity < opportunities.count else {
            (end, breakEnd) = (start, start)
            return
        }
        breakEnd = Int(opportunities[lastOpportunity].offset)
        end = breakEnd - breakLength(before: breakEnd, utf8)
    }

    /// Starts the next segment; false after the last. A final break opens an empty segment, except for a line feed where
    /// none is asked for.
    mutating func moveToNext(_ utf8: Span<UInt8>, lineFeedOpensLast: Bool) -> Bool {
        let isFinal = breakEnd == utf8.count
        guard !isFinal || breakEnd > end, !isFinal || lineFeedOpensLast || utf8[breakEnd - 1] != 0x0A else {
            return false
        }
        start = breakEnd
        firstOpportunity = lastOpportunity + 1
        return true
    }

    /// The number of bytes of the mandatory break that ends at `offset`, 0 if there is none: LF, CR, CRLF, VT, FF, NEL,
    /// LS, PS.
    private func breakLength(before offset: Int, _ utf8: Span<UInt8>) -> Int {
        guard offset > start else { return 0 }
        switch utf8[offset - 1] {
        case 0x0A: return offset - 2 >= start && utf8[offset - 2] == 0x0D ? 2 : 1
        case 0x0B, 0x0C, 0x0D: return 1
        case 0x85: return offset - 2 >= start && utf8[offset - 2] == 0xC2 ? 2 : 0
        case 0xA8, 0xA9:
            return offset - 3 >= start && utf8[offset - 3] == 0xE2 && utf8[offset - 2] == 0x80 ? 3 : 0
        default: return 0
        }
    }
}
