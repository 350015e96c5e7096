extension PreparedParagraph {
    /// Where lines may begin or end without cutting a word: the UTF-8 offsets of the starts and ends of the segments and
    /// of the break opportunities between them, in ascending order. Between two neighbours is a piece of text that
    /// stays together. O(opportunities).
    package var breakOffsets: [Int] { columns.offsets.map { Int($0) } }

    /// Which of the pieces between the ``breakOffsets`` a byte is in. O(log opportunities).
    package func piece(at offset: Int) -> Int { columns.offsets.partitioningIndex { Int($0) > offset } }
}
