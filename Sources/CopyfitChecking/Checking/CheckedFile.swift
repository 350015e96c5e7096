import CopyfitTranslations

/// A translation file with what tells which other files belong to it.
struct CheckedFile: Sendable {
    let path: String
    let format: TranslationFormat
    let sourceLocale: TranslationLocale?
    let translations: [Translation]
    let problems: [ReadingProblem]
    /// The path without its language: equal for files that are translations of one another.
    let family: String
    /// The name without folder, extension and language.
    let table: String

    init(_ file: TranslationFile) {
        path = file.path
        format = file.format
        sourceLocale = file.sourceLocale
        translations = file.translations
        problems = file.problems
        let name = file.translations.first?.locale.name ?? ""
        family = Self.family(of: file.path, format: file.format, locale: name)
        table = Self.table(of: family)
    }

    /// Where one file has all languages, or none has any, the path itself.
    private static func family(of path: String, format: TranslationFormat, locale: String) -> String {
        var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        switch format {
        case .stringCatalog: return path
        case .android, .appleStrings, .stringsDictionary:
            guard parts.count > 1 else { return path }
            let folder = parts[parts.count - 2]
            if folder.hasSuffix(".lproj") { parts[parts.count - 2] = "*.lproj" }
            if folder.hasPrefix("values-") { parts[parts.count - 2] = "values" }
        default:
            guard let name = parts.last, !locale.isEmpty else { return path }
            if let short = removing(locale, from: name) {
                parts[parts.count - 1] = short
            } else if let index = parts.lastIndex(of: locale) {
                parts[index] = "*"
            }
        }
        return parts.joined(separator: "/")
    }

    /// A file's name without its language and the sign before it; nil if the language is not in the name.
    private static func removing(_ locale: String, from name: String) -> String? {
        let stem = name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex)
        let rest = name[stem.endIndex...]
        if stem == locale { return "*" + rest }
        if stem.hasPrefix(locale + ".") { return String(stem.dropFirst(locale.count + 1)) + rest }
        for sign in ["_", "-", "."] where stem.hasSuffix(sign + locale) {
            return String(stem.dropLast(locale.count + 1)) + rest
        }
        return nil
    }

    private static func table(of family: String) -> String {
        let parts = family.split(separator: "/")
        let name = parts.last ?? ""
        let stem = name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex)
        return stem == "*" ? parts.dropLast().last { $0 != "*" }.map(String.init) ?? "" : String(stem)
    }
}
