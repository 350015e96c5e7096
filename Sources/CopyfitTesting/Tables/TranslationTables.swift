import CopyfitAssets
public import CopyfitChecking
import Copyfit
import CopyfitLanguages
import CopyfitTranslations
import Foundation

/// The texts of translation files, for views to look up.
///
/// ```swift
/// let tables = try TranslationTables("Resources/Localizable.xcstrings")
/// let cart = CartView().translated(by: tables, into: "de")
/// let host = ViewHost(cart, size: ProposedViewSize(width: 320, height: nil))
/// ```
///
/// A key without a text in a language has that of the language without its region (`pt` for `pt-BR`), otherwise the
/// source language's. Texts that the files call obsolete or fuzzy are not there.
public struct TranslationTables: Sendable {
    /// The languages as BCP 47 tags: the source language, then the others in alphabetical order.
    public let languages: [String]
    /// The language that the others are translated from.
    public var sourceLanguage: String { languages[0] }

    private let entries: [TableEntry]
    private let indicesByKey: [String: [Int]]

    /// Reads files, and the translation files in folders.
    ///
    /// - Parameters:
    ///   - paths: Relative paths begin at the current folder, which `swift test` makes the package's.
    ///   - sourceLanguage: The language of files that name none (Android's `values`, `Base.lproj`), as a BCP 47 tag;
    ///     nil takes what the files say, otherwise English if they have it.
    /// - Complexity: O(n) in the length of the files.
    /// - Throws: If a path is not there, if there is no text, or if a file or a part of it cannot be read.
    public init(_ paths: String..., sourceLanguage: String? = nil) throws(CheckError) {
        try self.init(paths: paths, sourceLanguage: sourceLanguage)
    }

    /// Reads files, and the translation files in folders.
    public init(paths: [String], sourceLanguage: String? = nil) throws(CheckError) {
        let found = try ReadTranslations(at: paths)
        if let problem = found.problems.first { throw .unreadable(problem, count: found.problems.count) }
        let source = Self.sourceLanguage(of: found.files, named: sourceLanguage)
        var entries: [TableEntry] = []
        for file in found.files {
            for translation in file.translations where translation.isShown {
                entries.append(TableEntry(translation, in: file, unnamedLanguage: source))
            }
        }
        if entries.isEmpty { throw .nothingToCheck(paths: paths) }
        self.entries = entries
        indicesByKey = Dictionary(grouping: entries.indices) { entries[$0].translation.key }
        languages = [source] + Set(entries.map(\.language)).subtracting([source]).sorted()
    }

    private static func sourceLanguage(of files: [CheckedFile], named: String?) -> String {
        if let named { return LanguageTag.canonical(named) }
        if let stated = files.lazy.compactMap(\.sourceLocale?.tag).first { return LanguageTag.canonical(stated) }
        let tags = Set(files.flatMap { $0.translations.map(\.locale.tag) })
        if tags.contains("und") || tags.contains("en") { return "en" }
        let english = tags.filter { $0.hasPrefix("en-") }
        return LanguageTag.canonical((english.min() ?? tags.min()) ?? "en")
    }

    /// The texts of a key in a language, all variants; empty if the language itself has none. Those of the table
    /// `Localizable` come first if no table is named.
    func entries(for key: String, table: String?, in language: String) -> [TableEntry] {
        let found = (indicesByKey[key] ?? []).lazy.map { entries[$0] }.filter {
            $0.language == language && (table == nil || $0.table == table)
        }
        let usual = table == nil ? found.filter { $0.table == Self.usualTable } : found
        return Array(usual.isEmpty ? found : usual)
    }

    private static let usualTable = "Localizable"

    /// Whether a key is in a table, in any language.
    func has(_ key: String, table: String?) -> Bool {
        (indicesByKey[key] ?? []).contains { table == nil || entries[$0].table == table }
    }
}

/// A text of a translation file, and which file and table it is of.
struct TableEntry: Sendable {
    let translation: Translation
    let file: String
    let table: String
    /// The language as a BCP 47 tag.
    let language: String

    fileprivate init(_ translation: Translation, in file: CheckedFile, unnamedLanguage: String) {
        self.translation = translation
        self.file = file.path
        table = file.table
        let tag = translation.locale.tag
        language = tag == "und" ? unnamedLanguage : LanguageTag.canonical(tag)
    }
}

extension Translation {
    /// Whether a program shows it.
    fileprivate var isShown: Bool { state != .obsolete && state != .fuzzy && !text.isEmpty }
}
