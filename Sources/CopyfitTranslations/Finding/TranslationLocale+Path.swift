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
            guard let folder = folders.last(where: { $0.hasSuffix(".lproj") }) else { return nil }
            self.init(String(folder.dropLast(6)))
        case .android:
            guard let name = folders.last.flatMap(Self.qualifier) else { return nil }
            self.init(name)
        default:
            let stem = parts.last.map(Self.stem) ?? ""
            guard let name = Self.language(in: stem, format) ?? folders.suffix(4).last(where: LocaleNames.isLanguage)
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
        if LocaleNames.isLanguage(stem) { return stem }
        for index in stem.indices.prefix(200) where stem[index] == "." || stem[index] == "_" || stem[index] == "-" {
            let suffix = String(stem[stem.index(after: index)...])
            // English words that are also languages, and stay words at the end of most names
            if suffix == "in", format != .properties { continue }
            if LocaleNames.isLanguage(suffix) { return suffix }
        }
        guard let dot = stem.firstIndex(of: ".") else { return nil }
        let prefix = String(stem[..<dot])
        return LocaleNames.isLanguage(prefix) ? prefix : nil
    }

    /// The language among the qualifiers of an Android folder: `zh-rTW` of `values-mcc310-zh-rTW-night`.
    private static func qualifier(_ folder: String) -> String? {
        guard folder.hasPrefix("values-") else { return nil }
        let qualifiers = folder.dropFirst(7).split(separator: "-").map(String.init)
        for (index, name) in qualifiers.enumerated() where !name.hasPrefix("mcc") && !name.hasPrefix("mnc") {
            if name.hasPrefix("b+") { return name }
            guard (2...3).contains(name.utf8.count), LocaleNames.isLanguage(name) else { return nil }
            let region = index + 1 < qualifiers.count ? qualifiers[index + 1] : ""
            return region.hasPrefix("r") && (3...4).contains(region.utf8.count) ? "\(name)-\(region)" : name
        }
        return nil
    }
}
