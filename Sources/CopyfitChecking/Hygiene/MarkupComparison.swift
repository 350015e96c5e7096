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
    /// The elements of the text and of each source, by one name for those of one meaning.
    private let elements: [String]
    private let elementsOfSources: [[String]]
    private let isBare: Bool
    /// Whether the source is only a name for what translators write: GNOME's `translator-credits`.
    private let isFree: Bool

    /// - Parameter sources: All variants of the source that may be meant, the most likely first.
    init(_ translation: Translation, _ sources: [Translation], _ syntax: MarkupSyntax) {
        self.sources = sources.map { MarkedText($0.text, $0.placeholders, syntax) }
        let known = Set(self.sources.flatMap(\.elements))
        own = MarkedText(
            translation.text,
            translation.placeholders,
            syntax,
            known: known,
            expectsShortcut: self.sources.contains(where: \.hasShortcut)
        )
        elements = Self.named(own.elements + translation.tags)
        elementsOfSources = zip(self.sources, sources).map { Self.named($0.elements + $1.tags) }
        isFree = sources.contains { $0.text == "translator-credits" || $0.text == "translator_credits" }
        isBare = !sources.contains { $0.text.utf8.contains(UInt8(ascii: "<")) }
    }

    /// What is not shown as it is written of the text. If its elements are broken, they count only if the source has some.
    var pieces: [MarkedText.Piece] {
        if own.fault != nil, !elementsOfSources.contains(where: { !$0.isEmpty }) { return [] }
        let isLiteral = own.hasShortcut && !sources.isEmpty && !sources.contains(where: \.hasShortcut)
        return isLiteral ? own.pieces.filter { !$0.shown.isEmpty } : own.pieces
    }

    /// What differs; nothing if the source itself is broken.
    var differences: [Difference] {
        if sources.isEmpty || isFree || sources.contains(where: { $0.fault != nil }) { return [] }
        return elementDifferences + shortcutDifferences
    }

    private var elementDifferences: [Difference] {
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
        guard !own.hasShortcut, own.elements.isEmpty, sources.allSatisfy(\.hasShortcut) else { return [] }
        let message = "The source has a letter for a shortcut, and the text has none."
        return [Difference(kind: .acceleratorMissing, message: message)]
    }

    private func difference(_ kind: FindingKind, _ names: [String], _ one: String, _ several: String) -> Difference? {
        if names.isEmpty { return nil }
        let spelled = names.map { $0.first?.isPunctuation ?? true || $0.contains("…") ? $0 : "<\($0)>" }
        return Difference(
            kind: kind,
            message: "\(spelled.joined(separator: ", ")) \(names.count == 1 ? one : several)."
        )
    }

    /// Elements that a source has more often, each once.
    private func missing(_ source: [String]) -> [String] {
        unique(source).filter { name in elements.count { $0 == name } < source.count { $0 == name } }
    }

    /// Elements that the source does not have. A text may have one more often: words are in another order.
    private func extra(_ source: [String]) -> [String] { unique(elements).filter { !source.contains($0) } }

    private func unique(_ names: [String]) -> [String] {
        names.enumerated().filter { !names[..<$0.offset].contains($0.element) }.map(\.element)
    }

    /// Line breaks are the translator's choice.
    private static func named(_ elements: [String]) -> [String] {
        elements.compactMap { element in
            switch element.lowercased() {
            case "br", "wbr", "nobr", "p": nil
            case "strong": "b"
            case "em": "i"
            default: TextMarkup.html.isKnown(element) ? element.lowercased() : element
            }
        }
    }
}

extension CheckRules {
    /// How a text spells formatting, and the rule that says so; nil if none does.
    func markup(of text: Translation, in file: CheckedFile) -> (syntax: MarkupSyntax, rule: Int?) {
        let index = rules.firstIndex { rule in
            rule.markup != nil && rule.selection.includes(file: file.path, table: file.table)
                && rule.selection.includes(locale: text.locale.name, tag: text.locale.tag)
                && rule.selection.includes(key: text.key)
        }
        let chosen = index.flatMap { rules[$0].markup } ?? markup
        return (MarkupSyntax(chosen, of: file.format), index)
    }

    /// What is not shown as it is written of a text that is compared with none.
    func pieces(of text: Translation, in file: CheckedFile) -> [MarkedText.Piece] {
        let read = MarkedText(text.text, text.placeholders, markup(of: text, in: file).syntax)
        return read.fault == nil ? read.pieces : []
    }
}
