/// What ICU's dictionaries know of where lines may end: between the words of Thai, Lao, Khmer and Burmese, and between
/// the phrases of Japanese.
///
/// It opens ICU's iterators when they are first needed. Used by one thread at a time.
struct DictionaryBreaks {
    private var words: BoundaryIteratorBox?
    private var phrases: (language: String, iterator: BoundaryIteratorBox)?
    private let text = UTF16TextBox()
    private var boundaries: [Int32] = []
    private var found: [BreakOpportunity] = []

    /// Adds the places inside runs of Line_Break SA where words end. O(n) in the length of the text.
    mutating func divide(
        _ runs: [Range<Int>],
        _ utf8: Span<UInt8>,
        _ opportunities: inout [BreakOpportunity]
    ) throws(AnalysisError) {
        found.removeAll(keepingCapacity: true)
        let box = try wordIterator()
        for run in runs {
            text.text.read(utf8.extracting(run))
            let count = try box.iterator.boundaries(of: text.text, offsets: &boundaries)
            for index in 0..<max(0, count - 1) {
                let offset = run.lowerBound + text.text.utf8Offset(Int(boundaries[index]))
                found.append(BreakOpportunity(offset: UInt32(truncatingIfNeeded: offset), isMandatory: false))
            }
        }
        if !found.isEmpty { opportunities = mergedOpportunities(opportunities, found) }
    }

    private mutating func wordIterator() throws(AnalysisError) -> BoundaryIteratorBox {
        if let words { return words }
        let box = try BoundaryIteratorBox("und")
        words = box
        return box
    }

    /// Removes the opportunities that are not between phrases; those after spaces stay, as no phrase has one. O(n).
    mutating func keepPhrasesWhole(
        of language: String,
        _ utf8: Span<UInt8>,
        _ opportunities: inout [BreakOpportunity]
    ) throws(AnalysisError) {
        if phrases?.language != language { phrases = (language, try BoundaryIteratorBox(language)) }
        guard let iterator = phrases?.iterator else { return }
        text.text.read(utf8)
        let count = try iterator.iterator.boundaries(of: text.text, offsets: &boundaries)
        var index = 0
        opportunities.removeAll { opportunity in
            while index < count, text.text.utf8Offset(Int(boundaries[index])) < opportunity.offset { index += 1 }
            let isKept = index < count && text.text.utf8Offset(Int(boundaries[index])) == opportunity.offset
            let followsSpace = utf8[Int(opportunity.offset) - 1] == UInt8(ascii: " ")
            return !isKept && !followsSpace && !opportunity.isMandatory
        }
    }
}

/// Boxes hold what is noncopyable, because optionals and tuples of copyable values cannot.
private final class BoundaryIteratorBox {
    let iterator: BoundaryIterator
    init(_ language: String) throws(AnalysisError) { iterator = try BoundaryIterator(language: language) }
}

private final class UTF16TextBox {
    var text = UTF16Text()
}
