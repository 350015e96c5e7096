/// A text of one segment, reduced to what measuring it at any width needs: its columns, in 32 bits a number.
///
/// The numbers are in a row of words, among those of other texts: how many entries there are, the natural width, the
/// min-content width, the number of the lines' reach, `startX` of each entry, `fitX` of each entry. They are those of
/// the text's `ParagraphColumns`. A text that columns alone do not tell about has no entries.
struct FoldedText {
    /// The index of its first word.
    let start: Int

    /// How many words come before the columns.
    static let headerCount = 4

    /// The words of a text that columns alone do not tell about.
    static let unknown: [UInt32] = [0]

    func isKnown(_ words: Span<UInt32>) -> Bool { words[start] > 0 }
    func naturalWidth(_ words: Span<UInt32>) -> Int64 { Int64(Int32(bitPattern: words[start + 1])) }
    func minContent(_ words: Span<UInt32>) -> Int64 { Int64(Int32(bitPattern: words[start + 2])) }
    /// Of every line; an index into the measurer's list.
    func reach(_ words: Span<UInt32>) -> Int { Int(words[start + 3]) }

    /// The number of lines at a width and the widest of them, as `LineBreaker` finds them; nil if a word must be cut.
    /// O(entries).
    func summary(_ words: Span<UInt32>, width: Int64) -> LineSummary? {
        let count = Int(words[start])
        let startX = start + Self.headerCount
        let fitX = startX + count
        let width = min(width, Columns<Int32>.widest)
        var summary = LineSummary()
        var entry = 0
        while entry < count - 1 {
            let x = Int64(Int32(bitPattern: words[startX + entry]))
            var end = entry
            while end < count - 1, Int64(Int32(bitPattern: words[fitX + end + 1])) - x <= width { end += 1 }
            if end == entry { return nil }
            summary.used = max(summary.used, Int64(Int32(bitPattern: words[fitX + end])) - x)
            summary.lineCount += 1
            entry = end
        }
        return summary
    }
}
