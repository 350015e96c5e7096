/// Where a browser's lines may end: ICU's opportunities with the browser's own rules (`BreakProfile.web`).
enum BrowserRules {
    /// The language to open ICU's rules with. A browser lets small kana start a line by default; so do ICU's Japanese
    /// rules, and its other rules on request.
    ///
    /// Chromium's ICU has no strict rules for Chinese and uses the root's.
    static func language(_ language: String) -> String {
        let isStrict = language.contains("lb-strict") || language.contains("lb=strict")
        if isStrict, language.lowercased().hasPrefix("zh") { return "und-u-lb-strict" }
        let isStated = language.contains("-lb-") || language.contains("lb=")
        if isStated || language.lowercased().hasPrefix("ja") { return language }
        if language.contains("@") { return language + ";lb=normal" }
        return language + (language.contains("-u-") ? "-lb-normal" : "-u-lb-normal")
    }

    static func revise(_ opportunities: inout [BreakOpportunity], _ utf8: Span<UInt8>) {
        reviseOpportunities(&opportunities, utf8) { place, mightBreak in
            guard let last = place.last, let next = place.next else { return mightBreak }
            if isSpace(next) || isBreak(next) { return false }
            if isSpace(last) { return true }
            if let last = UInt8(exactly: last), let next = UInt8(exactly: next), last < 0x7F, next < 0x7F {
                return ASCIIPairs.mayBreak(between: last, and: next, after: place.beforeLast)
            }
            return newerRule(place, utf8) ?? mightBreak
        }
    }

    private static func isSpace(_ character: UInt32) -> Bool { character == 0x20 || character == 0x09 }

    /// Whether a line may end after a character, whatever follows it.
    private static func isBreak(_ character: UInt32) -> Bool {
        switch character {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    /// The decision of a rule newer than ICU 72's Unicode 15; nil if none applies.
    private static func newerRule(_ place: TextWindow, _ utf8: Span<UInt8>) -> Bool? {
        guard let last = place.last, let next = place.next else { return nil }
        if isHyphen(last) { return hyphenRule(place, LineProperties(next)) }
        guard mayBeQuote(last) || mayBeQuote(next) else { return nil }
        return quoteRule(place, LineProperties(last), LineProperties(next), utf8)
    }

    /// LB20a: no break after a hyphen that begins a word. LB21a: a break after one between two Hebrew letters.
    private static func hyphenRule(_ place: TextWindow, _ next: LineProperties) -> Bool? {
        guard next.contains(.alphabetic) else { return nil }
        guard let before = place.beforeLast else { return false }
        let properties = LineProperties(before)
        if before == 0x09 || properties.contains(.precedesInitial) { return false }
        return properties.contains(.hebrewLetter) && next.contains(.hebrewLetter) ? true : nil
    }

    /// LB19a: between East Asian characters a line may end before an opening and after a closing quotation mark.
    private static func quoteRule(
        _ place: TextWindow,
        _ last: LineProperties,
        _ next: LineProperties,
        _ utf8: Span<UInt8>
    ) -> Bool? {
        if next.contains(.initialQuote), last.isSuperset(of: [.eastAsian, .mayEndLine]) {
            return place.afterNext(utf8).map { LineProperties($0).contains(.eastAsian) } == true ? true : nil
        }
        if last.contains(.finalQuote), next.isSuperset(of: [.eastAsian, .mayStartLine]) {
            return place.beforeLast.map { LineProperties($0).contains(.eastAsian) } == true ? true : nil
        }
        return nil
    }

    /// Hyphen-minus, Hebrew maqaf, hyphen, figure dash and en dash: Line_Break HY and HH.
    private static func isHyphen(_ character: UInt32) -> Bool {
        switch character {
        case 0x2D, 0x5BE, 0x2010, 0x2012, 0x2013: true
        default: false
        }
    }

    /// Whether the character is in a range with quotation marks of General_Category Pi or Pf.
    private static func mayBeQuote(_ character: UInt32) -> Bool {
        switch character {
        case 0xAB, 0xBB, 0x2018...0x203A, 0x2E00...0x2E5D: true
        default: false
        }
    }
}
