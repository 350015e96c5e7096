/// The glyphs of words shaped earlier, by their setting and their bytes.
///
/// An open-addressed table over arenas of bytes and of glyphs, which are divided into pages. When the pages and the table take
/// as many bytes as allowed, a `VictimChoice` empties one page, which does not affect answers.
struct WordCache {
    private struct Slot {
        /// The word's hash and its setting's in one.
        var hash: UInt64 = 0
        var firstByte: UInt32 = 0
        var firstGlyph: UInt32 = 0
        var byteCount: UInt16 = 0
        var glyphCount: UInt16 = 0
        /// 0 in an empty slot.
        var setting: UInt32 = 0
    }

    private struct Page {
        /// How much of it is used.
        var bytes = 0
        var glyphs = 0
        /// The hashes of its words in the table.
        var hashes: [UInt64] = []
    }

    private var slots: [Slot] = []
    private var bytes: [UInt8] = []
    private var glyphs: [ShapedGlyph] = []
    private var pages: [Page] = []
    private var current = 0
    private var count = 0
    private var victims = VictimChoice()
    private let byteLimit: Int

    /// In bytes.
    static let longestWord = 64
    private static let firstSlotCount = 8192
    private static let bytesPerPage = 1 << 14
    private static let glyphsPerPage = 1 << 13
    private static let noGlyph = ShapedGlyph(
        glyph: 0,
        cluster: 0,
        advance: 0,
        xOffset: 0,
        yOffset: 0,
        isUnsafeToBreak: false
    )

    /// At most about `byteLimit` bytes, taken as they are needed, but two pages in any case.
    init(byteLimit: Int) { self.byteLimit = byteLimit }

    /// About how many bytes are taken.
    var byteCount: Int {
        let page = Self.bytesPerPage + Self.glyphsPerPage * MemoryLayout<ShapedGlyph>.stride
        return pages.count * page + slots.count * (MemoryLayout<Slot>.stride + MemoryLayout<UInt64>.stride / 2)
    }

    /// Appends the glyphs of the words of a range, in visual order, up to the first that is unknown. Moves `position`, which
    /// is the range's start, or its end if it runs right to left, past the known ones. Returns the unknown one.
    func append(
        wordsOf range: Range<Int>,
        _ text: Span<UInt8>,
        isRightToLeft: Bool,
        from position: inout Int,
        setting: UInt32,
        to result: inout [ShapedGlyph]
    ) -> Word? {
        while let word = isRightToLeft ? text.word(before: position, in: range) : text.word(at: position, in: range) {
            guard append(text, word, setting: setting, to: &result) else { return word }
            position = isRightToLeft ? word.range.lowerBound : word.range.upperBound
        }
        return nil
    }

    /// Appends the glyphs of a known word, with clusters at the word's position; returns false if the word is unknown.
    @inline(__always)
    func append(_ text: Span<UInt8>, _ word: Word, setting: UInt32, to result: inout [ShapedGlyph]) -> Bool {
        if slots.isEmpty { return false }
        let hash = Self.hash(word, setting)
        let slots = slots.span
        let mask = slots.count - 1
        var index = Int(truncatingIfNeeded: hash) & mask
        while slots[index].setting != 0 {
            let slot = slots[index]
            if slot.hash == hash, slot.setting == setting, holds(slot, text, word.range) {
                let first = Int(slot.firstGlyph)
                let glyphs = glyphs.span.extracting(first..<first + Int(slot.glyphCount))
                for position in glyphs.indices {
                    result.append(glyphs[position].movingCluster(by: word.range.lowerBound))
                }
                return true
            }
            index = (index + 1) & mask
        }
        return false
    }

    /// Adds a word that is not in the cache. `setting` is not 0.
    mutating func insert(
        _ text: Span<UInt8>,
        _ known: Word,
        setting: UInt32,
        _ shaped: ArraySlice<ShapedGlyph>
    ) {
        let (word, hash) = (known.range, Self.hash(known, setting))
        if word.count > Self.longestWord || shaped.count > Self.glyphsPerPage { return }
        makeRoom(bytes: word.count, glyphs: shaped.count)
        if count * 2 >= slots.count { growTable() }
        let firstByte = current * Self.bytesPerPage + pages[current].bytes
        let firstGlyph = current * Self.glyphsPerPage + pages[current].glyphs
        slots[freeSlot(hash)] = Slot(
            hash: hash,
            firstByte: UInt32(firstByte),
            firstGlyph: UInt32(firstGlyph),
            byteCount: UInt16(word.count),
            glyphCount: UInt16(shaped.count),
            setting: setting
        )
        for (offset, index) in word.enumerated() { bytes[firstByte + offset] = text[index] }
        for (offset, glyph) in shaped.enumerated() {
            glyphs[firstGlyph + offset] = glyph.movingCluster(by: -word.lowerBound)
        }
        pages[current].bytes += word.count
        pages[current].glyphs += shaped.count
        pages[current].hashes.append(hash)
        count += 1
    }

