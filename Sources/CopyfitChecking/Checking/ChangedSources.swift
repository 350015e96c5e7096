import CopyfitTranslations

/// What an entry is called in all languages of a family of files.
struct MessageKey: Hashable, Sendable {
    let key: String
    let context: String?

    init(_ translation: Translation) { (key, context) = (translation.key, translation.context) }
}

/// The texts that others are translated from and that are not as they were, by the families of their files.
struct ChangedSources {
    private(set) var keys: [String: Set<MessageKey>] = [:]

    /// - Parameters:
    ///   - files: Those that are looked at, and those that they are compared with.
    ///   - earlier: The bytes that a file had before; nil if it is new.
    init(_ files: [CheckedFile], sourceLanguage: String?, earlier: (_ path: String) -> [UInt8]?) {
        let sources = SourceTexts(files, sourceLanguage: sourceLanguage)
        for file in files where !file.isComparedOnly {
            // A file that has translations as well is looked at as a whole
            guard !file.translations.isEmpty, file.translations.allSatisfy({ sources.isSource($0, in: file) }) else {
                continue
            }
            let before = earlier(file.path).map { TranslationFile($0, path: file.path, format: file.format) }
            let (old, new) = (Self.texts(before?.translations ?? []), Self.texts(file.translations))
            let changed = new.keys.filter { new[$0] != old[$0] }
            if !changed.isEmpty { keys[file.family, default: []].formUnion(changed) }
        }
    }

    /// All variants of each text.
    private static func texts(_ translations: [Translation]) -> [MessageKey: [[String]]] {
        Dictionary(grouping: translations, by: MessageKey.init).mapValues { variants in
            variants.map { $0.variant.map(\.description) + [$0.text] }
        }
    }
}

extension CheckContext {
    /// Whether a text of a file is looked at.
    func looksAt(_ translation: Translation, in file: CheckedFile) -> Bool {
        looksAt(translation) && file.isMeant(MessageKey(translation))
    }

    /// Whether the program has the key of a text, which is one of those of a file that are meant.
    func isSelected(_ translation: Translation, in file: CheckedFile) -> Bool {
        isSelected(translation) && file.isMeant(MessageKey(translation))
    }
}

extension CheckedFile {
    /// Whether a key is looked at.
    func isMeant(_ key: MessageKey) -> Bool { onlyKeys?.contains(key) ?? true }
}
