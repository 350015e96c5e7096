/// Leaves lines of Japanese only the ends of phrases. Used by one thread at a time.
struct PhraseBreaks {
    private var characters: [UInt16] = []
    /// The UTF-8 offset of each character.
    private var offsets: [UInt32] = []

    /// Replaces the opportunities inside runs of kanji and kana by the places where phrases begin. O(n).
    mutating func divide(_ utf8: Span<UInt8>, _ opportunities: inout [BreakOpportunity]) {
        var kept: [BreakOpportunity] = []
        var (index, next) = (0, 0)
        while index < utf8.count {
            let offset = UInt32(truncatingIfNeeded: index)
            let character = decodeUTF8(utf8, &index)
            if Self.isOfPhrases(character) {
                characters.append(UInt16(exactly: character) ?? 0)
                offsets.append(offset)
            }
            if !Self.isOfPhrases(character) || index == utf8.count { finishRun(opportunities, &next, &kept) }
        }
        opportunities = kept + opportunities[next...]
    }

    /// Takes over the opportunities up to the run's start, and adds the phrases'.
    private mutating func finishRun(
        _ old: [BreakOpportunity],
        _ next: inout Int,
        _ kept: inout [BreakOpportunity]
    ) {
        guard let first = offsets.first, let last = offsets.last else { return }
        while next < old.count, old[next].offset <= first {
            kept.append(old[next])
            next += 1
        }
        for place in offsets.indices.dropFirst() where PhraseModel.begins(at: place, in: characters) {
            kept.append(BreakOpportunity(offset: offsets[place], isMandatory: false))
        }
        while next < old.count, old[next].offset <= last { next += 1 }
        characters.removeAll(keepingCapacity: true)
        offsets.removeAll(keepingCapacity: true)
    }

    /// Han, Hiragana, Katakana, and the marks of the kana that are Common.
    private static func isOfPhrases(_ character: UInt32) -> Bool {
        switch CharacterRecord(character).script.number {
        case 17, 20, 22: true
        default: character == 0x30FC || character == 0xFF70 || character == 0xFF9E || character == 0xFF9F
        }
    }
}
