import CopyfitTranslations

/// The texts of a file, with the languages that the rules give to names, and without texts in no language.
struct NamedTexts {
    private(set) var translations: [Translation]
    private(set) var namesOfNoLanguage: Set<String> = []

    init(_ file: TranslationFile, _ names: LocaleNames) {
        translations = file.translations
        let locales = Set(translations.lazy.map(\.locale))
        let given = locales.count == 1 ? names.locale(ofPath: file.path) : nil
        var changed: [TranslationLocale: TranslationLocale] = [:]
        for locale in locales {
            let now = given ?? names.locale(locale.name)
            if let now { changed[locale] = now }
            if now?.isNoLanguage ?? locale.isNoLanguage { namesOfNoLanguage.insert(locale.name) }
        }
        if !changed.isEmpty {
            for index in translations.indices {
                if let now = changed[translations[index].locale] { translations[index].locale = now }
            }
        }
        if !namesOfNoLanguage.isEmpty { translations.removeAll { $0.locale.isNoLanguage } }
    }
}
