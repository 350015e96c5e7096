package import CopyfitAssets
import CopyfitChecking
import CopyfitLanguages
import CopyfitTranslations

extension TranslationTables: StringTable {
    package func string(for lookup: StringLookup, in language: String) -> [StringPiece]? {
        found(lookup, in: language)?.pieces
    }

    /// The text that is shown for a look-up in a language; nil if the files do not have the key.
    func found(_ lookup: StringLookup, in language: String) -> FoundText? {
        let parents = LanguageTag.withParents(language)
        for tag in parents + LanguageTag.withParents(sourceLanguage) {
            let entries = entries(for: lookup.key, table: lookup.table, in: tag)
            let best = VariantSelection(lookup, language: tag).best(of: entries.map(\.translation))
            guard let best else { continue }
            return FoundText(entry: entries[best], isTranslated: parents.contains(tag), values: lookup.values)
        }
        return nil
    }
}

/// What is shown for a look-up.
struct FoundText {
    let entry: TableEntry
    /// Whether it is in the language that was asked for, with or without its region.
    let isTranslated: Bool
    let values: [StringLookup.Value]

    /// The text with values in the places of its placeholders.
    var pieces: [StringPiece] { TranslatedText(entry.translation, values: values).pieces }
}
