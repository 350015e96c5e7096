import CopyfitAppleStrings

/// Which of the files that may have any content are translations: those that were not named on the command line.
extension TranslationFormat {
    /// Whether a file found in a folder is likely to be of this format: JSON and `.properties` need a language or a
    /// telling name in their path.
    func isLikely(path: String, locale: TranslationLocale?) -> Bool {
        guard self == .json || self == .properties else { return true }
        let parts = path.split(separator: "/").map(String.init)
        let folder = parts.dropLast().last?.lowercased() ?? ""
        if self == .json, Self.folders.contains(folder) { return true }
        guard let locale else {
            let stem = parts.last?.lowercased() ?? ""
            return self == .properties && Self.stems.contains { stem.contains($0) }
        }
        // "entity_id.json" is about an identifier: English words count as languages only where a dot, or nothing, comes
        // before
        let name = parts.last ?? ""
        return !Self.words.contains(locale.name)
            || !(name.contains("_\(locale.name).") || name.contains("-\(locale.name)."))
    }

    /// Folders whose JSON is translations.
    private static let folders: Set<String> = [
        "locale", "locales", "_locales", "i18n", "l10n", "lang", "langs", "language", "languages", "translations",
        "messages",
    ]

    /// What the names of bundles without a language have in them.
    private static let stems = ["message", "string", "bundle", "label", "translation", "i18n", "l10n", "text", "lang"]

    /// Languages that are English words, too, and often the last word of a file's name.
    private static let words: Set<String> = [
        "am", "an", "as", "be", "he", "id", "in", "is", "it", "my", "no", "or", "so", "to", "us", "do", "me", "he",
        "se",
    ]
}
