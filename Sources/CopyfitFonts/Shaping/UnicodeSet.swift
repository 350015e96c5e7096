/// A set of characters: a bitmap for those of one and two UTF-8 bytes, sorted ranges for the others.
struct UnicodeSet: Sendable {
    private var low = [UInt64](repeating: 0, count: 32)
    private var high: [ClosedRange<UInt32>] = []

    private static let lowEnd: UInt32 = 0x800

    /// A set of characters given in rising order.
    init(_ characters: ArraySlice<UInt32>) {
        for character in characters { append(character) }
    }

    private mutating func append(_ character: UInt32) {
        if character < Self.lowEnd {
            low[Int(character >> 6)] |= 1 << UInt64(character & 63)
        } else if let last = high.last, last.upperBound + 1 == character {
            high[high.count - 1] = last.lowerBound...character
        } else {
            high.append(character...character)
        }
    }

    /// O(1) below U+0800, else O(log ranges).
    func contains(_ character: UInt32) -> Bool {
        if character < Self.lowEnd { return low[Int(character >> 6)] & (1 << UInt64(character & 63)) != 0 }
        let index = high.partitioningIndex { $0.upperBound >= character }
        return index < high.endIndex && high[index].contains(character)
    }
}
