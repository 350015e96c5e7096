import CopyfitAssets
import Copyfit
import CopyfitTranslations

/// Where the characters of a text come from.
struct TextOrigins {
    /// Keys that no file has, in any language. A key without letters of its own (`%lld`) need not be in a file.
    private(set) var missing: [StringLookup] = []
    /// What is shown in the source language, because the text's has none.
    private(set) var untranslated: [FoundText] = []
    /// The first text of a file.
    private(set) var first: TableEntry?

    /// - Parameter number: The value of all whole numbers; nil if these are as the text has them.
    init(_ text: LaidOutText, _ language: String, _ tables: TranslationTables, number: Int? = nil) {
        for lookup in text.lookups.map({ $0.with(number) }) {
            if let found = tables.found(lookup, in: language) {
                if first == nil { first = found.entry }
                if !found.isTranslated { untranslated.append(found) }
            } else if lookup.hasLetters, !tables.has(lookup.key, table: lookup.table) {
                missing.append(lookup)
            }
        }
    }
}

extension StringLookup {
    /// Whether the key has letters apart from its placeholders.
    fileprivate var hasLetters: Bool {
        key.replacing(#/%[-+ 0-9.#'$]*[hlqLzjt]*[A-Za-z@]/#, with: "").contains(where: \.isLetter)
    }
}
