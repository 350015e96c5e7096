import CopyfitTranslations

/// The texts that others are translated from, by the files that belong together.
struct SourceTexts: Sendable {
    private var texts: [String: [MessageKey: [Translation]]] = [:]
    /// The source languages of the families of files.
    private var locales: [String: TranslationLocale] = [:]
    /// How these are known.
    private var bases: [String: SourceBasis] = [:]
    /// The tags of all languages of the families of files.
    private var tags: [String: Set<String>] = [:]
    /// All keys of families whose entries have their own sources, so that no language has to have all.
    private var sharedKeys: [String: [Translation]] = [:]
    /// The families whose sources have keys, also where only texts of other keys are kept.
    private var withSource: Set<String> = []
    /// The families that have a template, whose keys are the shared ones.
    private var withTemplate: Set<String> = []
    /// The keys that sources have without a text, and the keys of templates.
    private var otherKeys: [String: Set<MessageKey>] = [:]

    init(_ files: [CheckedFile], _ rules: CheckRules) {
        for (family, members) in Dictionary(grouping: files, by: \.family) {
            var all: Set<TranslationLocale> = []
            for file in members where !file.isTemplate {
                all.formUnion(file.locales)
                if let locale = file.emptyLocale { all.insert(locale) }
            }
            let areSeveral = members.count > 1 || all.count > 1
            if areSeveral, members.allSatisfy({ PlaceholderComparison.formatsWithSource.contains($0.format) }) {
                // A template with only its header lists nothing
                let keysOfTemplate = Self.keys(of: members.filter(\.isTemplate))
                sharedKeys[family] = keysOfTemplate.isEmpty ? Self.keys(of: members) : keysOfTemplate
                if !keysOfTemplate.isEmpty {
                    withTemplate.insert(family)
                    otherKeys[family] = Set(keysOfTemplate.map(MessageKey.init))
                }
            }
            tags[family] = Set(all.map(\.tag))
            guard let (locale, basis) = Self.source(all, members, rules) else { continue }
            (locales[family], bases[family]) = (locale, basis)
            if all.count < 2 { continue }
            if members.contains(where: { $0.locales.contains(locale) }) { withSource.insert(family) }
            var own: [MessageKey: [Translation]] = [:]
            let files = members.filter { !$0.isTemplate }
            for file in files.filter({ !$0.isForSomeDevices }) + files.filter(\.isForSomeDevices) {
                let known = file.isForSomeDevices ? Set(own.keys) : []
                for translation in file.translations
                where translation.locale == locale && translation.state != .obsolete
                    && !known.contains(MessageKey(translation))
                {
                    if translation.text.isEmpty {
                        otherKeys[family, default: []].insert(MessageKey(translation))
                    } else {
                        own[MessageKey(translation), default: []].append(translation)
                    }
                }
            }
            texts[family] = own
        }
    }

    /// The language that others of a family are translated from; nil if it has none.
    func locale(of family: String) -> TranslationLocale? { locales[family] }

    /// How the language that others of a family are translated from is known; nil if it has none.
    func basis(of family: String) -> SourceBasis? { bases[family] }

    /// How many languages the files of a family have.
    func languageCount(of family: String) -> Int { tags[family]?.count ?? 0 }

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

    /// Whether the keys of a family are those of all its languages, or of its template.
    func hasSharedKeys(_ family: String) -> Bool { sharedKeys[family] != nil }

    /// Whether a family has a list of what is translated.
    func hasTemplate(_ family: String) -> Bool { withTemplate.contains(family) }

    /// Whether translations of a family may have no other keys than its source or its template.
    func hasKeys(of family: String) -> Bool {
        hasTemplate(family) || !hasSharedKeys(family) && withSource.contains(family)
    }

    /// Whether the source or the template of a family has a key.
    func isKey(_ key: MessageKey, of family: String) -> Bool {
        if otherKeys[family]?.contains(key) ?? false { return true }
        return !hasTemplate(family) && texts[family]?[key] != nil
    }

    /// The texts of files that are translated, by key and context, each once.
    static func keys(of files: [CheckedFile]) -> [Translation] {
        var seen: Set<MessageKey> = []
        return files.flatMap(\.translations).filter { translation in
            translation.isTranslatable && translation.state != .obsolete
                && seen.insert(MessageKey(translation)).inserted
        }
    }

    /// The language that the rules name; one without a name (Android's `values`, a bundle's first file) or Apple's `Base`;
    /// otherwise the source language of the rules or the file; otherwise English.
    private static func source(
        _ locales: Set<TranslationLocale>,
        _ files: [CheckedFile],
        _ rules: CheckRules
    ) -> (TranslationLocale, SourceBasis)? {
        let sorted = locales.sorted { $0.name < $1.name }
        let language = (rules.sourceLanguage ?? files.lazy.compactMap(\.sourceLocale).first?.tag ?? "en").lowercased()
        let named =
            files.first { rules.isSource(path: $0.path) }?.locales.min { $0.name < $1.name }
            ?? sorted.first(where: rules.isSource)
        if let named { return (named, .stated) }
        if let unnamed = sorted.first(where: { $0.name.isEmpty || $0.name == "Base" }) {
            return (unnamed, files.lazy.compactMap(\.sourceBasis).first ?? .stated)
        }
        if let same = sorted.first(where: { $0.tag.lowercased() == language }) { return (same, .stated) }
        let regional = sorted.filter { $0.tag.lowercased().prefix { $0 != "-" } == language.prefix { $0 != "-" } }
        let counts = regional.map { locale in files.reduce(0) { $0 + $1.translations.count { $0.locale == locale } } }
        // Of several, that with the most texts
        return zip(regional, counts).first { $1 == counts.max() }.map { ($0.0, .regional) }
    }
}
