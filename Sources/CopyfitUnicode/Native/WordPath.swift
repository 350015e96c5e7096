import CUnicodeTables

/// A way through the words of a language, letter by letter.
struct WordPath {
    private var edge: UInt32
    private let firstCharacter: UInt32

    /// Before the first letter.
    ///
    /// - Parameters:
    ///   - language: The language's number in the tables.
    ///   - firstCharacter: From which they count its letters.
    init(language: UInt32, firstCharacter: UInt32) {
        edge = cunicode_word_root(language) << 10
        self.firstCharacter = firstCharacter
    }

    /// Reads the next letter; false if no word goes on with it. O(1) on average.
    mutating func read(_ character: UInt16) -> Bool {
        let letter = UInt32(character) &- firstCharacter
        edge = letter < 0xFF ? cunicode_word_edge(edge >> 10, letter) : 0
        return edge != 0
    }

    /// Whether what has been read is a word.
    var isWord: Bool { edge & UInt32(CUNICODE_WORD_ENDS) != 0 }
    /// Whether longer words begin with it.
    var goesOn: Bool { edge >> 10 != 0 }
}
