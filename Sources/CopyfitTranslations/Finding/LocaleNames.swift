package import CopyfitAppleStrings
import CopyfitLanguages

/// What names of languages, files and folders mean where a project says it.
package struct LocaleNames: Hashable, Sendable {
    private let tags: [String: String]

    /// The tag of what is left out: BCP 47's for no language.
    package static let ignoredTag = "zxx"

    /// - Parameter tags: BCP 47 tags by the names of languages as files spell them, of files with or without extension, of
    ///   folders, or of paths that end in one of these.
    package init(_ tags: [String: String] = [:]) { self.tags = tags }

    /// The language that a name means; nil if it has no given meaning.
    package func locale(_ name: String) -> TranslationLocale? {
        tags.isEmpty ? nil : tags[name].map { TranslationLocale(name, tag: $0) }
    }

    /// The language of a path, by the name of its file or else of the nearest folder; nil if none of them has a given meaning, or
    /// one that is a language by itself comes first: `src/locales/de.json` is German, whatever `src` means.
    package func locale(ofPath path: String) -> TranslationLocale? {
        if tags.isEmpty { return nil }
        let parts = path.split(separator: "/").map(String.init)
        for end in parts.indices.reversed() {
            let name = PathName(parts[end], isFile: end == parts.count - 1)
            let folders = parts[..<end].joined(separator: "/")
            let found = name.spellings.lazy.compactMap { tag(of: $0, in: folders) }.first
            if let tag = found { return TranslationLocale(name.withoutFormat, tag: tag) }
            if LanguageTag.isLikely(name.withoutFormat) { return nil }
        }
        return nil
    }

    /// The tag of the longest path that ends here, or else of the name.
    private func tag(of name: String, in folders: String) -> String? {
        let path = "/\(folders)/\(name)"
        let named = tags.filter { $0.key.contains("/") && path.hasSuffix("/" + $0.key) }
        return named.max { $0.key.count < $1.key.count }?.value ?? tags[name]
    }
}

/// A part of a path, which may be spelled without what its format adds to a language.
package struct PathName {
    /// The part as it is, and without extension, `.lproj` or `values-`.
    package let spellings: [String]

    /// The shortest spelling.
    var withoutFormat: String { spellings[spellings.count - 1] }

    package init(_ part: String, isFile: Bool) {
        let short =
            if isFile { part.lastIndex(of: ".").map { String(part[..<$0]) } ?? part } else if part.hasSuffix(".lproj") {
                String(part.dropLast(6))
            } else if part.hasPrefix("values-") { String(part.dropFirst(7)) } else { part }
        spellings = short == part ? [part] : [part, short]
    }
}
