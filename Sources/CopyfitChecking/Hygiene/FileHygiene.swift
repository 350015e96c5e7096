import CopyfitTranslations

/// What is wrong with the keys of a file.
struct FileHygiene {
    let context: CheckContext
    let sources: SourceTexts
    let references: ReferencedTexts
    let sisters: SisterFiles
    let file: CheckedFile
    /// The texts that are looked at.
    private let translations: [Translation]

    init(_ context: CheckContext, _ compared: ComparedTranslations, _ file: CheckedFile) {
        (self.context, self.file) = (context, file)
        (sources, references, sisters) = (compared.sources, compared.references, compared.sisters)
        let isWhole = file.translations.allSatisfy { context.looksAt($0, in: file) }
        translations = isWhole ? file.translations : file.translations.filter { context.looksAt($0, in: file) }
    }

    private struct Identity: Hashable {
        let key: MessageKey
        let locale: TranslationLocale
        let variant: [VariantChoice]

        init(_ text: Translation) { (key, locale, variant) = (MessageKey(text), text.locale, text.variant) }
    }

    /// A message in a language.
    private struct Message: Hashable {
        let key: MessageKey
        let locale: TranslationLocale
        let selector: String
    }

    /// What is wrong with keys, branches and references, and with the file's encoding.
    var findings: [Finding] {
        let keys = MissingKeys(self).findings + MissingFiles(self).findings + ExtraKeys(self).findings
        let branches = PluralFindings(context, file).findings + SelectFindings(context, sources, file).findings
        return duplicates + UnfinishedTexts(self).findings + keys + branches + selectors + missingReferences + encoding
    }

    /// Only texts whose hashes are not alone are compared: a file may have millions.
    private var duplicates: [Finding] {
        var (hashes, repeated): (Set<Int>, Set<Int>) = ([], [])
        for text in translations {
            let hash = Identity(text).hashValue
            if !hashes.insert(hash).inserted { repeated.insert(hash) }
        }
        if repeated.isEmpty { return [] }
        var seen: [Identity: TextPosition] = [:]
        return translations.compactMap { translation in
            let identity = Identity(translation)
            guard repeated.contains(identity.hashValue) else { return nil }
            guard let first = seen[identity] else {
                seen[identity] = translation.position
                return nil
            }
            if first == translation.position { return nil }
            return context.finding(.duplicateKey, translation, file) {
                "The key is already in line \(first.line) of the file."
            }
        }
    }
}

extension FileHygiene {
    /// References to texts that no file of the language has, each once for a key.
    private var missingReferences: [Finding] {
        guard file.format == .fluent else { return [] }
        var seen: Set<[String]> = []
        return translations.flatMap { translation in
            translation.placeholders.compactMap { placeholder -> Finding? in
                guard placeholder.kind == .reference, let name = placeholder.name,
                    !references.has(name, in: translation.locale.tag),
                    seen.insert([translation.key, translation.locale.name, name]).inserted
                else { return nil }
                let what = name.hasPrefix("-") ? "term" : "message"
                return context.finding(.missingReference, translation, file) {
                    "No file of this language has the \(what) “\(name)”."
                }
            }
        }
    }

    private var encoding: [Finding] {
        guard let position = file.legacyByte, file.onlyKeys == nil else { return [] }
        let locale = (file.locales.count == 1 ? file.locales.first : file.translations.first?.locale) ?? .unknown
        let text = Translation(key: "", locale: locale, text: "", position: position)
        let finding = context.finding(.legacyEncoding, text, file) {
            "This byte is not UTF-8, so the whole file is read as ISO 8859-1, as Java does."
        }
        return [finding].compactMap(\.self)
    }

    /// Each selector once for a message, at the first of its branches.
    private var selectors: [Finding] {
        var seen: Set<Message> = []
        let branches = translations.filter { !$0.variant.isEmpty && !$0.isMisread && !$0.isTerm(file.format) }
        return branches.flatMap { translation -> [Finding] in
            let origins = sources.isSource(translation, in: file) ? [] : sources.sources(of: translation, in: file)
            if origins.contains(where: \.isMisread) { return [] }
            let selectors = MessageSelectors(translation, file.format, sources: origins)
            return selectors.unknown.compactMap { name in
                let message = Message(
                    key: MessageKey(translation),
                    locale: translation.locale,
                    selector: name
                )
                guard seen.insert(message).inserted else { return nil }
                let known = selectors.ofSource.map { "“\($0)”" }.joined(separator: ", ")
                let instead = known.isEmpty ? "which has no branches" : "which has \(known)"
                return context.finding(.placeholderExtra, translation, file) {
                    "“\(name)” selects branches but is not in the source, \(instead)."
                }
            }
        }
    }
}
