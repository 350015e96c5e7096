import CopyfitFonts
import CopyfitUnicode

/// The graphemes of a spaced text that letter spacing does not follow: those of hidden characters (CSS Text 3, section 8.2),
/// and where letters join all but spaces and no-break spaces.
///
/// A text without spacing has none here.
struct UnspacedGraphemes {
    /// The byte after each, in text order, and where it begins or, if it adjoins others, the first of these.
    private var ends: [UInt32] = []
    private var stretchStarts: [UInt32] = []

    /// Adds those of a range that comes after all others; where letters join, also all but these. O(graphemes).
    mutating func add(_ range: Range<Int>, _ utf8: Span<UInt8>, _ graphemes: Graphemes, lettersJoin: Bool) {
        // All bytes are graphemes only in ASCII text.
        if graphemes.ends.isEmpty, !lettersJoin { return }
        var previous: Int?
        graphemes.forEachStart(in: range) { start in
            if let previous { addIfUnspaced(previous..<start, utf8, lettersJoin) }
            previous = start
        }
        if let previous { addIfUnspaced(previous..<range.upperBound, utf8, lettersJoin) }
    }

    private mutating func addIfUnspaced(_ grapheme: Range<Int>, _ utf8: Span<UInt8>, _ lettersJoin: Bool) {
        if lettersJoin, !WordSeparators.isSeparator(grapheme.lowerBound, utf8) { return append(grapheme) }
        if utf8[grapheme.lowerBound] < 0x80 { return }
        var index = grapheme.lowerBound
        while index < grapheme.upperBound {
            guard HiddenCharacter.contains(decodeUTF8(utf8, &index)) else { return }
        }
        append(grapheme)
    }

    private mutating func append(_ grapheme: Range<Int>) {
        let start = UInt32(truncatingIfNeeded: grapheme.lowerBound)
        stretchStarts.append(ends.last == start ? stretchStarts[stretchStarts.count - 1] : start)
        ends.append(UInt32(truncatingIfNeeded: grapheme.upperBound))
    }

    mutating func removeAll() {
        ends.removeAll(keepingCapacity: true)
        stretchStarts.removeAll(keepingCapacity: true)
    }

    /// The number of the one that ends before a byte. O(log n).
    private func index(endingAt end: Int) -> Int? {
        let index = ends.partitioningIndex { Int($0) >= end }
        return index < ends.count && Int(ends[index]) == end ? index : nil
    }

    /// Whether one ends before a byte. O(log n).
    func contains(endingAt end: Int) -> Bool { index(endingAt: end) != nil }

    /// How many end in a range, after its first byte, as `Graphemes.count` counts. O(log n).
    func count(in range: Range<Int>) -> Int {
        if ends.isEmpty { return 0 }
        return ends.partitioningIndex { Int($0) > range.upperBound }
            - ends.partitioningIndex { Int($0) > range.lowerBound }
    }

    /// The end of a range without those at its end. O(log n).
    func seenEnd(of range: Range<Int>) -> Int {
        guard let index = index(endingAt: range.upperBound) else { return range.upperBound }
        return max(Int(stretchStarts[index]), range.lowerBound)
    }
}
