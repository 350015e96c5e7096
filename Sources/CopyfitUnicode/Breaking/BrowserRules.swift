/// Where a browser's lines may end: UAX #14's opportunities with the browser's own rules (`BreakProfile.web`).
enum BrowserRules {
    static func revise(
        _ opportunities: inout [BreakOpportunity],
        _ utf8: Span<UInt8>,
        breaksAfterEachSpace: Bool
    ) {
        reviseOpportunities(&opportunities, utf8) { place, mightBreak in
            guard let last = place.last, let next = place.next else { return mightBreak }
            if isBreak(next) || isSpace(next) && !(breaksAfterEachSpace && isSpace(last)) { return false }
            if isSpace(last) { return true }
            if let last = UInt8(exactly: last), let next = UInt8(exactly: next), last < 0x7F, next < 0x7F {
                return ASCIIPairs.mayBreak(between: last, and: next, after: place.beforeLast)
            }
            return mightBreak
        }
    }

    /// Parts a space from the combining marks after it: a line may begin with them.
    static func partSpaces(_ graphemeEnds: inout [UInt32], _ utf8: Span<UInt8>) {
        var start = 0
        var missing: [Int] = []
        for (index, end) in graphemeEnds.enumerated() {
            if utf8[start] == 0x20, Int(end) > start + 1 { missing.append(index) }
            start = Int(end)
        }
        for index in missing.reversed() {
            let start = index == 0 ? 0 : graphemeEnds[index - 1]
            graphemeEnds.insert(start + 1, at: index)
        }
    }

    private static func isSpace(_ character: UInt32) -> Bool { character == 0x20 || character == 0x09 }

    /// Whether a line may end after a character, whatever follows it.
    private static func isBreak(_ character: UInt32) -> Bool {
        switch character {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }
}
