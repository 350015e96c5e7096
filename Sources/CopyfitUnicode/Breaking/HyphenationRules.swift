/// Adds the places where a dictionary divides words (CSS `hyphens: auto`).
///
/// A word consists of letters and their marks. One with a digit, an underscore or a soft hyphen is not divided: it is
/// an identifier, or its author has marked where it may be divided. Nor are words joined only by a full stop, a colon,
/// a slash or an @: in an address, a hyphen would be copied with it.
enum HyphenationRules {
    /// Adds an opportunity at each such place inside the stretches, unless there already is one. O(n).
    static func addHyphens(
        of dictionary: HyphenationDictionary,
        in stretches: [Range<Int>],
        to opportunities: inout [BreakOpportunity],
        _ utf8: Span<UInt8>
    ) {
        var found: [BreakOpportunity] = []
        for stretch in stretches { find(dictionary, stretch.clamped(to: 0..<utf8.count), utf8, &found) }
        if !found.isEmpty { opportunities = mergedOpportunities(opportunities, found) }
    }

    private static func find(
        _ dictionary: HyphenationDictionary,
        _ stretch: Range<Int>,
        _ utf8: Span<UInt8>,
        _ found: inout [BreakOpportunity]
    ) {
        var word = WordReader()
        var index = stretch.lowerBound
        while index < stretch.upperBound {
            let character = decodeUTF8(utf8, &index)
            if !word.take(character, endingAt: index) { word.finish(dictionary, &found) }
        }
        word.finish(dictionary, &found)
    }
}

/// The part of a word that has been read.
private struct WordReader {
    /// Lower case.
    private var characters: [UInt32] = []
    /// The UTF-8 offset of each character's end.
    private var ends: [Int] = []
    private var isLeftAlone = false
    /// Whether signs of an address follow the characters so far.
    private var mayBeAddress = false

    /// Adds the next character; false if it does not belong to a word.
    mutating func take(_ character: UInt32, endingAt end: Int) -> Bool {
        if Self.isOfAddresses(character) {
            mayBeAddress = !characters.isEmpty
            return mayBeAddress
        }
        let record = CharacterRecord(character)
        let isLetter = record.isLetter || record.isMark || Self.isJoiner(character)
        guard isLetter || record.isLetterOrNumber || Self.isSign(character) else { return false }
        isLeftAlone = isLeftAlone || !isLetter || mayBeAddress
        characters.append(CharacterProperties.lowercase(character))
        ends.append(end)
        return true
    }

    /// Appends the places where the word may be divided, and begins the next word.
    mutating func finish(_ dictionary: HyphenationDictionary, _ found: inout [BreakOpportunity]) {
        if !isLeftAlone, !characters.isEmpty {
            for index in dictionary.hyphens(in: characters) where index + 1 < ends.count {
                let offset = UInt32(truncatingIfNeeded: ends[index])
                found.append(BreakOpportunity(offset: offset, isMandatory: false, needsHyphen: true))
            }
        }
        characters.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
        (isLeftAlone, mayBeAddress) = (false, false)
    }

    private static func isOfAddresses(_ character: UInt32) -> Bool {
        switch character {
        case 0x2E, 0x2F, 0x3A, 0x40: true
        default: false
        }
    }

    /// ZERO WIDTH NON-JOINER and ZERO WIDTH JOINER.
    private static func isJoiner(_ character: UInt32) -> Bool { character == 0x200C || character == 0x200D }

    /// SOFT HYPHEN and underscore.
    private static func isSign(_ character: UInt32) -> Bool { character == 0xAD || character == 0x5F }
}
