import CopyfitText
import CopyfitUnicode

/// Finds the character because of which text is not on a line that has room for it.
struct HeldBackText {
    private let end: LineEnd
    private let paragraph: PreparedParagraph
    private let breaks: Breaks

    init(_ end: LineEnd, _ paragraph: PreparedParagraph, _ breaks: Breaks) {
        (self.end, self.paragraph, self.breaks) = (end, paragraph, breaks)
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
        let firstHolds = !breaks.areBetween(Breaks.ideograph, first)
        if firstHolds, last.isEastAsian || !breaks.areBetween(Breaks.space, first) { return (first, .neverFirst) }
        let lastHolds = !breaks.areBetween(last, Breaks.ideograph)
        if lastHolds, first.isEastAsian || !breaks.areAfterSpace(last) { return (last, .neverLast) }
        return firstHolds || lastHolds ? (first, .pair) : nil
    }
}

extension Character {
    fileprivate var isEastAsian: Bool { unicodeScalars.contains(where: \.isEastAsian) }

    /// Whether it keeps its neighbours on its line: U+00A0, U+2007, U+2011, U+202F, U+2060, U+FEFF.
    fileprivate var allowsNoBreak: Bool { "\u{A0}\u{2007}\u{2011}\u{202F}\u{2060}\u{FEFF}".contains(self) }
}

/// The places between two characters where a paragraph's lines may end, whatever its words do.
struct Breaks {
    /// A character beside which lines may end, unless its neighbour keeps them from it.
    static let ideograph: Character = "\u{6587}"
    static let space: Character = " "

    private let analyzer = TextAnalyzer()
    private let language: String
    private let rules: BreakRules

    init(of paragraph: PreparedParagraph) {
        language = paragraph.source.runs[0].style.language
        var rules = paragraph.source.breakRules
        (rules.wordBreak, rules.overflowWrap, rules.hyphenation, rules.wraps) = (.normal, nil, nil, true)
        self.rules = rules
    }

    func areBetween(_ first: Character, _ second: Character) -> Bool { isOpportunity(after: [first], before: second) }

    /// Whether lines may end at a space after a character.
    func areAfterSpace(_ character: Character) -> Bool {
        isOpportunity(after: [character, Self.space], before: Self.ideograph)
    }

    private func isOpportunity(after characters: [Character], before next: Character) -> Bool {
        let (text, place) = (String(characters + [next]), String(characters).utf8.count)
        var analysis = ParagraphAnalysis()
        do {
            let utf8 = text.utf8Span.span
            try analyzer.analyze(utf8, language: language, direction: .auto, rules: rules, into: &analysis)
        } catch {
            return true
        }
        return analysis.opportunities.contains { Int($0.offset) == place }
    }
}
