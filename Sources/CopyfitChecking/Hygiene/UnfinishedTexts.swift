import CopyfitTranslations

/// The texts of a file that are not translated, that are to be looked at again, or that the program no longer asks for.
struct UnfinishedTexts {
    private let context: CheckContext
    private let sources: SourceTexts
    private let file: CheckedFile

    private struct Group: Hashable {
        let kind: FindingKind
        let locale: TranslationLocale
    }

    init(_ hygiene: FileHygiene) { (context, sources, file) = (hygiene.context, hygiene.sources, hygiene.file) }

    /// A finding for all of a kind and language.
    var findings: [Finding] {
        var groups: [Group: [Translation]] = [:]
        var counts: [TranslationLocale: Int] = [:]
        var stale: Set<MessageKey> = []
        for text in file.translations where context.isSelected(text, in: file) {
            counts[text.locale, default: 0] += 1
            for kind in kinds(of: text) where kind != .staleKey || stale.insert(MessageKey(text)).inserted {
                groups[Group(kind: kind, locale: text.locale), default: []].append(text)
            }
        }
        return groups.compactMap { group, texts in
            context.finding(group.kind, texts, .unfinishedTexts, of: counts[group.locale] ?? 0, file) { text in
                message(group.kind, text)
            }
        }
    }

    private func kinds(of text: Translation) -> [FindingKind] {
        guard text.isTranslatable, !text.locale.name.isEmpty, !file.isTemplate else { return [] }
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
        case (_, .fuzzy): GroupMessage.fuzzy
        case (_, .new): GroupMessage.new
        default: "There is no text."
        }
    }
}
