import CopyfitAppleStrings
import CopyfitLanguages

/// The keys of one file that have i18next's plurals.
struct I18NextPlurals {
    /// The keys before the suffix `_other`.
    private var keys: Set<String> = []
    /// The keys before the suffix `_plural` of version 3, whose singular has no suffix.
    private var oldKeys: Set<String> = []

    var isEmpty: Bool { keys.isEmpty && oldKeys.isEmpty }

    /// Remembers a key if it has the suffix that every plural has.
    mutating func note(_ key: String) {
        guard key.utf8.count > 6, key.utf8.last == UInt8(ascii: "r") || key.utf8.last == UInt8(ascii: "l") else {
            return
        }
        if key.hasSuffix("_other") { keys.insert(String(key.dropLast(6))) }
        if key.hasSuffix("_plural") { oldKeys.insert(String(key.dropLast(7))) }
    }

    /// Takes the suffix off a plural's key and makes it a choice.
    func apply(to translation: inout Translation) {
        let key = translation.key
        if oldKeys.contains(key) { return translation.variant.insert(.plural(.one, of: "count"), at: 0) }
        guard let line = key.utf8.lastIndex(of: UInt8(ascii: "_")) else { return }
        let base = String(key[..<line])
        let suffix = String(key[key.utf8.index(after: line)...])
        if suffix == "plural", oldKeys.contains(base) {
            translation.key = base
            translation.variant.insert(.plural(.other, of: "count"), at: 0)
        } else if let category = PluralCategory(rawValue: suffix), keys.contains(base) {
            let isOrdinal = base.hasSuffix("_ordinal")
            translation.key = isOrdinal ? String(base.dropLast(8)) : base
            translation.variant.insert(
                isOrdinal ? .ordinal(category, of: "count") : .plural(category, of: "count"),
                at: 0
            )
        }
    }
}
