/// Where a text's graphemes end. If there are no ends, each byte is a grapheme.
struct Graphemes {
    let ends: [UInt32]

    /// Calls `body` with each grapheme's start in a range. O(log n + graphemes).
    func forEachStart(in range: Range<Int>, _ body: (Int) -> Void) {
        if ends.isEmpty {
            for offset in range { body(offset) }
            return
        }
        var index = firstEnd(after: range.lowerBound)
        let isStart = index == 0 ? range.lowerBound == 0 : Int(ends[index - 1]) == range.lowerBound
        if isStart, !range.isEmpty { body(range.lowerBound) }
        while index < ends.count, Int(ends[index]) < range.upperBound {
            body(Int(ends[index]))
            index += 1
        }
    }

    /// Calls `body` for each grapheme that ends in a range, with its bytes in the range.
    func forEachEnding(in range: Range<Int>, _ body: (Range<Int>) -> Void) {
        if ends.isEmpty {
            for offset in range { body(offset..<offset + 1) }
            return
        }
        var start = range.lowerBound
        var index = firstEnd(after: start)
        while index < ends.count, Int(ends[index]) <= range.upperBound {
            body(start..<Int(ends[index]))
            start = Int(ends[index])
            index += 1
        }
    }

    /// How many graphemes end in a range, after its first byte. A grapheme divided by a change of style or direction
    /// counts where it ends, and so does the space after it. O(log n).
    func count(in range: Range<Int>) -> Int {
        ends.isEmpty ? range.count : firstEnd(after: range.upperBound) - firstEnd(after: range.lowerBound)
    }

    private func firstEnd(after offset: Int) -> Int {
        ends.partitioningIndex { Int($0) > offset }
    }
}
