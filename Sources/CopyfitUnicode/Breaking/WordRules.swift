/// What texts ask for about lines that end inside words (`WordBreak`, `LineStrictness.anywhere`).
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

    /// Adds an opportunity between two letters or numbers, but none after a mark, and between ASCII characters where a
    /// browser has one.
    static func breakWords(_ opportunities: inout [BreakOpportunity], _ utf8: Span<UInt8>) {
        reviseOpportunities(&opportunities, utf8) { place, mightBreak in
            guard !mightBreak, let last = place.last, let next = place.next else { return mightBreak }
            if let last = UInt8(exactly: last), let next = UInt8(exactly: next), last < 0x7F, next < 0x7F {
                return ASCIIPairs.mayBreakWord(between: last, and: next)
            }
            return CharacterRecord(last).isLetterOrNumber && CharacterRecord(next).isLetterOrNumber
        }
    }

    /// Removes the opportunities after soft hyphens.
    static func ignoreSoftHyphens(_ opportunities: inout [BreakOpportunity], _ utf8: Span<UInt8>) {
        opportunities.removeAll { opportunity in
            let end = Int(opportunity.offset)
            return !opportunity.isMandatory && end < utf8.count && end > 1 && utf8[end - 2] == 0xC2
                && utf8[end - 1] == 0xAD
        }
    }

    /// Makes an opportunity of the end of every grapheme, except before white space that hangs.
    static func breakAnywhere(_ analysis: inout ParagraphAnalysis, _ utf8: Span<UInt8>, spacesHang: Bool) {
        var found: [BreakOpportunity] = []
        let ends = analysis.everyByteIsGrapheme ? (0..<utf8.count).map { UInt32($0 + 1) } : analysis.graphemes
        for end in ends where Int(end) < utf8.count && mayBegin(utf8, at: Int(end), spacesHang: spacesHang) {
            found.append(BreakOpportunity(offset: end, isMandatory: false))
        }
        analysis.opportunities = mergedOpportunities(
            analysis.opportunities.filter { $0.isMandatory || Int($0.offset) == utf8.count },
            found
        )
    }

    /// Whether a line may begin at a byte: not with a hard break, whose line would have no text.
    private static func mayBegin(_ utf8: Span<UInt8>, at index: Int, spacesHang: Bool) -> Bool {
        let byte = utf8[index]
        if spacesHang, byte == 0x20 || byte == 0x09 { return false }
        func follows(_ offset: Int) -> UInt8 { index + offset < utf8.count ? utf8[index + offset] : 0 }
        return switch byte {
        case 0x0A...0x0D: false
        case 0xC2: follows(1) != 0x85
        case 0xE2: follows(1) != 0x80 || follows(2) != 0xA8 && follows(2) != 0xA9
        default: true
        }
    }

    /// Whether it is a letter or number of a script whose words a dictionary does not divide.
    static func isInWord(_ character: CharacterRecord) -> Bool {
        character.isLetterOrNumber && !character.needsDictionary
    }
}
