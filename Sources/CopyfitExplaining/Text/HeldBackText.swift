import CopyfitText

/// Finds the character because of which text is not on a line that has room for it.
struct HeldBackText {
    private let end: LineEnd
    private let paragraph: PreparedParagraph

    init(_ end: LineEnd, _ paragraph: PreparedParagraph) {
        (self.end, self.paragraph) = (end, paragraph)
    }

    /// What keeps text back; nil if there is no room for any of it, or if it is just the middle of a word.
    var reason: TextExplanation.HeldBack? {
        let start = end.line.range.upperBound
        guard end.reach > start, let longer = end.longer, longer.missing > 0 else { return nil }
        let room = paragraph.characters(in: start..<end.reach)
        let rest = paragraph.characters(in: end.reach..<max(end.reach, longer.visibleEnd))
        guard let last = room.last, let first = rest.first, let (character, rule) = rule(between: last, and: first)
        else { return nil }
        return TextExplanation.HeldBack(text: room, character: String(character), rule: rule)
    }

    private func rule(
        between last: Character,
        and first: Character
    ) -> (Character, TextExplanation.HeldBack.Rule)? {
        if first.allowsNoBreak { return (first, .noBreak) }
        if last.allowsNoBreak { return (last, .noBreak) }
        if first.isNeverFirst { return (first, .neverFirst) }
        return last.opens ? (last, .neverLast) : nil
    }
}

extension Character {
    private var category: Unicode.GeneralCategory? { unicodeScalars.first?.properties.generalCategory }

    /// Whether it keeps its neighbours on its line: U+00A0, U+2007, U+2011, U+202F, U+2060, U+FEFF.
    fileprivate var allowsNoBreak: Bool { "\u{A0}\u{2007}\u{2011}\u{202F}\u{2060}\u{FEFF}".contains(self) }

    fileprivate var opens: Bool { category == .openPunctuation || category == .initialPunctuation }

    /// Whether it is one of those that UAX #14 keeps off the start of a line: closing punctuation, stops, exclamation and
    /// question marks, small kana, iteration and length marks.
    fileprivate var isNeverFirst: Bool {
        category == .closePunctuation || category == .finalPunctuation || Self.nonStarters.contains(self)
    }

    private static let nonStarters = Set(
        "!,.:;?%‰…、。，．：；！？・‥ー々〻ゝゞヽヾ゛゜ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ〜～"
    )
}
