import CopyfitAppleStrings
import CopyfitLanguages
import Foundation
import Synchronization

/// The tables of strings in bundles: `Table.strings` and `Table.stringsdict` in folders such as `de.lproj`, and
/// `Table.xcstrings`, as Xcode keeps them and as the Swift package manager copies them.
///
/// A table is read when a key in it is first looked up, and remembered: the files of a bundle do not change while the program
/// runs. Safe to share.
package final class BundleStrings: Sendable {
    /// What the program has read.
    package static let read = BundleStrings()

    /// Whether the program's own bundle has tables at all. Most texts of programs without need not be looked up.
    package static let programHasTables = !StringFiles(bundle: Bundle.main.bundlePath).isEmpty

    private struct TableName: Hashable {
        let bundle: String
        let table: String
    }

    private struct Content {
        var files: [String: StringFiles] = [:]
        var tables: [TableName: BundleTable] = [:]
        var languages: [String: [String]] = [:]
    }

    private let content = Mutex(Content())

    /// The most bundles, tables and languages that are remembered.
    private static let limit = 256

    /// What is shown for a key in a language, a BCP 47 tag, or in the language that the table is translated from; nil if the
    /// table has it in neither.
    package func string(for lookup: StringLookup, inBundle bundle: String?, language: String) -> [StringPiece]? {
        if bundle == nil, !Self.programHasTables { return nil }
        let name = TableName(bundle: bundle ?? Bundle.main.bundlePath, table: lookup.table ?? "Localizable")
        let (table, languages) = content.withLock { content in
            (Self.table(name, &content), Self.languages(for: language, &content))
        }
        return table.string(for: lookup, in: languages)
    }

    private static func table(_ name: TableName, _ content: inout Content) -> BundleTable {
        if let known = content.tables[name] { return known }
        let files = content.files[name.bundle] ?? StringFiles(bundle: name.bundle)
        let table = BundleTable(files: files.files(of: name.table))
        if content.files.count >= limit { content.files = [:] }
        if content.tables.count >= limit { content.tables = [:] }
        content.files[name.bundle] = files
        content.tables[name] = table
        return table
    }

    private static func languages(for language: String, _ content: inout Content) -> [String] {
        if let known = content.languages[language] { return known }
        if content.languages.count >= limit { content.languages = [:] }
        let languages = LanguageTag.related(to: language)
        content.languages[language] = languages
        return languages
    }
}

/// The files of strings in a bundle, by their tables' names.
private struct StringFiles {
    struct File {
        let path: String
        let format: AppleStringsFormat
    }

    private var files: [String: [File]] = [:]

    var isEmpty: Bool { files.isEmpty }

    func files(of table: String) -> [File] { files[table] ?? [] }

    init(bundle: String) {
        for folder in BundleFolders(bundle).paths {
            addFiles(in: folder)
            for language in BundleFolders.members(of: folder, suffix: ".lproj") { addFiles(in: language) }
        }
    }

    private mutating func addFiles(in folder: String) {
        for format in AppleStringsFormat.allCases {
            let suffix = "." + format.rawValue
            for path in BundleFolders.members(of: folder, suffix: suffix) {
                let table = (path as NSString).lastPathComponent.dropLast(suffix.count)
                files[String(table), default: []].append(File(path: path, format: format))
            }
        }
    }
}

/// A table of strings in all its languages.
private struct BundleTable {
    private struct Key: Hashable {
        let language: String
        let key: String
    }

    /// The variants of each text. Those with plural forms come after those without, and count more.
    private var texts: [Key: [Translation]] = [:]
    private var sourceLanguage = "en"

    init(files: [StringFiles.File]) {
        for file in files {
            guard let file = AppleStringsFile(path: file.path, format: file.format) else { continue }
            if let locale = file.sourceLocale { sourceLanguage = LanguageTag.canonical(locale.tag) }
            for text in file.translations where !text.text.isEmpty { add(text) }
        }
    }

    private mutating func add(_ text: Translation) {
        let isUnnamed = text.locale.tag == "und"
        let key = Key(language: isUnnamed ? "" : LanguageTag.canonical(text.locale.tag), key: text.key)
        texts[key, default: []].append(text)
    }

    func string(for lookup: StringLookup, in languages: [String]) -> [StringPiece]? {
        let all = languages + LanguageTag.withParents(sourceLanguage) + [""]
        for language in all {
            guard let variants = texts[Key(language: language, key: lookup.key)] else { continue }
            guard let best = VariantSelection(lookup, language: language).best(of: variants) else { continue }
            return TranslatedText(variants[best], values: lookup.values).pieces
        }
        return nil
    }
}
