import CopyfitTranslations

/// The texts of a file that are not translated, that are to be looked at again, or that the program no longer asks for.
struct UnfinishedTexts {
    private let context: CheckContext
    private let sources: SourceTexts
    private let file: CheckedFile

    /// Fewer texts of a language are listed one by one.
    static let fewest = 10

    private struct Group: Hashable {
        let kind: FindingKind
        let locale: TranslationLocale
    }

    init(_ hygiene: FileHygiene) { (context, sources, file) = (hygiene.context, hygiene.sources, hygiene.file) }

    /// One finding for each text, or one for all of a kind and language if they are many.
    var findings: [Finding] {
        var groups: [Group: [Translation]] = [:]
        var counts: [TranslationLocale: Int] = [:]
        var stale: Set<String> = []
        for text in file.translations where context.isSelected(text, in: file) {
            counts[text.locale, default: 0] += 1
            for kind in kinds(of: text) where kind != .staleKey || stale.insert(text.key).inserted {
                groups[Group(kind: kind, locale: text.locale), default: []].append(text)
            }
        }
        return groups.flatMap { group, texts -> [Finding] in
            if texts.count < Self.fewest {
                return texts.compactMap { text in
                    context.finding(group.kind, text, file) { message(group.kind, text) }
                }
            }
            var finding = context.finding(group.kind, texts[0], file) {
                message(group.kind, texts, of: counts[group.locale] ?? 0)
            }
            finding?.count = texts.count
            return [finding].compactMap(\.self)
        }
    }

    private func kinds(of text: Translation) -> [FindingKind] {
        guard text.isTranslatable, !text.locale.name.isEmpty else { return [] }
        let isSource = sources.isSource(text, in: file)
        if text.state == .stale { return isSource ? [.staleKey] : [] }
        // In the source's language the key is the text
        if !isSource, isUntranslated(text) { return [.untranslated] }
        return text.state == .needsReview ? [.needsReview] : []
    }

    /// Whether a text is not there, not shown, or empty where its source is not, as Fluent's `{ "" }`.
    private func isUntranslated(_ text: Translation) -> Bool {
        if text.state == .untranslated || text.state == .new || !context.isShown(text) { return true }
        return text.text.isEmpty && text.variant.isEmpty && !sources.sources(of: text, in: file).isEmpty
    }

    private func message(_ kind: FindingKind, _ text: Translation) -> String {
        switch (kind, text.state) {
        case (.needsReview, _): "The text is marked for review, and the program shows it."
        case (.staleKey, _): "Xcode no longer finds the key in the sources."
        case (_, .fuzzy): "The text is fuzzy, so the program shows the source."
        case (_, .new): "There is a text, and the file says that it is not translated."
        default: "There is no text."
        }
    }

    private func message(_ kind: FindingKind, _ texts: [Translation], of count: Int) -> String {
        switch kind {
        case .needsReview:
            return
                "\(texts.count) of \(count) texts are marked for review, and the program shows them; this is the first."
        case .staleKey: return "Xcode no longer finds \(texts.count) keys in the sources; this is the first."
        default:
            let states = [(TranslationState.fuzzy, "fuzzy"), (.new, "with a text that is not translated")].map {
                state,
                name in
                let number = texts.count { $0.state == state }
                return number == 0 ? "" : ", \(number) of them \(name)"
            }
            return "\(texts.count) of \(count) texts are not translated\(states.joined()); this is the first."
        }
    }
}
