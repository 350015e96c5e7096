import CopyfitTranslations

/// Keys of the source, or of other languages, that a file does not have in a language.
struct MissingKeys {
    private let context: CheckContext
    private let sources: SourceTexts
    private let sisters: SisterFiles
    private let file: CheckedFile

    init(_ hygiene: FileHygiene) {
        (context, sources, sisters, file) = (hygiene.context, hygiene.sources, hygiene.sisters, hygiene.file)
    }

    /// In a file with several languages the keys are where they are for other languages; in a file of one language there
    /// is no place for them. A template has those that it lists.
    var findings: [Finding] {
        if file.isTemplate { return [] }
        let asked = context.askedKeys(of: file, sources)
        let keys = keys(of: Set(asked.map(MessageKey.init)))
        if keys.count > 1, file.format != .stringCatalog, file.format != .table { return [] }
        let places = keys.count > 1 ? self.places(of: asked) : [:]
        return keys.flatMap { locale, known -> [Finding] in
            if !isLookedAt(locale) || sources.hasParent(locale, in: file) { return [] }
            let missing = asked.filter { source in
                let key = MessageKey(source)
                return source.locale != locale && !known.contains(key)
                    && !sisters.has(key, in: locale.tag, beside: file)
            }
            let placed = missing.compactMap { source in
                places[MessageKey(source)].map { text(locale, key: source.key, source.context, $0) }
            }
            .sorted { $0.position == $1.position ? $0.hasKey(before: $1) : $0.position < $1.position }
            let others = missing.filter { places[MessageKey($0)] == nil }.map { source in
                text(locale, key: source.key, source.context, TextPosition(line: 1, column: 1))
            }
            .sorted { $0.hasKey(before: $1) }
            return [listed(placed, of: asked.count), unplaced(others, of: asked.count)].compactMap(\.self)
        }
    }

    /// Which of some keys each of the file's languages has.
    private func keys(of asked: Set<MessageKey>) -> [TranslationLocale: Set<MessageKey>] {
        var keys: [TranslationLocale: Set<MessageKey>] = [:]
        for locale in file.locales { keys[locale] = [] }
        for translation in file.translations where translation.state != .obsolete {
            let key = MessageKey(translation)
            if asked.contains(key) { keys[translation.locale, default: []].insert(key) }
        }
        if let locale = file.emptyLocale { keys[locale] = [] }
        return keys
    }

    /// Where the file has each of some keys.
    private func places(of asked: [Translation]) -> [MessageKey: TextPosition] {
        let keys = Set(asked.map(MessageKey.init))
        var places: [MessageKey: TextPosition] = [:]
        for translation in file.translations {
            let key = MessageKey(translation)
            if keys.contains(key), places[key] == nil { places[key] = translation.keyPosition ?? translation.position }
        }
        return places
    }

    private func isLookedAt(_ locale: TranslationLocale) -> Bool {
        context.rules.selection.includes(locale: locale.name, tag: locale.tag)
    }

    private func listed(_ texts: [Translation], of count: Int) -> Finding? {
        context.finding(.untranslated, texts, .keysWithoutText, of: count, file) { _ in
            "The key has no text in this language."
        }
    }

    private func unplaced(_ keys: [Translation], of count: Int) -> Finding? {
        let subject: FindingGroup.Subject =
            sources.hasTemplate(file.family)
            ? .missingTemplateKeys : sources.hasSharedKeys(file.family) ? .missingSharedKeys : .missingKeys
        return context.finding(.untranslated, keys, subject, of: count, file) { key in
            GroupMessage.missingKey(key, file.format, subject)
        }
    }

    private func text(_ locale: TranslationLocale, key: String, _ context: String?, _ position: TextPosition)
        -> Translation
    {
        Translation(key: key, context: context, locale: locale, text: "", position: position)
    }
}

extension CheckContext {
    /// The keys of the source that every language must have, of those that are looked at; Fluent's terms are each language's
    /// own.
    func askedKeys(of file: CheckedFile, _ sources: SourceTexts) -> [Translation] {
        sources.sourceKeys(of: file.family).filter { key in
            rules.selection.includes(key: key.key) && file.isMeant(MessageKey(key)) && !key.isTerm(file.format)
        }
    }
}

extension Translation {
    /// Whether the key, or its context where keys are equal, comes first by its bytes, as findings are ordered.
    func hasKey(before other: Translation) -> Bool {
        if !key.utf8.elementsEqual(other.key.utf8) { return key.utf8.lexicographicallyPrecedes(other.key.utf8) }
        return (context ?? "").utf8.lexicographicallyPrecedes((other.context ?? "").utf8)
    }
}
