import CopyfitTranslations

/// What families of files have to do with one another: those in one folder for each language (`*.lproj/A.strings` and
/// `*.lproj/B.strings`) have the same languages, and in some formats a key may be in either.
struct SisterFiles: Sendable {
    /// Families of one format whose paths begin in the same way.
    private struct Group: Hashable {
        let path: Substring
        let format: TranslationFormat
    }

    /// The tags of the languages of each family.
    private var tags: [String: Set<String>] = [:]
    /// The languages of families in one folder for each language.
    private var locales: [Group: Set<TranslationLocale>] = [:]
    /// The keys of languages, where several families are read as one.
    private var keys: [Group: [String: Set<MessageKey>]] = [:]
    /// The file of each family at which findings about the family are reported.
    private var representatives: [String: String] = [:]

    /// - Complexity: O(n) in the number of files, and of texts where several families are read as one.
    init(_ files: [CheckedFile], _ sources: SourceTexts) {
        var families: [Group: Set<String>] = [:]
        for file in files {
            let own = file.locales.union([file.emptyLocale].compactMap(\.self)).filter { $0.tag != "und" }
            tags[file.family, default: []].formUnion(own.map(\.tag))
            if let folder = Self.folder(of: file) { locales[folder, default: []].formUnion(own) }
            if let namespace = Self.namespace(of: file) { families[namespace, default: []].insert(file.family) }
            let source = sources.locale(of: file.family)
            let isSource = source.map { file.locales.contains($0) } ?? file.isTemplate
            if isSource || representatives[file.family] == nil { representatives[file.family] = file.path }
        }
        let shared = Set(families.filter { $0.value.count > 1 }.keys)
        for file in files {
            guard let namespace = Self.namespace(of: file), shared.contains(namespace) else { continue }
            for text in file.translations where text.state != .obsolete {
                keys[namespace, default: [:]][text.locale.tag, default: []].insert(MessageKey(text))
            }
        }
    }

    /// Whether one of the files of a family has a language.
    func hasLanguage(_ tag: String, _ family: String) -> Bool { tags[family]?.contains(tag) ?? false }

    /// Whether a language has a key in one of the files that are read as one with a file.
    func has(_ key: MessageKey, in language: String, beside file: CheckedFile) -> Bool {
        if keys.isEmpty { return false }
        return Self.namespace(of: file).flatMap { keys[$0]?[language] }?.contains(key) ?? false
    }

    /// The languages that other families in the folders of a file have, and its own family does not; none unless findings
    /// about the family are reported at this file.
    func languagesWithout(_ file: CheckedFile) -> [TranslationLocale] {
        guard representatives[file.family] == file.path, let folder = Self.folder(of: file) else { return [] }
        var known = tags[file.family] ?? []
        return (locales[folder] ?? []).sorted { $0.name < $1.name }.filter { locale in
            locale.parent.map { !known.contains($0) } ?? true && known.insert(locale.tag).inserted
        }
    }

    /// Where a file of a family would be in a language; nil if the family is in no folders of languages.
    static func path(of family: String, _ format: TranslationFormat, in locale: TranslationLocale) -> String? {
        var parts = family.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard let index = languageFolder(parts, format) else { return nil }
        parts[index] =
            format == .android ? "values-\(locale.name)" : parts[index].replacing("*", with: locale.name)
        return parts.joined(separator: "/")
    }

    private static func folder(of file: CheckedFile) -> Group? {
        let parts = file.family.split(separator: "/", omittingEmptySubsequences: false)
        guard let index = languageFolder(parts.map(String.init), file.format) else { return nil }
        return Group(path: file.family[..<parts[index].endIndex], format: file.format.asTables)
    }

    /// Which part of a family's path is the folder of a language.
    private static func languageFolder(_ parts: [String], _ format: TranslationFormat) -> Int? {
        guard parts.count > 1 else { return nil }
        if format == .android { return parts[parts.count - 2] == "values" ? parts.count - 2 : nil }
        return parts.dropLast().lastIndex { $0 == "*" || $0 == "*.lproj" }
    }

    private static func namespace(of file: CheckedFile) -> Group? {
        let family = file.family
        switch file.format {
        case .android, .fluent:
            return Group(path: family.lastIndex(of: "/").map { family[...$0] } ?? "", format: file.format)
        case .appleStrings, .stringsDictionary:
            return Group(path: family.lastIndex(of: ".").map { family[..<$0] } ?? family[...], format: .appleStrings)
        case .stringCatalog, .gettext, .arb, .json, .xliff, .properties, .qt, .resx, .table: return nil
        }
    }
}

extension TranslationFormat {
    /// The format; the two of Apple's tables count as one.
    fileprivate var asTables: TranslationFormat { self == .stringsDictionary ? .appleStrings : self }
}
