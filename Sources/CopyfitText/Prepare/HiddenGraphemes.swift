import CopyfitFonts
import CopyfitUnicode

/// The graphemes of a spaced text that no space follows: those of hidden characters (CSS Text 3, section 8.2), and letters
/// that join.
///
/// A text without spacing has none here.
struct HiddenGraphemes {
    /// The first byte of each and the byte after it, in text order.
    private var starts: [UInt32] = []
    private var ends: [UInt32] = []

    /// Adds those of a range that comes after all others; with `onlySpaces` also all but spaces. O(graphemes).
    mutating func add(_ range: Range<Int>, _ utf8: Span<UInt8>, _ graphemes: Graphemes, onlySpaces: Bool) {
        // All bytes are graphemes only in ASCII text.
        if graphemes.ends.isEmpty, !onlySpaces { return }
        var previous: Int?
        graphemes.forEachStart(in: range) { start in
            if let previous { addIfHidden(previous..<start, utf8, onlySpaces) }
            previous = start
        }
        if let previous { addIfHidden(previous..<range.upperBound, utf8, onlySpaces) }
    }

    private mutating func addIfHidden(_ grapheme: Range<Int>, _ utf8: Span<UInt8>, _ onlySpaces: Bool) {
        if onlySpaces, utf8[grapheme.lowerBound] != 0x20 { return append(grapheme) }
        if utf8[grapheme.lowerBound] < 0x80 { return }
        var index = grapheme.lowerBound
        while index < grapheme.upperBound {
            guard HiddenCharacter.contains(decodeUTF8(utf8, &index)) else { return }
        }
        append(grapheme)
    }

    private mutating func append(_ grapheme: Range<Int>) {
        starts.append(UInt32(truncatingIfNeeded: grapheme.lowerBound))
        ends.append(UInt32(truncatingIfNeeded: grapheme.upperBound))
    }

    mutating func removeAll() {
        starts.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
    }

    /// Whether one starts at a byte. O(log n).
    func contains(_ start: Int) -> Bool {
        if starts.isEmpty { return false }
        let index = starts.partitioningIndex { Int($0) >= start }
        return index < starts.count && Int(starts[index]) == start
    }

    /// How many end in a range, after its first byte, as `Graphemes.count` counts. O(log n).
    func count(in range: Range<Int>) -> Int {
        if ends.isEmpty { return 0 }
        return ends.partitioningIndex { Int($0) > range.upperBound }
            - ends.partitioningIndex { Int($0) > range.lowerBound }
    }

    /// The end of a range without those at its end. O(log n + their number).
    func seenEnd(of range: Range<Int>) -> Int {
        if ends.isEmpty { return range.upperBound }
        var end = range.upperBound
        var index = ends.partitioningIndex { Int($0) >= end }
        while end > range.lowerBound, index >= 0, index < ends.count, Int(ends[index]) == end {
            end = Int(starts[index])
            index -= 1
        }
        return max(end, range.lowerBound)
    }
}
