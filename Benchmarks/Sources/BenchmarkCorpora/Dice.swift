/// A 64-bit linear congruential generator: the same numbers on every machine, so that every run has the same texts.
struct Dice {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// A number from 0 up to `bound`, which is left out.
    mutating func roll(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(((state >> 33) &* UInt64(bound)) >> 31)
    }

    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[roll(elements.count)] }
}
