/// What dictionaries know of where lines may end: between the words of Thai, Lao, Khmer and Burmese. Used by one thread at a
/// time.
struct DictionaryBreaks {
    private var divider = WordDivider()
    private var letters: [UInt16] = []
    private var found: [BreakOpportunity] = []

    /// Adds the places inside runs of Line_Break SA where words end. O(n) in the length of the text.
    mutating func divide(_ runs: [Range<Int>], _ utf8: Span<UInt8>, _ opportunities: inout [BreakOpportunity]) {
        found.removeAll(keepingCapacity: true)
        for run in runs { divide(run, utf8) }
        if !found.isEmpty { opportunities = mergedOpportunities(opportunities, found) }
    }

    /// Divides each part of one script.
    private mutating func divide(_ run: Range<Int>, _ utf8: Span<UInt8>) {
        var (start, index) = (run.lowerBound, run.lowerBound)
        var script: Script?
        while index < run.upperBound {
            let offset = index
            let character = decodeUTF8(utf8, &index)
            let next = CharacterRecord(character).script
            if next != script {
                finish(script, from: start)
                (start, script) = (offset, next)
            }
            letters.append(UInt16(truncatingIfNeeded: character))
        }
        finish(script, from: start)
    }

    private mutating func finish(_ script: Script?, from start: Int) {
        if let script, let language = WordLanguage(script) {
            divider.divide(&letters, language, at: start, into: &found)
        }
        letters.removeAll(keepingCapacity: true)
    }
}
