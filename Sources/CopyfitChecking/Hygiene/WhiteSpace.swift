/// White space at the ends of a text, and spaces in a row.
struct WhiteSpace {
    private let text: String

    init(_ text: String) { self.text = text }

    /// What differs from the source at the ends; without a source, spaces there. nil if nothing does.
    ///
    /// - Parameter joinsWords: whether the language writes no spaces, so that one of the source may be left out.
    func outerFault(source: String?, joinsWords: Bool) -> String? {
        let (start, end) = (begins, ends)
        guard let source = source.map(WhiteSpace.init) else {
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
        for scalar in text.unicodeScalars {
            switch scalar {
            case " ", "\u{A0}": spaces += 1
            case "\n", "\r", "\u{2028}": (hasStarted, spaces) = (false, 0)
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
