/// The glyphs of words shaped earlier, by their setting and their bytes.
///
/// An open-addressed table over two arenas of fixed size: when one is full, everything is removed.
struct WordCache {
    private struct Slot {
        var hash: UInt64 = 0
        var firstByte: UInt32 = 0
        var firstGlyph: UInt32 = 0
        var byteCount: UInt16 = 0
        var glyphCount: UInt16 = 0
        /// 0 in an empty slot, otherwise the setting's number plus 1.
        var setting: UInt32 = 0
    }

    private var slots: [Slot] = []
    private var bytes: [UInt8] = []
    private var glyphs: [ShapedGlyph] = []
    private var count = 0

    /// In bytes.
    static let longestWord = 64
    private static let slotCount = 8192
    private static let glyphLimit = 32768
    private static let byteLimit = 65536

    /// Appends the glyphs of the words of a range, in visual order, up to the first that is unknown. Moves `position`, which
    /// is the range's start, or its end if it runs right to left, past the known ones. Returns the unknown one.
    func append(
        wordsOf range: Range<Int>,
        _ text: Span<UInt8>,
        isRightToLeft: Bool,
        from position: inout Int,
        setting: Int,
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
    func append(_ text: Span<UInt8>, _ word: Word, setting: Int, to result: inout [ShapedGlyph]) -> Bool {
        if slots.isEmpty { return false }
        let number = UInt32(truncatingIfNeeded: setting + 1)
        let slots = slots.span
        var index = Int(truncatingIfNeeded: word.hash) & (Self.slotCount - 1)
        while slots[index].setting != 0 {
            let slot = slots[index]
            if slot.hash == word.hash, slot.setting == number, holds(slot, text, word.range) {
                let first = Int(slot.firstGlyph)
                let glyphs = glyphs.span.extracting(first..<first + Int(slot.glyphCount))
                for position in glyphs.indices {
                    result.append(glyphs[position].movingCluster(by: word.range.lowerBound))
                }
                return true
            }
            index = (index + 1) & (Self.slotCount - 1)
        }
        return false
    }

    /// Adds a word that is not in the cache.
    mutating func insert(
        _ text: Span<UInt8>,
        _ known: Word,
        setting: Int,
        _ shaped: ArraySlice<ShapedGlyph>
    ) {
        let (word, hash) = (known.range, known.hash)
        if word.count > Self.longestWord || shaped.count > Int(UInt16.max) { return }
        let isFull =
            count * 2 >= Self.slotCount || glyphs.count + shaped.count > Self.glyphLimit
            || bytes.count + word.count > Self.byteLimit
        if isFull || slots.isEmpty { removeAll() }
        var index = Int(truncatingIfNeeded: hash) & (Self.slotCount - 1)
        while slots[index].setting != 0 { index = (index + 1) & (Self.slotCount - 1) }
        slots[index] = Slot(
            hash: hash,
            firstByte: UInt32(bytes.count),
            firstGlyph: UInt32(glyphs.count),
            byteCount: UInt16(word.count),
            glyphCount: UInt16(shaped.count),
            setting: UInt32(setting + 1)
        )
        for offset in word { bytes.append(text[offset]) }
        for glyph in shaped { glyphs.append(glyph.movingCluster(by: -word.lowerBound)) }
        count += 1
    }

    /// Removes everything.
    mutating func removeAll() {
        slots = [Slot](repeating: Slot(), count: Self.slotCount)
        bytes.removeAll(keepingCapacity: true)
        glyphs.removeAll(keepingCapacity: true)
        count = 0
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
