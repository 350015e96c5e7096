import CopyfitFonts
import Synchronization

/// Paragraphs prepared earlier, found by everything they were prepared from: the bytes, the styles, the direction,
/// whether glyphs are kept.
///
/// Bounded by about how many bytes they take. When there is no room, paragraphs give way by a `VictimChoice`. Texts longer
/// than `longestText` have no place.
///
/// A table of sets of eight slots, twice as many sets when one is full. Slots are compared by a digest under the lock,
/// and by the whole text and styles outside it. Of several texts with the same digest, one is found; the others are
/// prepared again each time.
final class PreparedCache: Sendable {
    private let table: Mutex<StoredTexts>

    /// In UTF-8 bytes. Longer texts are rarely repeated and would push out labels.
    static let longestText = 1024

    /// A cache of about `byteLimit` bytes.
    init(byteLimit: Int) { table = Mutex(StoredTexts(byteLimit: byteLimit)) }

    func paragraph(_ key: PreparedKey) -> PreparedParagraph? {
        let found = table.withLock { $0.paragraph(key.digest) }
        return found.flatMap { $0.source == key.text ? $0 : nil }
    }

    func insert(_ paragraph: PreparedParagraph, _ key: PreparedKey) {
        table.withLock { $0.insert(paragraph, key.digest) }
    }
}

private struct StoredTexts {
    private struct Slot {
        var digest: UInt64 = 0
        var paragraph: PreparedParagraph?
    }

    private var slots = [Slot](repeating: Slot(), count: 8 * ways)
    private var count = 0
    private var byteCount = 0
    private var victims = VictimChoice()
    private let byteLimit: Int

    private static let ways = 8

    init(byteLimit: Int) { self.byteLimit = byteLimit }

    func paragraph(_ digest: UInt64) -> PreparedParagraph? {
        let first = set(digest)
        for slot in first..<first + Self.ways where slots[slot].digest == digest { return slots[slot].paragraph }
        return nil
    }

    mutating func insert(_ paragraph: PreparedParagraph, _ digest: UInt64) {
        let first = set(digest)
        let known = (first..<first + Self.ways).first { slots[$0].digest == digest }
        if let known { empty(known) }
        while count > 0, byteCount + paragraph.estimatedByteCount > byteLimit {
            empty(victims.next(below: slots.count))
        }
        let slot = known ?? freeSlot(digest)
        slots[slot] = Slot(digest: digest, paragraph: paragraph)
        count += 1
        byteCount += paragraph.estimatedByteCount
    }

    private func set(_ digest: UInt64) -> Int {
        Int(truncatingIfNeeded: digest >> 32) & (slots.count / Self.ways - 1) * Self.ways
    }

    private mutating func empty(_ slot: Int) {
        guard let paragraph = slots[slot].paragraph else { return }
        slots[slot] = Slot()
        count -= 1
        byteCount -= paragraph.estimatedByteCount
    }

    /// A slot for a digest: an empty one, or a random one of its set if the table is large enough.
    private mutating func freeSlot(_ digest: UInt64) -> Int {
        while true {
            let first = set(digest)
            let free = (first..<first + Self.ways).first { slots[$0].paragraph == nil }
            if let free { return free }
            guard slots.count < 4 * count else {
                let slot = first + victims.next(below: Self.ways)
                empty(slot)
                return slot
            }
            doubleSets()
        }
    }

    private mutating func doubleSets() {
        let old = slots
        slots = [Slot](repeating: Slot(), count: 2 * old.count)
        for slot in old where slot.paragraph != nil {
            let first = set(slot.digest)
            let free = (first..<first + Self.ways).first { slots[$0].paragraph == nil }
            slots[free ?? first] = slot
        }
    }
}

extension PreparedParagraph {
    /// About how many bytes it takes.
    fileprivate var estimatedByteCount: Int {
        let detail = preparedDetail.map { 24 * $0.glyphs.count + 13 * $0.clusterOffsets.count } ?? 0
        return 1024 + source.text.utf8.count + 12 * columns.offsets.count + 24 * runs.count + detail
    }
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
        combine(bitsOf: text.tabInterval)
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
            combine(lengthsOf: run.style)
            if !run.style.features.isEmpty { combine(bitsOf: run.style.features) }
        }
    }

    private mutating func combine(lengthsOf style: TextStyle) {
        combine(style.tracking.bitPattern)
        combine(style.kerning.bitPattern)
        combine(style.letterSpacing.bitPattern)
        combine(style.wordSpacing.bitPattern)
        combine(style.baselineOffset.bitPattern)
    }

    private mutating func combine(bitsOf value: some Hashable) { combine(UInt64(bitPattern: Int64(value.hashValue))) }
}
