/// Keeps words whole (CSS Text `word-break: keep-all`).
enum WordRules {
    /// Removes every opportunity between two letters or numbers, ignoring their marks, except those that a dictionary
    /// found.
    static func keepWordsWhole(_ opportunities: inout [BreakOpportunity], _ utf8: Span<UInt8>) {
        var word: CharacterRecord?
        reviseOpportunities(&opportunities, utf8) { place, mightBreak in
            guard let last = place.last, let next = place.next else { return mightBreak }
            let record = CharacterRecord(last)
            if !record.isMark { word = record }
            return mightBreak && !(word.map(isInWord) == true && isInWord(CharacterRecord(next)))
        }
    }

    private static func isInWord(_ character: CharacterRecord) -> Bool {
        character.isLetterOrNumber && !character.needsDictionary
    }
}
