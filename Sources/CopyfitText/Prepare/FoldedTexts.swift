import CopyfitFonts

/// Folded texts that were measured earlier, by their setting and their bytes.
///
/// They are in pages of words. When there are as many pages as allowed, a `VictimChoice` empties one.
///
/// A table finds them by a hash: sets of eight slots, twice as many sets when one is full. A slot whose page was emptied
/// since is free. The hashes of a set are in one cache line, so that a new text costs little to look for.
struct FoldedTexts {
    private struct Page {
        private(set) var words = [UInt32](repeating: 0, count: wordsPerPage)
        /// How many words are used.
        private(set) var count = 0
        /// How often it was emptied.
        private(set) var age: UInt32 = 0

        /// Adds a text after its setting, its length and its bytes; there is room.
        mutating func append(_ utf8: Span<UInt8>, setting: UInt32, _ folded: [UInt32]) {
            let start = count
            let text = start + 2 + wordCount(utf8.count)
            count = text + folded.count
            var words = words.mutableSpan
            words[start] = setting
            words[start + 1] = UInt32(truncatingIfNeeded: utf8.count)
            for index in 0..<wordCount(utf8.count) { words[start + 2 + index] = word(index, utf8) }
            for index in folded.indices { words[text + index] = folded[index] }
        }

        mutating func empty() {
            count = 0
            age += 1
        }
    }

    /// Where the text of a slot is.
    private struct Slot {
        /// The page's number plus 1; 0 in an unused slot.
        var page: UInt32 = 0
        /// How often the page was emptied when the text was added.
        var age: UInt32 = 0
        var start: UInt32 = 0
    }

    /// Where a text is.
    struct Place {
        fileprivate let page: Int
        fileprivate let text: FoldedText
    }

    private var pages: [Page] = []
    private var current = 0
    /// The upper half of the hash of each slot's text, whose lowest bits choose the set; 0 in a slot never used.
    private var hashes: [UInt32] = []
    private var slots: [Slot] = []
    private var victims = VictimChoice()
    private let pageLimit: Int

    /// In UTF-8 bytes. Longer texts rarely come again.
    static let longestText = 1024
    private static let wordsPerPage = 1 << 16
    private static let ways = 8
    /// What a slot takes, in words.
    private static let slotWords = MemoryLayout<Slot>.stride / 4 + 1

    /// At most about `byteLimit` bytes, taken as they are needed.
    init(byteLimit: Int) { pageLimit = max(2, byteLimit / (4 * Self.wordsPerPage)) }

    /// Calls `body` with the words of a page and the text in them.
    func withText<Result>(at place: Place, _ body: (Span<UInt32>, FoldedText) -> Result) -> Result {
        let words = pages[place.page].words
        return body(words.span, place.text)
    }

    /// Where a text is; nil if it is not known. Words before a folded text hold its setting, its length and its bytes.
    func place(of utf8: Span<UInt8>, hash: UInt64, setting: UInt32) -> Place? {
        if slots.isEmpty { return nil }
        let upper = Self.upperHalf(hash)
        let first = set(upper)
        for index in first..<first + Self.ways where hashes[index] == upper && isUsed(index) {
            let (page, start) = (Int(slots[index].page - 1), Int(slots[index].start))
            let words = pages[page].words
            guard words[start] == setting, words[start + 1] == UInt32(truncatingIfNeeded: utf8.count) else { continue }
            if Self.hold(words.span, from: start + 2, utf8) {
                return Place(page: page, text: FoldedText(start: start + 2 + Self.wordCount(utf8.count)))
            }
        }
        return nil
    }

    /// Adds a text that is not known.
    mutating func insert(_ utf8: Span<UInt8>, hash: UInt64, setting: UInt32, _ folded: [UInt32]) -> Place {
        makeRoom(2 + Self.wordCount(utf8.count) + folded.count)
        let start = pages[current].count
        pages[current].append(utf8, setting: setting, folded)
        let upper = Self.upperHalf(hash)
        let slot = freeSlot(upper)
        hashes[slot] = upper
        slots[slot] = Slot(
            page: UInt32(truncatingIfNeeded: current + 1),
            age: pages[current].age,
            start: UInt32(truncatingIfNeeded: start)
        )
        return Place(page: current, text: FoldedText(start: start + 2 + Self.wordCount(utf8.count)))
    }

    /// Not 0.
    private static func upperHalf(_ hash: UInt64) -> UInt32 { max(1, UInt32(truncatingIfNeeded: hash >> 32)) }

    private static func wordCount(_ byteCount: Int) -> Int { (byteCount + 3) / 4 }

    /// Four bytes of a text.
    private static func word(_ index: Int, _ utf8: Span<UInt8>) -> UInt32 {
        var word: UInt32 = 0
        for byte in index * 4..<min(utf8.count, index * 4 + 4) { word = word << 8 | UInt32(utf8[byte]) }
        return word
    }

    private static func hold(_ words: Span<UInt32>, from start: Int, _ utf8: Span<UInt8>) -> Bool {
        for index in 0..<wordCount(utf8.count) where words[start + index] != word(index, utf8) { return false }
        return true
    }
}

extension FoldedTexts {
    private func set(_ upper: UInt32) -> Int {
        Int(truncatingIfNeeded: upper) & (slots.count / Self.ways - 1) * Self.ways
    }

    private func isUsed(_ slot: Int) -> Bool {
        slots[slot].page > 0 && pages[Int(slots[slot].page - 1)].age == slots[slot].age
    }

    /// Makes the current page one with room for some words.
    private mutating func makeRoom(_ count: Int) {
        if !pages.isEmpty, pages[current].count + count <= Self.wordsPerPage { return }
        if pages.count + slots.count * Self.slotWords / Self.wordsPerPage < pageLimit {
            current = pages.count
            pages.append(Page())
        } else {
            current = (current + 1 + victims.next(below: max(1, pages.count - 1))) % pages.count
            pages[current].empty()
        }
    }

    /// A slot for a text: a free one, otherwise a random one of its set.
    private mutating func freeSlot(_ upper: UInt32) -> Int {
        if slots.isEmpty { makeSlots(64 * Self.ways) }
        while true {
            let first = set(upper)
            let set = first..<first + Self.ways
            if let free = set.first(where: { hashes[$0] == 0 }) ?? set.first(where: { !isUsed($0) }) { return free }
            if slots.count * Self.slotWords * 4 > pages.count * Self.wordsPerPage {
                return first + victims.next(below: Self.ways)
            }
            doubleSets()
        }
    }

    private mutating func doubleSets() {
        let (oldHashes, oldSlots) = (hashes, slots)
        let used = slots.indices.filter(isUsed)
        makeSlots(2 * oldSlots.count)
        for index in used {
            let first = set(oldHashes[index])
            let slot = (first..<first + Self.ways).first { hashes[$0] == 0 } ?? first
            (hashes[slot], slots[slot]) = (oldHashes[index], oldSlots[index])
        }
    }

    private mutating func makeSlots(_ count: Int) {
        hashes = [UInt32](repeating: 0, count: count)
        slots = [Slot](repeating: Slot(), count: count)
    }
}
