import CopyfitTranslations

/// Compares the markup of a translation with that of its source.
struct MarkupComparison {
    /// What differs, and a sentence about it.
    struct Difference {
        let kind: FindingKind
        let message: String
    }

    private let own: MarkedText
    private let sources: [MarkedText]
    private let elements: [Element]
    private let elementsOfSources: [[Element]]
    private let isBare: Bool
    /// Whether the source is only a name for what translators write: GNOME's `translator-credits`.
    private let isFree: Bool
    /// What Pango refuses of a text whose source it reads.
    private let pangoFault: String?

    private struct Element {
        /// One for all elements of one meaning.
        let name: String
        let spelling: String

        /// nil for a line break, which is the translator's choice.
        init?(_ spelling: String) {
            self.spelling = spelling
            switch spelling.lowercased() {
            case "br", "wbr", "nobr", "p": return nil
            case "strong": name = "b"
            case "em": name = "i"
            default: name = TextMarkup.html.isKnown(spelling) ? spelling.lowercased() : spelling
            }
        }
    }

    /// - Parameters:
    ///   - sources: All variants of the source that may be meant, the most likely first.
    ///   - shortcuts: The places in which signs of the source are those of shortcuts.
    init(
        _ translation: Translation,
        _ sources: [Translation],
        _ syntax: MarkupSyntax,
        shortcuts: [UInt8: ShortcutPlaces]
    ) {
        self.sources = sources.map { MarkedText($0.text, $0.placeholders, syntax, shortcuts: shortcuts) }
        let expected = Self.shortcuts(of: self.sources, sources, syntax)
        own = MarkedText(
            translation.text,
            translation.placeholders,
            syntax,
            known: Set(self.sources.flatMap(\.elements)),
            shortcuts: sources.isEmpty ? shortcuts : expected.places,
            words: expected.otherWords
        )
        elements = (own.elements + translation.tags).compactMap(Element.init)
        elementsOfSources = zip(self.sources, sources).map { ($0.elements + $1.tags).compactMap(Element.init) }
        isFree = sources.contains { $0.text == "translator-credits" || $0.text == "translator_credits" }
        pangoFault = syntax.markup == .pango ? Self.pangoFault(translation.text, sources) : nil
        isBare = !sources.contains { $0.text.utf8.contains(UInt8(ascii: "<")) }
    }

    /// nil if the sources do not show that the program reads markup.
    private static func pangoFault(_ text: String, _ sources: [Translation]) -> String? {
        let areRead = sources.allSatisfy { source in
            source.text.utf8.contains { "<&".utf8.contains($0) } && MarkupScanner.pangoFault(source.text) == nil
        }
        return areRead && !sources.isEmpty ? MarkupScanner.pangoFault(text) : nil
    }

    /// Where translations have the signs of shortcuts that sources have, and the words with such a sign that have no shortcut
    /// there.
    private static func shortcuts(of read: [MarkedText], _ sources: [Translation], _ syntax: MarkupSyntax)
        -> (places: [UInt8: ShortcutPlaces], otherWords: Set<String>)
    {
        let found = Set(read.flatMap(\.shortcuts))
        if found.isEmpty { return ([:], []) }
        let words = sources.flatMap { ShortcutSigns($0.text, syntax, hidden: $0.placeholders.map(\.range)).signs }.map(
            \.word
        )
        let any: ShortcutPlaces = [.start, .word, .early, .inside, .several]
        return (
            Dictionary(found.map { ($0.character, any) }) { places, _ in places },
            Set(words).subtracting(found.map(\.word))
        )
    }

    /// What is not shown as it is written of the text. If its elements are broken, they count only if the source has some.
    var pieces: [MarkedText.Piece] {
        own.isReadable || elementsOfSources.contains { !$0.isEmpty } ? own.pieces : []
    }

    /// What differs; nothing if the source itself is broken.
    var differences: [Difference] {
        if sources.isEmpty || isFree || sources.contains(where: { $0.fault != nil }) { return [] }
        return elementDifferences + shortcutDifferences
    }

    private var elementDifferences: [Difference] {
        if own.fault == nil, let pangoFault { return [Difference(kind: .markupBroken, message: pangoFault + ".")] }
        if elements.isEmpty, elementsOfSources.allSatisfy(\.isEmpty) { return [] }
        let hasSome = elementsOfSources.contains { !$0.isEmpty }
        if let fault = own.fault {
            return hasSome ? [Difference(kind: .markupBroken, message: fault + ".")] : []
        }
        if !hasSome, !isBare { return [] }
        if elementsOfSources.contains(where: { missing($0).isEmpty && extra($0).isEmpty }) { return [] }
        let source = elementsOfSources[0]
        return [
            difference(.markupMissing, missing(source), "of the source is missing", "of the source are missing"),
            difference(.markupExtra, extra(source), "is not in the source", "are not in the source"),
        ]
        .compactMap(\.self)
    }

    private var shortcutDifferences: [Difference] {
        guard own.shortcuts.isEmpty, own.elements.isEmpty, sources.allSatisfy({ !$0.shortcuts.isEmpty }) else {
            return []
        }
        let message = "The source has a letter for a shortcut, and the text has none."
        return [Difference(kind: .acceleratorMissing, message: message)]
    }

    private func difference(_ kind: FindingKind, _ elements: [Element], _ one: String, _ several: String)
        -> Difference?
    {
        if elements.isEmpty { return nil }
        let spelled = elements.map(\.spelling).map { name in
            name.first?.isPunctuation ?? true || name.contains("…") ? name : "<\(name)>"
        }
        return Difference(
            kind: kind,
            message: "\(spelled.joined(separator: ", ")) \(elements.count == 1 ? one : several)."
        )
    }

    /// Elements that a source has more often, each once.
    private func missing(_ source: [Element]) -> [Element] {
        let (own, others) = (counts(elements), counts(source))
        return unique(source).filter { own[$0.name, default: 0] < others[$0.name, default: 0] }
    }

    /// Elements that the source does not have. A text may have one more often: words are in another order.
    private func extra(_ source: [Element]) -> [Element] {
        let names = Set(source.map(\.name))
        return unique(elements).filter { !names.contains($0.name) }
    }

    private func counts(_ elements: [Element]) -> [String: Int] {
        Dictionary(elements.map { ($0.name, 1) }, uniquingKeysWith: +)
    }

    private func unique(_ elements: [Element]) -> [Element] {
        var seen: Set<String> = []
        return elements.filter { seen.insert($0.name).inserted }
    }
}

extension CheckRules {
    /// How a text spells formatting, and the rule that says so; nil if none does.
    func markup(of text: Translation, in file: CheckedFile) -> (syntax: MarkupSyntax, rule: Int?) {
        let index = rules.firstIndex { $0.markup != nil && $0.includes(text, in: file) }
        let chosen = index.flatMap { rules[$0].markup } ?? markup
        return (MarkupSyntax(chosen, of: file.format), index)
    }
}

extension CheckRule {
    /// Whether it is about a text.
    func includes(_ text: Translation, in file: CheckedFile) -> Bool {
        selection.includes(file: file.path, table: file.table)
            && selection.includes(locale: text.locale.name, tag: text.locale.tag) && selection.includes(key: text.key)
    }
}
