import CopyfitTranslations

/// The texts that others are translated from, by the files that belong together.
struct SourceTexts: Sendable {
    private var texts: [String: [MessageKey: [Translation]]] = [:]
    /// The source languages of the families of files.
    private var locales: [String: TranslationLocale] = [:]
    /// The tags of all languages of the families of files.
    private var tags: [String: Set<String>] = [:]
    /// All keys of families whose entries have their own sources, so that no language has to have all.
    private var sharedKeys: [String: [Translation]] = [:]

    init(_ files: [CheckedFile], sourceLanguage: String?) {
        for (family, members) in Dictionary(grouping: files, by: \.family) {
            var all: Set<TranslationLocale> = []
            for file in members {
                all.formUnion(file.locales)
                if let locale = file.emptyLocale { all.insert(locale) }
            }
            let areSeveral = members.count > 1 || all.count > 1
            if areSeveral, members.allSatisfy({ PlaceholderComparison.formatsWithSource.contains($0.format) }) {
                sharedKeys[family] = Self.keys(of: members)
            }
            tags[family] = Set(all.map(\.tag))
            guard let locale = Self.sourceLocale(all, members, sourceLanguage) else { continue }
            locales[family] = locale
            if all.count < 2 { continue }
            var own: [MessageKey: [Translation]] = [:]
            for file in members {
                for translation in file.translations
                where translation.locale == locale && translation.state != .obsolete && !translation.text.isEmpty {
                    own[MessageKey(translation), default: []].append(translation)
                }
            }
            texts[family] = own
        }
    }

    /// The language that others of a family are translated from; nil if it has none.
    func locale(of family: String) -> TranslationLocale? { locales[family] }

    /// Whether a text is in the language that others are translated from.
    func isSource(_ translation: Translation, in file: CheckedFile) -> Bool {
        locales[file.family] == translation.locale
    }

    /// Whether a language is another's regional form, whose texts it takes where it has none: `es-MX` beside `es`, or
    /// the source's under another name: `en` beside `Base`.
    func hasParent(_ locale: TranslationLocale, in file: CheckedFile) -> Bool {
        if let source = locales[file.family], source != locale, source.tag == locale.tag { return true }
        guard let tags = tags[file.family], let parent = locale.parent else { return false }
        return tags.contains(parent)
    }

    /// The texts that a text is translated from, all their variants; empty if they are not known.
    func sources(of translation: Translation, in file: CheckedFile) -> [Translation] {
        texts[file.family]?[MessageKey(translation)] ?? []
    }

    /// The texts that files of a family are translated from, by key and context, each once, in no order; where entries
    /// have their own sources, those of all languages.
    func sourceKeys(of family: String) -> [Translation] {
        if let shared = sharedKeys[family] { return shared }
        return (texts[family]?.values.compactMap(\.first) ?? []).filter { $0.isTranslatable && $0.state != .stale }
    }

    /// Whether the keys of a family are those of all its languages.
    func hasSharedKeys(_ family: String) -> Bool { sharedKeys[family] != nil }

    private static func keys(of files: [CheckedFile]) -> [Translation] {
        var seen: Set<MessageKey> = []
        return files.flatMap(\.translations).filter { translation in
            translation.isTranslatable && translation.state != .obsolete
                && seen.insert(MessageKey(translation)).inserted
        }
    }

    /// The language without a name (Android's `values`, a bundle's first file) or Apple's `Base`; otherwise the one that
    /// the rules or the file name; otherwise English.
    private static func sourceLocale(
        _ locales: Set<TranslationLocale>,
        _ files: [CheckedFile],
        _ named: String?
    ) -> TranslationLocale? {
        let sorted = locales.sorted { $0.name < $1.name }
        let language = (named ?? files.lazy.compactMap(\.sourceLocale).first?.tag ?? "en").lowercased()
        return sorted.first { $0.name.isEmpty || $0.name == "Base" }
            ?? sorted.first { $0.tag.lowercased() == language }
            ?? sorted.first { $0.tag.lowercased().prefix { $0 != "-" } == language.prefix { $0 != "-" } }
    }
}