    /// The hash of a word in a setting: the same word in many settings is found as fast as in one.
    @inline(__always)
    private static func hash(_ word: Word, _ setting: UInt32) -> UInt64 {
        word.hash &+ UInt64(setting) &* 0x9E37_79B9_7F4A_7C15
    }

    private func holds(_ slot: Slot, _ text: Span<UInt8>, _ word: Range<Int>) -> Bool {
        guard word.count == Int(slot.byteCount) else { return false }
        let bytes = bytes.span
        for offset in 0..<word.count where bytes[Int(slot.firstByte) + offset] != text[word.lowerBound + offset] {
            return false
        }
        return true
    }
}

extension WordCache {
    private func freeSlot(_ hash: UInt64) -> Int {
        var index = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[index].setting != 0 { index = (index + 1) & (slots.count - 1) }
        return index
    }

    private mutating func growTable() {
        let old = slots
        slots = [Slot](repeating: Slot(), count: max(Self.firstSlotCount, 2 * old.count))
        for slot in old where slot.setting != 0 { slots[freeSlot(slot.hash)] = slot }
    }

    /// Makes the current page one with room for a word.
    private mutating func makeRoom(bytes newBytes: Int, glyphs newGlyphs: Int) {
        if !pages.isEmpty, pages[current].bytes + newBytes <= Self.bytesPerPage,
            pages[current].glyphs + newGlyphs <= Self.glyphsPerPage
        {
            return
        }
        if pages.count < 2 || byteCount < byteLimit {
            current = pages.count
            pages.append(Page())
            bytes.append(contentsOf: repeatElement(0, count: Self.bytesPerPage))
            glyphs.append(contentsOf: repeatElement(Self.noGlyph, count: Self.glyphsPerPage))
        } else {
            current = (current + 1 + victims.next(below: pages.count - 1)) % pages.count
            empty(current)
        }
    }

    private mutating func empty(_ page: Int) {
        for hash in pages[page].hashes { remove(hash, of: page) }
        count -= pages[page].hashes.count
        (pages[page].bytes, pages[page].glyphs) = (0, 0)
        pages[page].hashes.removeAll(keepingCapacity: true)
    }

    /// Removes a word of a page from the table, and moves those after it so that all are still found.
    private mutating func remove(_ hash: UInt64, of page: Int) {
        let mask = slots.count - 1
        var hole = Int(truncatingIfNeeded: hash) & mask
        while slots[hole].hash != hash || Int(slots[hole].firstByte) / Self.bytesPerPage != page {
            hole = (hole + 1) & mask
        }
        var next = (hole + 1) & mask
        while slots[next].setting != 0 {
            let home = Int(truncatingIfNeeded: slots[next].hash) & mask
            if (next - home) & mask >= (next - hole) & mask {
                slots[hole] = slots[next]
                hole = next
            }
            next = (next + 1) & mask
        }
        slots[hole] = Slot()
    }
}

/// A word, a space, or some of them that are shaped together.
struct Word {
    let range: Range<Int>
    let hash: UInt64
}

extension Span<UInt8> {
    /// The word or the space that starts at a byte of a range; nil at its end.
    func word(at start: Int, in range: Range<Int>) -> Word? {
        guard start < range.upperBound else { return nil }
        var end = start + 1
        if self[start] != 0x20 { while end < range.upperBound, self[end] != 0x20 { end += 1 } }
        return Word(range: start..<end, hash: hash(start..<end))
    }

    /// The word or the space that ends at a byte of a range; nil at its start.
    func word(before end: Int, in range: Range<Int>) -> Word? {
        guard end > range.lowerBound else { return nil }
        var start = end - 1
        if self[start] != 0x20 { while start > range.lowerBound, self[start - 1] != 0x20 { start -= 1 } }
        return Word(range: start..<end, hash: hash(start..<end))
    }

    /// All of a range.
    func word(_ range: Range<Int>) -> Word { Word(range: range, hash: hash(range)) }

    /// FNV-1a.
    private func hash(_ range: Range<Int>) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for index in range { hash = (hash ^ UInt64(self[index])) &* 0x0000_0100_0000_01B3 }
        return hash ^ hash >> 29
    }
}

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
