import CopyfitTranslations

/// Keys of the source, or of other languages, that a file does not have in a language.
struct MissingKeys {
    private let context: CheckContext
    private let sources: SourceTexts
    private let file: CheckedFile

    init(_ hygiene: FileHygiene) { (context, sources, file) = (hygiene.context, hygiene.sources, hygiene.file) }

    /// In a file with several languages a finding for each key, where the key is, or one if they are many; in a file of
    /// one language one for all, because there is no place for them.
    var findings: [Finding] {
        var byLocale = Dictionary(grouping: file.translations, by: \.locale)
        if let locale = file.emptyLocale { byLocale[locale] = [] }
        if byLocale.count > 1, file.format != .stringCatalog, file.format != .table { return [] }
        let places = byLocale.count > 1 ? self.places : [:]
        return byLocale.flatMap { locale, texts -> [Finding] in
            if sources.hasParent(locale, in: file) { return [] }
            let missing = missing(locale, known: Set(texts.map(MessageKey.init)))
            let placed = missing.compactMap { source in
                places[MessageKey(source)].map { text(locale, key: source.key, source.context, $0) }
            }
            .sorted { ($0.position, $0.key) < ($1.position, $1.key) }
            let others = missing.filter { places[MessageKey($0)] == nil }.map(\.key).sorted()
            return listed(placed, of: sources.sourceKeys(of: file.family).count) + unplaced(others, locale)
        }
    }

    /// Where the file has each of its keys.
    private var places: [MessageKey: TextPosition] {
        Dictionary(file.translations.map { (MessageKey($0), $0.keyPosition ?? $0.position) }) { first, _ in first }
    }

    private func missing(_ locale: TranslationLocale, known: Set<MessageKey>) -> [Translation] {
        sources.sourceKeys(of: file.family).filter { source in
            source.locale != locale && context.looksAt(source, in: locale)
                && file.isMeant(MessageKey(source)) && !known.contains(MessageKey(source))
        }
    }

    private func listed(_ texts: [Translation], of count: Int) -> [Finding] {
        if texts.count < UnfinishedTexts.fewest {
            return texts.compactMap {
                context.finding(.untranslated, $0, file) { "The key has no text in this language." }
            }
        }
        var finding = context.finding(.untranslated, texts[0], file) {
            "\(texts.count) of \(count) keys have no text in this language; this is the first."
        }
        finding?.count = texts.count
        return [finding].compactMap(\.self)
    }

    private func unplaced(_ keys: [String], _ locale: TranslationLocale) -> [Finding] {
        guard let example = keys.first else { return [] }
        let text = text(locale, key: keys.count == 1 ? example : "", nil, TextPosition(line: 1, column: 1))
        let owner = sources.hasSharedKeys(file.family) ? "other languages" : "the source"
        var finding = context.finding(.untranslated, text, file) {
            keys.count == 1
                ? "The key “\(example)” of \(owner) is missing."
                : "\(keys.count) keys of \(owner) are missing, the first is “\(example)”."
        }
        finding?.count = keys.count
        return [finding].compactMap(\.self)
    }

    private func text(_ locale: TranslationLocale, key: String, _ context: String?, _ position: TextPosition)
        -> Translation
    {
        Translation(key: key, context: context, locale: locale, text: "", position: position)
    }
}

extension CheckContext {
    /// Whether the key of a source text is looked at in another language.
    fileprivate func looksAt(_ source: Translation, in locale: TranslationLocale) -> Bool {
        rules.selection.includes(key: source.key)
            && rules.selection.includes(locale: locale.name, tag: locale.tag)
    }
}
