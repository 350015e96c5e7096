import CopyfitLanguages

/// The hyphenation patterns of a language, read from a file in libhyphen's format (`hyph_en_US.dic`).
///
/// Used by `BreakRules.hyphenation`. It gives the places where a word may be divided, respecting the patterns' own
/// minimum of letters on either side. Places where the spelling would change (`Schiffahrt`, `Schiff-fahrt`) are left
/// out.
///
/// Immutable and safe to share between threads. Dictionaries are compared by identity: a file opened twice gives two
/// different ones.
public final class HyphenationDictionary: Sendable {
    /// The file the patterns came from.
    public let path: String
    private let patterns: PatternFile
    private let encoding: PatternEncoding

    /// The folder in which Debian and others install dictionaries.
    public static let systemDirectory = "/usr/share/hyphen"

    /// No word of a language is longer; anything longer is not divided.
    private static let longestWord = 256

    /// Opens a pattern file in UTF-8 or in a single-byte charset that the system's iconv knows. O(n) in the file's bytes;
    /// milliseconds.
    ///
    /// - Throws: `HyphenationError.unreadable`, `.unknownEncoding`.
    public convenience init(path: String) throws(HyphenationError) {
        guard let bytes = fileBytes(path) else { throw .unreadable(path: path) }
        try self.init(path: path, bytes: bytes)
    }

    /// Opens the dictionary of a language: `hyph_de_AT.dic` for `de-AT` and no other, so that no language is hyphenated
    /// by another's rules. A language without a region falls back on the region where it is mostly spoken:
    /// `hyph_pl_PL.dic` for `pl`, if there is no `hyph_pl.dic`. Keywords of the tag (`-u-lb-strict`) are ignored.
    ///
    /// - Parameters:
    ///   - language: BCP 47, in upper or lower case, or another spelling that `LanguageTag` takes.
    ///   - directory: the folder with the files.
    /// - Throws: `HyphenationError.noLanguage`, `.noDictionary`, `.unknownEncoding`.
    public convenience init(language: String, directory: String = systemDirectory) throws(HyphenationError) {
        let paths = Self.names(ofLanguage: language).map { "\(directory)/hyph_\($0).dic" }
        guard let first = paths.first else { throw .noLanguage(language) }
        for path in paths {
            guard let bytes = fileBytes(path) else { continue }
            try self.init(path: path, bytes: bytes)
            return
        }
        throw .noDictionary(language: language, path: first)
    }

    private init(path: String, bytes: [UInt8]) throws(HyphenationError) {
        let patterns = PatternFile(bytes)
        let name = patterns.encodingName
        guard let encoding = PatternEncoding(named: name) else { throw .unknownEncoding(path: path, encoding: name) }
        self.path = path
        self.patterns = patterns
        self.encoding = encoding
    }

    /// `zh_Hant_TW` for `ZH-hant-tw-u-lb-strict`, `pl` and `pl_PL` for `pl`; empty for `und` and for anything that is
    /// no language's name.
    private static func names(ofLanguage language: String) -> [String] {
        guard let tag = LanguageTag(language), tag.language != "und" else { return [] }
        let name = tag.namedSubtags.joined(separator: "_")
        guard name == tag.language, let region = LikelyRegions.region(ofLanguage: name) else { return [name] }
        return [name, "\(name)_\(region)"]
    }

    /// The indices of the letters after which a word may be divided, in order. O(n).
    func hyphens(in word: [UInt32]) -> [Int] {
        guard word.count <= Self.longestWord, let letters = encoding.letters(of: word) else { return [] }
        return patterns.hyphens(in: letters)
    }
}

extension HyphenationDictionary: Hashable {
    public static func == (lhs: HyphenationDictionary, rhs: HyphenationDictionary) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
