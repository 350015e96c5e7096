/// The common part of the paths of files that are translations of one another.
package enum FamilyPath {
    /// A path without its language: `*.lproj/A.strings` for `de.lproj/A.strings`, `app.arb` for `app_de.arb`, `locales/*/a.ftl`
    /// for `locales/de/a.ftl`. Where one file has all languages, or none is in the path, the path itself.
    ///
    /// - Parameter locale: The language as the path spells it; empty if it names none.
    package static func of(_ path: String, format: TranslationFormat, locale: String) -> String {
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

    /// The families that a path would be in if one of its nearest four folders, or the whole name of its file, were a language.
    package static func shapes(of path: String) -> [String] {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        return parts.indices.suffix(5).reversed().compactMap { index in
            let name = parts[index]
            if name.isEmpty || name == "." || name == ".." { return nil }
            var shape = parts
            let ending = index == parts.count - 1 ? name.suffix(from: name.lastIndex(of: ".") ?? name.endIndex) : ""
            shape[index] = "*" + ending
            return shape.joined(separator: "/")
        }
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
}
