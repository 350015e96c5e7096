import CopyfitTranslations

/// The language of texts whose file and path name none: Android's `values`, `Base.lproj`, a bundle's first file.
struct UnnamedLanguages {
    private let isNamed: Bool
    private let source: TranslationLocale
    /// The tags of the families of files.
    private var tags: [String: Set<String>] = [:]

    /// - Parameter sourceLanguage: The source language of the rules; nil is English.
    init(_ files: [CheckedFile], sourceLanguage: String?) {
        isNamed = sourceLanguage != nil
        source = TranslationLocale(sourceLanguage ?? "en")
        for file in files { tags[file.family, default: []].formUnion(file.locales.lazy.map(\.tag)) }
    }

    /// Files, with the source language for texts of none.
    func named(_ files: [CheckedFile]) -> [CheckedFile] {
        var files = files
        for index in files.indices { name(&files[index]) }
        return files
    }

    /// Gives texts of a file the source language. Where other files have it already, and the rules do not name it, the
    /// texts are in a language that is not known. An entry with a source of its own is a translation.
    private func name(_ file: inout CheckedFile) {
        guard source.tag != "und", isNamed || tags[file.family]?.contains(source.tag) != true else { return }
        guard file.locales.contains(where: \.isUnnamed), file.translations.contains(where: \.isUnnamed) else { return }
        file.changeTexts { text in
            if text.isUnnamed { text.locale = TranslationLocale(text.locale.name, tag: source.tag) }
        }
    }
}

extension Translation {
    fileprivate var isUnnamed: Bool {
        locale.isUnnamed && source == nil
    }
}

extension TranslationLocale {
    fileprivate var isUnnamed: Bool { tag == "und" && (name.isEmpty || name == "Base") }
}
