import CopyfitTranslations

/// Keys of a translation that its source, or gettext's template, does not have, so that no program asks for them.
struct ExtraKeys {
    private let context: CheckContext
    private let sources: SourceTexts
    private let sisters: SisterFiles
    private let file: CheckedFile

    init(_ hygiene: FileHygiene) {
        (context, sources, sisters, file) = (hygiene.context, hygiene.sources, hygiene.sisters, hygiene.file)
    }

    /// One finding for all of a file. A string catalogue has all languages of a key together.
    var findings: [Finding] {
        guard context.rules.severity(of: .extraKey) != nil, !file.isTemplate, file.locales.count == 1,
            sources.hasKeys(of: file.family)
        else { return [] }
        var seen: Set<MessageKey> = []
        let hasTemplate = sources.hasTemplate(file.family)
        let texts = file.translations.filter { text in
            context.looksAt(text, in: file) && (hasTemplate || !sources.isSource(text, in: file))
                && seen.insert(MessageKey(text)).inserted
        }
        let subject: FindingGroup.Subject = hasTemplate ? .keysBesideTemplate : .keysBesideSource
        let finding = context.finding(.extraKey, texts.filter(isExtra), subject, of: texts.count, file) { _ in
            GroupMessage.extraKey(subject)
        }
        return [finding].compactMap(\.self)
    }

    private func isExtra(_ text: Translation) -> Bool {
        let key = MessageKey(text)
        if text.isTerm(file.format) || sources.isKey(key, of: file.family) { return false }
        guard let source = sources.locale(of: file.family) else { return true }
        return !sisters.has(key, in: source.tag, beside: file)
    }
}
