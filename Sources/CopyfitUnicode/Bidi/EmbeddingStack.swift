/// The embeddings, overrides and isolates around a character (rules X1 to X8).
struct EmbeddingStack {
    private struct Entry {
        let level: UInt8
        let overriding: BidiClass?
        let isIsolate: Bool
    }

    /// BD2.
    private static let deepest = 125

    private var entries: [Entry]
    private var isolateOverflow = 0
    private var embeddingOverflow = 0
    private var isolateCount = 0

    init(baseLevel: UInt8) { entries = [Entry(level: baseLevel, overriding: nil, isIsolate: false)] }

    var level: UInt8 { entries[entries.count - 1].level }
    /// What the classes of characters are overridden with.
    var overriding: BidiClass? { entries[entries.count - 1].overriding }

    /// X2 to X5.
    mutating func embed(_ bidiClass: BidiClass) {
        let overriding: BidiClass? =
            switch bidiClass {
            case .lro: .l
            case .rlo: .r
            default: nil
            }
        let inner = nextLevel(isRightToLeft: bidiClass == .rle || bidiClass == .rlo)
        if inner <= Self.deepest, isolateOverflow == 0, embeddingOverflow == 0 {
            entries.append(Entry(level: UInt8(inner), overriding: overriding, isIsolate: false))
        } else if isolateOverflow == 0 {
            embeddingOverflow += 1
        }
    }

    /// X5a to X5c.
    mutating func isolate(isRightToLeft: Bool) {
        let inner = nextLevel(isRightToLeft: isRightToLeft)
        if inner <= Self.deepest, isolateOverflow == 0, embeddingOverflow == 0 {
            isolateCount += 1
            entries.append(Entry(level: UInt8(inner), overriding: nil, isIsolate: true))
        } else {
            isolateOverflow += 1
        }
    }

    /// X6a.
    mutating func endIsolate() {
        if isolateOverflow > 0 {
            isolateOverflow -= 1
        } else if isolateCount > 0 {
            embeddingOverflow = 0
            while !entries[entries.count - 1].isIsolate { entries.removeLast() }
            entries.removeLast()
            isolateCount -= 1
        }
    }

    /// X7.
    mutating func endEmbedding() {
        if isolateOverflow > 0 { return }
        if embeddingOverflow > 0 {
            embeddingOverflow -= 1
        } else if !entries[entries.count - 1].isIsolate, entries.count > 1 {
            entries.removeLast()
        }
    }

    /// The next odd or even level.
    private func nextLevel(isRightToLeft: Bool) -> Int {
        let level = Int(level)
        return isRightToLeft ? (level + 1) | 1 : (level + 2) & ~1
    }
}
