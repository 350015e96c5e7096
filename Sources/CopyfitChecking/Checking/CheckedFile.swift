package import CopyfitTranslations

/// A translation file with what tells which other files belong to it.
package struct CheckedFile: Sendable {
    package let path: String
    let format: TranslationFormat
    package let sourceLocale: TranslationLocale?
    package internal(set) var translations: [Translation]
    /// The languages that it has texts in, also where only texts of some keys are kept.
    private(set) var locales: Set<TranslationLocale>
    let problems: [ReadingProblem]
    /// The first byte that is not UTF-8; nil if all are.
    let legacyByte: TextPosition?
    /// The path without its language: equal for files that are translations of one another.
    private(set) var family: String
    /// The name without folder, extension and language.
    package private(set) var table: String
    /// Whether it is gettext's list of what is translated (`.pot`).
    let isTemplate: Bool
    /// The texts in place of which the program shows a shorter one where there is less room.
    private(set) var widerTexts: Set<Int>
    /// The numbers that have branches of their own.
    private(set) var ownBranches: OwnBranches
    /// Whether its texts are shown instead of others on some devices only: Android's `values-land`.
    var isForSomeDevices: Bool {
        format == .android && !path.split(separator: "/").dropLast().suffix(1).contains("values")
    }
    /// The language of a file without texts, if its path names it; nil if it has texts, or could not be read.
    let emptyLocale: TranslationLocale?
    /// The names of test languages and others that are left out, whose texts it had.
    let namesOfNoLanguage: Set<String>
    /// Whether it is left out unless it is a source.
    var isCandidate = false
    /// How it is known to be the source of its family; nil if that is not known of the file itself.
    private(set) var sourceBasis: SourceBasis?
    /// Whether it is only read because others are compared with it.
    var isComparedOnly = false
    /// The texts that are looked at, because only their sources changed; nil: all.
    var onlyKeys: Set<MessageKey>?
    /// What its texts were made for; nil if they are the file's own.
    private(set) var pseudo: PseudoLocale?

    /// - Parameters:
    ///   - names: What names of languages, files and folders mean.
    ///   - own: The program's own placeholders.
    init(_ file: TranslationFile, _ names: LocaleNames = LocaleNames(), _ own: OwnPlaceholders = OwnPlaceholders([])) {
        path = file.path
        format = file.format
        sourceLocale = file.sourceLocale
        problems = file.problems
        legacyByte = file.legacyByte
        let named = TranslationLocale(path: file.path, format: file.format, names: names)
            .flatMap { $0.tag == "und" ? nil : $0 }
        var texts = NamedTexts(file, names)
        texts.add(own)
        (translations, namesOfNoLanguage) = (texts.translations, texts.namesOfNoLanguage)
        locales = Set(translations.lazy.map(\.locale))
        emptyLocale = file.translations.isEmpty && file.problems.isEmpty ? named : nil
        // What a file says of its language may be spelled otherwise in its path
        let spellings = [translations.first?.locale ?? emptyLocale, locales.count == 1 ? named : nil]
        isTemplate = file.format == .gettext && file.path.lowercased().hasSuffix(".pot")
        family =
            spellings.map { FamilyPath.of(file.path, format: file.format, locale: $0?.name ?? "") }
            .first { $0 != file.path } ?? file.path
        table = Self.table(of: family)
        widerTexts = Self.widerTexts(of: translations)
        ownBranches = OwnBranches(translations)
    }

    /// The file with texts that were made from those that it has.
    func made(_ translations: [Translation], for pseudo: PseudoLocale) -> CheckedFile {
        var made = self
        (made.translations, made.pseudo) = (translations, pseudo)
        made.locales = Set(translations.lazy.map(\.locale))
        made.widerTexts = Self.widerTexts(of: translations)
        made.ownBranches = OwnBranches(translations)
        return made
    }

    /// Makes it one of the files of a family.
    mutating func join(_ family: String) {
        self.family = family
        table = Self.table(of: family)
    }

    /// Makes it the source of a family.
    mutating func becomeSource(of family: String, _ basis: SourceBasis) {
        join(family)
        (sourceBasis, isCandidate) = (basis, false)
    }

    /// Whether its path or its texts name a language.
    var namesLanguage: Bool { locales.contains { $0.tag != "und" } || emptyLocale != nil }

    /// Whether all its texts were in no language, or are left out.
    var isInNoLanguage: Bool { translations.isEmpty && !namesOfNoLanguage.isEmpty }

    /// Changes all texts.
    mutating func changeTexts(_ change: (inout Translation) -> Void) {
        for index in translations.indices { change(&translations[index]) }
        locales = Set(translations.lazy.map(\.locale))
        ownBranches = OwnBranches(translations)
    }

    /// The file without the texts of keys that are not meant.
    func keepingKeys(of selection: TextSelection) -> CheckedFile {
        if selection.keys.isEmpty, selection.exceptKeys.isEmpty { return self }
        var kept = self
        kept.translations.removeAll { !selection.includes(key: $0.key) }
        kept.widerTexts = Self.widerTexts(of: kept.translations)
        return kept
    }

    private struct LanguageKey: Hashable {
        let message: MessageKey
        let locale: TranslationLocale
    }

    /// All variants by width of a text except the shortest.
    private static func widerTexts(of translations: [Translation]) -> Set<Int> {
        let byWidth = translations.indices.filter { index in
            translations[index].variant.contains { if case .width = $0 { true } else { false } }
        }
        let texts = Dictionary(grouping: byWidth) { index in
            LanguageKey(message: MessageKey(translations[index]), locale: translations[index].locale)
        }
        return texts.values.reduce(into: []) { wider, indices in
            let shortest = indices.min { translations[$0].text.utf8.count < translations[$1].text.utf8.count }
            wider.formUnion(indices.filter { $0 != shortest })
        }
    }

    private static func table(of family: String) -> String {
        let parts = family.split(separator: "/")
        let name = parts.last ?? ""
        let stem = name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex)
        return stem == "*" ? parts.dropLast().last { $0 != "*" }.map(String.init) ?? "" : String(stem)
    }
}

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

    /// Adds placeholders to the texts.
    mutating func add(_ placeholders: OwnPlaceholders) {
        // A change of any would copy them all
        if placeholders.isEmpty { return }
        for index in translations.indices { placeholders.add(to: &translations[index]) }
    }
}
