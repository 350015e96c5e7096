public import CopyfitAppleStrings

/// A translation file that was found in a folder.
public struct FoundTranslationFile: Hashable, Sendable {
    /// The path, below the one that was searched.
    public let path: String
    /// Its format.
    public let format: TranslationFormat
    /// The language that the path names; nil if it names none, as where one file has all languages.
    public let locale: TranslationLocale?

    /// Whether it is a translation only if it is the source of others.
    package internal(set) var isCandidate = false

    /// The common part of the paths of its translations.
    var family: String { FamilyPath.of(path, format: format, locale: locale?.name ?? "") }
}

/// Finds translation files.
public enum TranslationFiles {
    /// The translation files at a path, which may be a file or a folder, in the order of their paths' bytes, as
    /// ``TranslationSearch`` finds them.
    ///
    /// - Complexity: that of the search.
    public static func found(at path: String) -> [FoundTranslationFile] { TranslationSearch(at: path).files }
}
