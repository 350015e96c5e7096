import CopyfitTranslations

/// Where pseudo-locales take their texts from, by the families of files. It is found from all texts, so that a check of a few
/// keys makes the same texts as one of all.
struct PseudoOrigins: Sendable {
    private struct Family {
        var locales: Set<TranslationLocale> = []
        /// The languages that have texts which the program shows.
        var shown: Set<TranslationLocale> = []
        var namesOtherSource = false
    }

    private var families: [String: Family] = [:]

    /// - Complexity: O(n) in the number of texts; nothing is looked at if no pseudo-locale is asked for.
    init(_ named: NamedTranslations, _ context: CheckContext) {
        if context.rules.pseudoLocales.isEmpty { return }
        for file in named.files {
            var family = families[file.family] ?? Family()
            for text in file.translations {
                if !file.isTemplate { family.locales.insert(text.locale) }
                if text.text.isEmpty { continue }
                if context.isShown(text) { family.shown.insert(text.locale) }
                if let source = text.source, !source.isEmpty, source != text.text { family.namesOtherSource = true }
            }
            families[file.family] = family
        }
    }

    /// Whether files of one language have the texts that others will be translated from: not if they name other ones.
    func areOriginal(in family: String) -> Bool {
        guard let family = families[family] else { return false }
        return family.locales.count < 2 && !family.namesOtherSource
    }

    /// Whether there are texts which the program shows.
    func hasTexts(in family: String) -> Bool { families[family]?.shown.isEmpty == false }

    /// Whether a language has texts which the program shows.
    func hasTexts(of locale: TranslationLocale, in family: String) -> Bool {
        families[family]?.shown.contains(locale) ?? false
    }
}
