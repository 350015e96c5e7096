/// Numbers that look random and are the same in every run.
struct Dice {
    private var state: UInt64

    init(seed: Int) {
        state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 0xD1B5_4A32_D192_ED03
    }

    /// A number below `sides`.
    mutating func roll(_ sides: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int((state >> 11) % UInt64(sides))
    }

    mutating func pick<T>(_ values: [T]) -> T { values[roll(values.count)] }
}
