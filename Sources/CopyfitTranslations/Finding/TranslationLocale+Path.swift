public import CopyfitAppleStrings
import CopyfitLanguages

extension TranslationLocale {
    /// The language that a path names, in the way of its format: `de.lproj`, `values-zh-rTW`, `app_de.arb`, `de.po`,
    /// `locales/de/common.json`, `messages_de.properties`, `Strings.de.resx`; nil if it names none.
    ///
    /// The file's name counts before its folders, and of these the nearest four count.
    public init?(path: String, format: TranslationFormat) {
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
            guard let name = Self.language(in: stem, format) ?? folders.suffix(4).last(where: LanguageTag.isLikely)
            else {
                return nil
            }
            self.init(name)
        }
    }

    /// A file's name without what comes after its last dot.
    private static func stem(_ name: String) -> String {
        name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    }

    /// The language that a file's name is, begins with before a dot, or ends with after a dot, underscore or hyphen:
    /// the longest.
    private static func language(in stem: String, _ format: TranslationFormat) -> String? {
        if LanguageTag.isLikely(stem) { return stem }
        for index in stem.indices.prefix(200) where stem[index] == "." || stem[index] == "_" || stem[index] == "-" {
            let suffix = String(stem[stem.index(after: index)...])
            // English words that are also languages, and stay words at the end of most names
            if suffix == "in", format != .properties { continue }
            if LanguageTag.isLikely(suffix) { return suffix }
        }
        guard let dot = stem.firstIndex(of: ".") else { return nil }
        let prefix = String(stem[..<dot])
        return LanguageTag.isLikely(prefix) ? prefix : nil
    }
}
