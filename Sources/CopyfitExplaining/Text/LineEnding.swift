import CopyfitText
import CopyfitUnicode

/// Tells the kind of the place at which a line ends.
struct LineEnding {
    private let line: ParagraphLine
    private let text: String

    init(_ line: ParagraphLine, of paragraph: PreparedParagraph) {
        (self.line, text) = (line, paragraph.source.text)
    }

    var ending: TextExplanation.Ending {
        if line.isTruncated { return .cutOff }
        if line.endsWithHardBreak { return .hardBreak }
        if line.range.upperBound == text.utf8.count { return .end }
        if line.endsInsideWord { return .cutWord }
        if line.isHyphenated { return before == softHyphen ? .softHyphen : .division }
        if line.visibleRange.upperBound < line.range.upperBound { return hangsOnlyTabs ? .tab : .space }
        return before.map(ending) ?? .opportunity
    }

    /// Whether the line might have ended elsewhere: not where text is cut, breaks by itself or ends.
    var mayBeChosen: Bool { ![.cutOff, .hardBreak, .end, .cutWord].contains(ending) }

    private func ending(after character: Unicode.Scalar) -> TextExplanation.Ending {
        if character.value == 0x200B { return .zeroWidthSpace }
        if character.properties.isWhitespace { return .space }
        if character == softHyphen { return .opportunity }
        if character.properties.generalCategory == .dashPunctuation { return .hyphen }
        if character.isEastAsian || after?.isEastAsian == true { return .eastAsian }
        return character.isInTextWithoutSpaces ? .word : .opportunity
    }

    private let softHyphen: Unicode.Scalar = "\u{AD}"

    /// Whether all white space that hangs at the line's end is tabs.
    private var hangsOnlyTabs: Bool {
        let hanging = text.utf8.index(text.startIndex, offsetBy: line.visibleRange.upperBound)..<end
        return text.unicodeScalars[hanging].allSatisfy { $0 == "\t" }
    }

    private var end: String.Index { text.utf8.index(text.startIndex, offsetBy: line.range.upperBound) }
    private var before: Unicode.Scalar? { text.unicodeScalars[..<end].last }
    private var after: Unicode.Scalar? { text.unicodeScalars[end...].first }
}

extension Unicode.Scalar {
    /// Whether it is an ideograph, kana or hangul, or full-width punctuation.
    var isEastAsian: Bool {
        Self.eastAsian.contains(script) || (0x3000...0x303F).contains(value) || (0xFF00...0xFFEF).contains(value)
    }

    /// Whether it is of a script whose words are found by a dictionary.
    fileprivate var isInTextWithoutSpaces: Bool { Self.withoutSpaces.contains(script) }

    /// The ISO 15924 code of its script.
    private var script: UInt32 { CharacterProperties.script(value).tag }

    private static let eastAsian = tags("Hani", "Hira", "Kana", "Hang", "Bopo", "Yiii")
    private static let withoutSpaces = tags("Thai", "Laoo", "Khmr", "Mymr")

    private static func tags(_ codes: String...) -> Set<UInt32> {
        Set(codes.map { $0.utf8.reduce(0) { $0 << 8 | UInt32($1) } })
    }
}
