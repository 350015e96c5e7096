public import CopyfitAppleStrings
import CopyfitLanguages

extension TranslationLocale {
    /// The language that a path names, in the way of its format: `de.lproj`, `values-zh-rTW`, `app_de.arb`, `de.po`,
    /// `locales/de/common.json`, `messages_de.properties`, `Strings.de.resx`; nil if it names none.
    ///
    /// The file's name counts before its folders, and of these the nearest four count.
    public init?(path: String, format: TranslationFormat) {
        self.init(path: path, format: format, names: LocaleNames())
    }

    /// The language that a path names; meanings given to its names come first.
    package init?(path: String, format: TranslationFormat, names: LocaleNames) {
        if format != .stringCatalog, let named = names.locale(ofPath: path) {
            self = named
            return
        }
        let parts = path.split(separator: "/").map(String.init)
        let folders = parts.dropLast()
        switch format {
        case .stringCatalog: return nil
        case .appleStrings, .stringsDictionary:
            self.init(localizedFolderOf: path)
        case .android:
            guard let folder = folders.last, let named = AndroidFolder(folder) else { return nil }
            self.init(named.name, tag: named.language.description)
        default:
            let stem = parts.last.map(Self.stem) ?? ""
            let inName = Self.language(in: stem, format) { names.locale($0) != nil || LanguageTag.isLikely($0) }
            guard let name = inName ?? folders.suffix(4).last(where: LanguageTag.isLikely) else { return nil }
            self.init(name, tag: names.locale(name)?.tag)
        }
    }

    /// A file's name without what comes after its last dot.
    private static func stem(_ name: String) -> String {
        name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    }

    /// The language that a file's name is, begins with before a dot, or ends with after a dot, underscore or hyphen:
    /// the longest.
    private static func language(in stem: String, _ format: TranslationFormat, isLanguage: (String) -> Bool) -> String?
    {
        if isLanguage(stem) { return stem }
        for index in stem.indices.prefix(200) where stem[index] == "." || stem[index] == "_" || stem[index] == "-" {
            let suffix = String(stem[stem.index(after: index)...])
            // English words that are also languages, and stay words at the end of most names
            if suffix == "in", format != .properties { continue }
            if isLanguage(suffix) { return suffix }
        }
        guard let dot = stem.firstIndex(of: ".") else { return nil }
        let prefix = String(stem[..<dot])
        return isLanguage(prefix) ? prefix : nil
    }
}

extension TranslationLocale {
    /// Whether the name is no language's that anybody reads, such as a test language or notes for translators, or is to be
    /// left out.
    package var isNoLanguage: Bool { LanguageTag(tag)?.isNoLanguage ?? false }
}
