extension PreparedParagraph {
    /// Where lines may begin or end without cutting a word: the UTF-8 offsets of the starts and ends of the segments and
    /// of the break opportunities between them, in ascending order. Between two neighbours is a piece of text that
    /// stays together. O(opportunities).
    package var breakOffsets: [Int] { columns.offsets.map { Int($0) } }
}
