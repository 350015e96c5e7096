/// Keeps words whole (CSS Text `word-break: keep-all`).
enum WordRules {
    /// Removes every opportunity between two letters or numbers, ignoring their marks, except those that a dictionary
    /// found.
    static func keepWordsWhole(_ opportunities: inout [BreakOpportunity], _ utf8: Span<UInt8>) {
        var word = LineProperties(rawValue: 0)
        reviseOpportunities(&opportunities, utf8) { place, mightBreak in
            guard let last = place.last, let next = place.next else { return mightBreak }
            let properties = LineProperties(last)
            if !properties.contains(.mark) { word = properties }
            return mightBreak && !(isInWord(word) && isInWord(LineProperties(next)))
        }
    }

    private static func isInWord(_ properties: LineProperties) -> Bool {
        properties.contains(.letterOrNumber) && !properties.contains(.needsDictionary)
    }
}
