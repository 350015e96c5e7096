/// White space at the ends of a text, and spaces in a row.
struct WhiteSpace {
    private let text: String
    private let hidden: [Range<Int>]

    /// - Parameter hidden: Parts that are not shown, in bytes, in the order of the text.
    init(_ text: String, hidden: [Range<Int>] = []) { (self.text, self.hidden) = (text, hidden) }

    /// What differs from the source at the ends; without a source, spaces there. nil if nothing does.
    ///
    /// - Parameter joinsWords: whether the language writes no spaces, so that one of the source may be left out.
    func outerFault(source: String?, joinsWords: Bool) -> String? {
        let (start, end) = (begins, ends)
        guard let source = source.map({ WhiteSpace($0) }) else {
            if start, text.first != "\n" { return "The text begins with a space." }
            return end && text.last != "\n" ? "The text ends with a space." : nil
        }
        if start != source.begins, start || !joinsWords {
            return start
                ? "The text begins with white space, but its source does not."
                : "The source begins with white space, but the text does not."
        }
        if end != source.ends, end || !joinsWords {
            return end
                ? "The text ends with white space, but its source does not."
                : "The source ends with white space, but the text does not."
        }
        return nil
    }

    /// Whether two spaces are in a row between other characters of a line.
    var hasDoubledSpace: Bool {
        var (hasStarted, spaces) = (false, 0)
        var (rest, end) = (hidden[...], 0)
        for scalar in text.unicodeScalars {
            end += scalar.utf8.count
            while let first = rest.first, first.upperBound < end { rest.removeFirst() }
            let isShown = rest.first.map { $0.lowerBound >= end } ?? true
            switch scalar {
            case " " where isShown, "\u{A0}" where isShown: spaces += 1
            case "\n" where isShown, "\r" where isShown, "\u{2028}" where isShown: (hasStarted, spaces) = (false, 0)
            default:
                if hasStarted, spaces > 1 { return true }
                (hasStarted, spaces) = (true, 0)
            }
        }
        return false
    }

    private var begins: Bool { text.unicodeScalars.first?.properties.isWhitespace ?? false }
    private var ends: Bool { text.unicodeScalars.last?.properties.isWhitespace ?? false }
}
