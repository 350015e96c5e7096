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

    /// Appends the glyphs of a known word, with clusters at the word's position; returns false if the word is unknown.
    func append(
        _ text: Span<UInt8>,
        _ word: Range<Int>,
        _ hash: UInt64,
        setting: Int,
        to result: inout [ShapedGlyph]
    ) -> Bool {
        if slots.isEmpty { return false }
        var index = Int(truncatingIfNeeded: hash) & (Self.slotCount - 1)
        while slots[index].setting != 0 {
            let slot = slots[index]
            if slot.hash == hash, slot.setting == UInt32(setting + 1), holds(slot, text, word) {
                for position in Int(slot.firstGlyph)..<Int(slot.firstGlyph) + Int(slot.glyphCount) {
                    result.append(glyphs[position].movingCluster(by: word.lowerBound))
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
        _ word: Range<Int>,
        _ hash: UInt64,
        setting: Int,
        _ shaped: ArraySlice<ShapedGlyph>
    ) {
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
        for offset in 0..<word.count where bytes[Int(slot.firstByte) + offset] != text[word.lowerBound + offset] {
            return false
        }
        return true
    }
}
