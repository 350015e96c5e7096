import Synchronization

/// Paragraphs prepared earlier, found by everything they were prepared from: the bytes, the styles, the direction,
/// whether glyphs are kept.
///
/// A table of fixed size: a text has a set of four slots, and a newer text of the same set replaces the oldest. That
/// limits the memory, keeps part of any collection of texts however often it is repeated, and costs one look-up. Texts
/// longer than `longestText` have no slot.
///
/// Slots are compared by a digest under the lock, and by the whole text and styles outside it. Of several texts with
/// the same digest, one is found; the others are prepared anew each time.
final class PreparedCache: Sendable {
    private struct Table {
        var digests: [UInt64]
        var paragraphs: [PreparedParagraph?]
        /// Which slot of each set is the oldest.
        var oldest: [UInt8]
    }

    private let table: Mutex<Table>
    private let setCount: UInt64

    /// In UTF-8 bytes. Longer texts are rarely repeated and would push out labels.
    static let longestText = 1024
    /// The memory that a paragraph of a few words takes, in bytes.
    private static let bytesPerEntry = 2048
    private static let ways = 4

    /// A cache of about `byteLimit` bytes.
    init(byteLimit: Int) {
        let sets = max(1, byteLimit / (Self.bytesPerEntry * Self.ways))
        setCount = UInt64(sets)
        table = Mutex(
            Table(
                digests: [UInt64](repeating: 0, count: sets * Self.ways),
                paragraphs: [PreparedParagraph?](repeating: nil, count: sets * Self.ways),
                oldest: [UInt8](repeating: 0, count: sets)
            )
        )
    }

    func paragraph(_ key: PreparedKey) -> PreparedParagraph? {
        let first = set(key) * Self.ways
        let found = table.withLock { table -> PreparedParagraph? in
            for slot in first..<first + Self.ways where table.digests[slot] == key.digest {
                return table.paragraphs[slot]
            }
            return nil
        }
        return found.flatMap { $0.source == key.text ? $0 : nil }
    }

    func insert(_ paragraph: PreparedParagraph, _ key: PreparedKey) {
        let set = set(key)
        table.withLock { table in
            let slot = set * Self.ways + Int(table.oldest[set])
            table.oldest[set] = (table.oldest[set] + 1) % UInt8(Self.ways)
            table.digests[slot] = key.digest
            table.paragraphs[slot] = paragraph
        }
    }

    private func set(_ key: PreparedKey) -> Int { Int((key.digest >> 32) % setCount) }
}

/// A text with its styles, and a digest of both. Equal digests of different texts cost time, but never give a wrong
/// answer.
struct PreparedKey {
    let text: StyledText
    let digest: UInt64

    init(text: StyledText, retainsGlyphs: Bool) {
        self.text = text
        var digest = Digest()
        digest.combine(retainsGlyphs ? 1 : 2)
        digest.combine(settingsOf: text)
        digest.combine(text.text.utf8Span.span)
        self.digest = digest.value
    }
}

/// A fast hash of 64 bits: rotate, exclusive or, multiply.
private struct Digest {
    private(set) var value: UInt64 = 0

    mutating func combine(_ word: UInt64) {
        value = ((value << 5 | value >> 59) ^ word) &* 0x9E37_79B9_7F4A_7C15
    }

    mutating func combine(_ bytes: Span<UInt8>) {
        bytes.forEachWord { combine($0) }
    }

    mutating func combine(settingsOf text: StyledText) {
        combine(bitsOf: text.direction)
        combine(text.tabInterval.bitPattern)
        combine(bitsOf: text.breakRules)
        combine(text.faceHeights == .all ? 0 : 1)
        if !text.boxes.isEmpty { combine(bitsOf: text.boxes) }
        if !text.tabStops.isEmpty { combine(bitsOf: text.tabStops) }
        if !text.paints.isEmpty { combine(bitsOf: text.paints) }
        for run in text.runs {
            combine(UInt64(run.start))
            combine(bitsOf: run.style.font)
            combine(run.style.size.bitPattern)
            combine(run.style.language.utf8Span.span)
            for length in [run.style.tracking, run.style.kerning, run.style.baselineOffset] {
                combine(length.bitPattern)
            }
            if !run.style.features.isEmpty { combine(bitsOf: run.style.features) }
        }
    }

    private mutating func combine(bitsOf value: some Hashable) { combine(UInt64(bitPattern: Int64(value.hashValue))) }
}
