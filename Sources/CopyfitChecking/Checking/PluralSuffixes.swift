import CopyfitLanguages
import CopyfitTranslations

/// i18next's keys with a plural's suffix (`item_one`) in files without the text for `other`, by which plurals are known. They
/// are plurals if another file of the family has that text.
struct PluralSuffixes {
    /// The keys of plurals, without their suffixes.
    private var plurals: [String: Set<String>] = [:]

    init(_ files: [CheckedFile]) {
        for file in files where file.format == .json {
            for text in file.translations where text.variant.contains(where: \.isOfPlural) {
                plurals[file.family, default: []].insert(text.key)
            }
        }
    }

    /// Files, with the choices of such plurals.
    func removed(from files: [CheckedFile]) -> [CheckedFile] {
        if plurals.isEmpty { return files }
        return files.map { file in
            guard let keys = plurals[file.family] else { return file }
            var file = file
            file.changeTexts { text in
                guard !text.variant.contains(where: \.isOfPlural), let (key, choice) = Self.plural(text.key),
                    keys.contains(key)
                else { return }
                text.key = key
                text.variant.insert(choice, at: 0)
            }
            return file
        }
    }

    /// The plural of a key with a suffix; nil if it has none.
    private static func plural(_ key: String) -> (key: String, choice: VariantChoice)? {
        guard let line = key.lastIndex(of: "_"),
            let category = PluralCategory(rawValue: String(key[key.index(after: line)...]))
        else { return nil }
        let base = String(key[..<line])
        if base.hasSuffix("_ordinal") { return (String(base.dropLast(8)), .ordinal(category, of: "count")) }
        return (base, .plural(category, of: "count"))
    }
}

extension VariantChoice {
    fileprivate var isOfPlural: Bool {
        switch self {
        case .plural, .ordinal: true
        case .number, .form, .device, .width, .select: false
        }
    }
}
