/// Divides text of one script into words: of the words that begin at a place it takes the one that lets two more follow, then
/// one more, then the longest. Unknown letters go to a short word before them, or are a word up to where a known one begins.
///
/// The way is ICU's, so that lines end where a browser's do. O(n) in the letters, times the length of the longest word. Used
/// by one thread at a time.
struct WordDivider {
    private var language = WordLanguage.thai
    private var letters: [UInt16] = []
    /// The words that begin at the places looked at last.
    private var seen = [WordsAhead](repeating: WordsAhead(start: -1), count: Self.seenCount)

    private static let seenCount = 64

    /// Appends the places between the words of a text of one script.
    ///
    /// - Parameters:
    ///   - letters: The text; each letter has three bytes of UTF-8, as all of these languages have.
    ///   - offset: The UTF-8 offset of the first.
    mutating func divide(
        _ letters: inout [UInt16],
        _ language: WordLanguage,
        at offset: Int,
        into found: inout [BreakOpportunity]
    ) {
        swap(&self.letters, &letters)
        self.language = language
        defer { swap(&self.letters, &letters) }
        guard self.letters.count >= language.leastCount else { return }
        for index in seen.indices { seen[index] = WordsAhead(start: -1) }
        var end = wordEnd(from: 0)
        while end < self.letters.count {
            found.append(BreakOpportunity(offset: UInt32(truncatingIfNeeded: offset + 3 * end), isMandatory: false))
            end = wordEnd(from: end)
        }
    }

    private mutating func wordEnd(from start: Int) -> Int {
        let known = wordLength(from: start)
        var end = start + known
        if end < letters.count, known < language.longWord {
            let next = words(from: end)
            if next.isEmpty, known == 0 || next.sharedCount < language.longBeginning { end = unknownEnd(from: end) }
        }
        while end < letters.count, CharacterRecord(UInt32(letters[end])).isMark { end += 1 }
        return language == .thai ? suffixEnd(from: end) : end
    }

    /// The length of the word to take; 0 if none begins there.
    private mutating func wordLength(from start: Int) -> Int {
        let first = words(from: start)
        guard first.isSeveral, start + first.longest < letters.count else { return first.longest }
        var (best, length) = (first.longest, first.longest)
        while length > 0 {
            let second = words(from: start + length)
            if !second.isEmpty {
                best = length
                if start + length + second.longest >= letters.count { return best }
                var secondLength = second.longest
                while secondLength > 0 {
                    if !words(from: start + length + secondLength).isEmpty { return best }
                    secondLength = second.longest(below: secondLength)
                }
            }
            length = first.longest(below: length)
        }
        return best
    }

    /// Where unknown letters end: where a known word begins, or with the text.
    private mutating func unknownEnd(from start: Int) -> Int {
        var end = start + 1
        while end < letters.count {
            let isPlausible = language.mayEnd(letters[end - 1]) && language.mayBegin(letters[end])
            if isPlausible, !words(from: end).isEmpty { return end }
            end += 1
        }
        return end
    }

    /// Where signs of abbreviation and repetition after a word end.
    private mutating func suffixEnd(from start: Int) -> Int {
        let (abbreviation, repetition): (UInt16, UInt16) = (0x0E2F, 0x0E46)
        guard start < letters.count, words(from: start).isEmpty else { return start }
        var end = start
        if letters[end] == abbreviation, letters[end - 1] != abbreviation, letters[end - 1] != repetition { end += 1 }
        if end < letters.count, letters[end] == repetition, letters[end - 1] != repetition { end += 1 }
        return end
    }

    private mutating func words(from start: Int) -> WordsAhead {
        let slot = start % Self.seenCount
        if seen[slot].start != start { seen[slot] = WordsAhead(in: letters, from: start, language) }
        return seen[slot]
    }
}

/// The words of a language that begin at a place.
struct WordsAhead {
    let start: Int
    /// Bit n is set if a word has n + 1 letters; none of the tables' has more than 33.
    private var lengths: UInt64 = 0
    /// How many letters were looked at until none went on.
    private(set) var sharedCount = 0

    /// None.
    init(start: Int) { self.start = start }

    init(in letters: [UInt16], from start: Int, _ language: WordLanguage) {
        self.start = start
        var path = WordPath(language: language.rawValue, firstCharacter: language.firstCharacter)
        for letter in letters[start...] {
            sharedCount += 1
            guard path.read(letter) else { return }
            if path.isWord { lengths |= 1 << UInt64(sharedCount - 1) }
            guard path.goesOn else { return }
        }
    }

    var isEmpty: Bool { lengths == 0 }
    var isSeveral: Bool { lengths & (lengths &- 1) != 0 }
    /// The length of the longest; 0 if there is none.
    var longest: Int { 64 - lengths.leadingZeroBitCount }

    /// The length of the longest that is shorter than another; 0 if there is none.
    func longest(below length: Int) -> Int { 64 - (lengths & ((1 << UInt64(length - 1)) - 1)).leadingZeroBitCount }
}
