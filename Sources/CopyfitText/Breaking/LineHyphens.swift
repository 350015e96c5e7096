/// Where a line shows a hyphen at its end: at a soft hyphen (U+00AD), which is invisible inside a line, unless the text
/// asks for none there, and where a dictionary divides a word.
struct LineHyphens: Sendable {
    /// The UTF-8 offsets that a dictionary found, rising.
    let divisions: [UInt32]
    /// Whether soft hyphens are shown.
    let showsSoft: Bool

    /// The UTF-8 length of a soft hyphen.
    private static let softLength = 2

    /// The position of the hyphen of a line that ends at `offset`, after the visible text; nil if it shows none. O(log
    /// n).
    func position(atLineEnd offset: Int, in utf8: Span<UInt8>) -> Int? {
        Self.position(atLineEnd: offset, isDivision: isDivision(offset), showsSoft: showsSoft, in: utf8)
    }

    /// The same if it is known whether a dictionary divides a word at `offset`. O(1).
    static func position(
        atLineEnd offset: Int,
        isDivision: Bool,
        showsSoft: Bool,
        in utf8: Span<UInt8>
    ) -> Int? {
        if isDivision { return offset }
        let isSoft = showsSoft && offset >= softLength && utf8[offset - 2] == 0xC2 && utf8[offset - 1] == 0xAD
        return isSoft ? offset - softLength : nil
    }

    /// The divisions strictly inside a range. O(log n).
    func divisions(inside range: Range<Int>) -> ArraySlice<UInt32> {
        let first = divisions.partitioningIndex { Int($0) > range.lowerBound }
        return divisions[first..<max(first, divisions.partitioningIndex { Int($0) >= range.upperBound })]
    }

    private func isDivision(_ offset: Int) -> Bool {
        let index = divisions.partitioningIndex { Int($0) >= offset }
        return index < divisions.count && Int(divisions[index]) == offset
    }
}
