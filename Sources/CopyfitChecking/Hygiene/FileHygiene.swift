import CopyfitTranslations

/// What is wrong with the keys of a file.
struct FileHygiene {
    let context: CheckContext
    let sources: SourceTexts
    let file: CheckedFile

    /// Fewer texts without a translation are listed one by one.
    private static let fewest = 10

    private struct Identity: Hashable {
        let key: String
        let context: String?
        let locale: TranslationLocale
        let variant: [VariantChoice]
    }

    /// A message in a language.
    private struct Message: Hashable {
        let key: String
        let context: String?
        let locale: TranslationLocale
        let selector: String
    }

    /// Keys that are there twice, texts that are not translated, and keys of the source that are not there;
    /// branches that are chosen by an argument which the source does not have; a file that is not UTF-8.
    var findings: [Finding] { duplicates + untranslated + missing + selectors + encoding }

    private var translations: [Translation] { file.translations.filter { context.looksAt($0, in: file) } }

    private var duplicates: [Finding] {
        var seen: [Identity: TextPosition] = [:]
        return translations.compactMap { translation in
            let identity = Identity(
                key: translation.key,
                context: translation.context,
                locale: translation.locale,
                variant: translation.variant
            )
            guard let first = seen[identity] else {
                seen[identity] = translation.position
                return nil
            }
            if first == translation.position { return nil }
            return context.finding(.duplicateKey, translation, file) {
                "The key is in the file already, in line \(first.line)."
            }
        }
    }

    private var untranslated: [Finding] {
        // Without a language it is a template; in the source's language the key is the text.
        let untranslated = translations.filter {
            hasNoText($0) && $0.isTranslatable && !$0.locale.name.isEmpty
                && !sources.isSource($0, in: file)
        }
        return Dictionary(grouping: untranslated, by: \.locale).flatMap { locale, texts -> [Finding] in
            if texts.count < Self.fewest {
                return texts.compactMap { text in
                    context.finding(.untranslated, text, file) { "There is no text." }
                }
            }
            let all = translations.count { $0.locale == locale }
            var finding = context.finding(.untranslated, texts[0], file) {
                "\(texts.count) of \(all) texts are not translated; this is the first."
            }
            finding?.count = texts.count
            return [finding].compactMap(\.self)
        }
    }

    /// Whether a text is not there, or empty where its source is not, as Fluent's `{ "" }`.
    private func hasNoText(_ translation: Translation) -> Bool {
        if translation.state == .untranslated { return true }
        return translation.text.isEmpty && translation.variant.isEmpty
            && !sources.sources(of: translation, in: file).isEmpty
    }

    /// Keys that only the source has, in files of one language and in string catalogues. All in one finding, because a
    /// language that is out of date lacks many.
    private var missing: [Finding] {
        let byLocale = Dictionary(grouping: file.translations, by: \.locale)
        guard byLocale.count == 1 || file.format == .stringCatalog else { return [] }
        return byLocale.keys.compactMap { locale in
            if sources.hasParent(locale, in: file) { return nil }
            return missing(locale, known: Set((byLocale[locale] ?? []).map { [$0.key, $0.context ?? ""] }))
        }
    }

    private func missing(_ locale: TranslationLocale, known: Set<[String]>) -> Finding? {
        let missing = sources.sourceKeys(of: file.family).filter { source in
            source.locale != locale && context.looksAt(source, in: locale)
                && !known.contains([source.key, source.context ?? ""])
                && file.onlyKeys?.contains(MessageKey(source)) ?? true
        }
        .map(\.key).sorted()
        guard let example = missing.first else { return nil }
        let place = Translation(
            key: missing.count == 1 ? example : "",
            locale: locale,
            text: "",
            position: TextPosition(line: 1, column: 1)
        )
        let owner = sources.hasSharedKeys(file.family) ? "other languages" : "the source"
        var finding = context.finding(.untranslated, place, file) {
            missing.count == 1
                ? "The key “\(example)” of \(owner) is missing."
                : "\(missing.count) keys of \(owner) are missing, the first is “\(example)”."
        }
        finding?.count = missing.count
        return finding
    }
}

extension FileHygiene {
    private var encoding: [Finding] {
        guard let position = file.legacyByte, file.onlyKeys == nil else { return [] }
        let locale = file.translations.first?.locale ?? .unknown
        let place = Translation(key: "", locale: locale, text: "", position: position)
        let finding = context.finding(.legacyEncoding, place, file) {
            "This byte is not UTF-8, so the whole file is read as ISO 8859-1, as Java does."
        }
        return [finding].compactMap(\.self)
    }

    /// Each selector once for a message, at the first of its branches.
    private var selectors: [Finding] {
        var seen: Set<Message> = []
        return translations.filter { !$0.variant.isEmpty && !$0.isMisread }.flatMap { translation -> [Finding] in
            let origins = sources.isSource(translation, in: file) ? [] : sources.sources(of: translation, in: file)
            if origins.contains(where: \.isMisread) { return [] }
            let selectors = MessageSelectors(translation, file.format, sources: origins)
            return selectors.unknown.compactMap { name in
                let message = Message(
                    key: translation.key,
                    context: translation.context,
                    locale: translation.locale,
                    selector: name
                )
                guard seen.insert(message).inserted else { return nil }
                let known = selectors.ofSource.map { "“\($0)”" }.joined(separator: ", ")
                let instead = known.isEmpty ? "which has no branches" : "which has \(known)"
                return context.finding(.placeholderExtra, translation, file) {
                    "“\(name)” chooses between branches and is not in the source, \(instead)."
                }
            }
        }
    }
}

extension CheckContext {
    /// Whether the key of a source text is looked at in another language.
    fileprivate func looksAt(_ source: Translation, in locale: TranslationLocale) -> Bool {
        rules.selection.includes(key: source.key)
            && rules.selection.includes(locale: locale.name, tag: locale.tag)
    }
}
