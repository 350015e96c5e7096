/// Leaves lines of Japanese only the ends of phrases. Used by one thread at a time.
struct PhraseBreaks {
    private var characters: [UInt16] = []
    /// The UTF-8 offset of each character.
    private var offsets: [UInt32] = []
    /// Where phrases begin.
    private var starts: [UInt32] = []

    /// Replaces the opportunities between kanji and kana by the places where phrases begin, and removes those between other
    /// letters and numbers and before kanji and kana that follow them. O(n).
    mutating func divide(_ utf8: Span<UInt8>, _ opportunities: inout [BreakOpportunity]) {
        findStarts(utf8)
        var next = 0
        reviseOpportunities(&opportunities, utf8) { place, mightBreak in
            guard let before = place.last, let after = place.next else { return mightBreak }
            if !Self.isOfPhrases(before) {
                return mightBreak && !(Self.isOfWords(before) && Self.isOfWords(after))
            }
            guard Self.isOfPhrases(after) else { return mightBreak }
            while next < starts.count, starts[next] < place.offset { next += 1 }
            return next < starts.count && starts[next] == place.offset
        }
    }

    private mutating func findStarts(_ utf8: Span<UInt8>) {
        starts.removeAll(keepingCapacity: true)
        var index = 0
        while index < utf8.count {
            let offset = UInt32(truncatingIfNeeded: index)
            let character = decodeUTF8(utf8, &index)
            if Self.isOfPhrases(character) {
                characters.append(UInt16(exactly: character) ?? 0)
                offsets.append(offset)
            } else {
                finishRun()
            }
        }
        finishRun()
    }

    private mutating func finishRun() {
        for place in offsets.indices.dropFirst() where PhraseModel.begins(at: place, in: characters) {
            starts.append(offsets[place])
        }
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

    private static func isOfWords(_ character: UInt32) -> Bool { WordRules.isInWord(CharacterRecord(character)) }
}
