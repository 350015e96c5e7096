/// Chooses which part of a full cache gives way: at random, so that of things that come again in turn, slightly more than
/// have room, most are still found. Always the same choices in the same order: nothing else depends on them.
package struct VictimChoice {
    private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

    package init() {}

    /// The next choice: a number below a bound, which is more than 0.
    package mutating func next(below bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(truncatingIfNeeded: state >> 33) % bound
    }
}
