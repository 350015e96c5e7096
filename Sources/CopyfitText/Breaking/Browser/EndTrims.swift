/// The entries of the columns at which a line's last character is trimmed if it does not fit otherwise. Their `fitX` is
/// where the line ends if it is trimmed.
struct EndTrims: Sendable {
    /// Rising.
    private(set) var entries: [UInt32] = []
    /// By how much the line is narrower, in text units.
    private(set) var amounts: [Int64] = []
    /// Where the last character begins.
    private(set) var lastX: [Int64] = []

    /// Adds an amount, unless it is 0.
    mutating func append(_ amount: Int64, from lastX: Int64, at entry: Int) {
        guard amount > 0 else { return }
        entries.append(UInt32(truncatingIfNeeded: entry))
        amounts.append(amount)
        self.lastX.append(lastX)
    }

    /// The width that a browser needs for a line from `startX` up to a trimmed end at `fitX`: it rounds up the positions
    /// of the line's start and of the last character.
    static func needed(from startX: Int64, lastX: Int64, to fitX: Int64, _ unit: TextUnit) -> Int64 {
        unit.box(lastX) - unit.box(startX) + fitX - lastX
    }

    /// The amount at an entry; 0 at most. O(log n).
    subscript(entry: Int) -> Int64 {
        let index = entries.partitioningIndex { Int($0) >= entry }
        return index < entries.count && Int(entries[index]) == entry ? amounts[index] : 0
    }
}
