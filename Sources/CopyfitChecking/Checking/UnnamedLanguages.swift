import CopyfitTranslations

/// The language of texts whose file and path name none: Android's `values`, `Base.lproj`, a bundle's first file.
struct UnnamedLanguages {
    private let named: TranslationLocale?
    private let usual: TranslationLocale
    /// The tags of the families of files.
    private var tags: [String: Set<String>] = [:]

    /// - Parameter sourceLanguage: The source language of the rules; nil takes what files say, otherwise English.
    init(_ files: [CheckedFile], sourceLanguage: String?) {
        named = sourceLanguage.map { TranslationLocale($0) }
        usual = named ?? files.lazy.compactMap(\.sourceLocale).first ?? TranslationLocale("en")
        for file in files { tags[file.family, default: []].formUnion(file.translations.lazy.map(\.locale.tag)) }
    }

    /// Gives texts of a file the source language. Where other files have it already, and the rules do not name it, the
    /// texts are in a language that is not known. An entry with a source of its own is a translation.
    func name(_ file: inout CheckedFile) {
        guard usual.tag != "und", named != nil || tags[file.family]?.contains(usual.tag) != true else { return }
        guard file.translations.contains(where: \.isUnnamed) else { return }
        file.changeTexts { text in
            if text.isUnnamed { text.locale = TranslationLocale(text.locale.name, tag: usual.tag) }
        }
    }
}

extension Translation {
    fileprivate var isUnnamed: Bool {
        locale.tag == "und" && source == nil && (locale.name.isEmpty || locale.name == "Base")
    }
}
