/// The hyphenation patterns of a language, read from a file in libhyphen's format (`hyph_en_US.dic`).
///
/// Used by `BreakRules.hyphenation`; `HyphenationDictionaries` finds those of languages. It gives the places where a word may
/// be divided, respecting the patterns' own minimum of letters on either side. Places where the spelling would change
/// (`Schiffahrt`, `Schiff-fahrt`) are left out.
///
/// Immutable and safe to share between threads. Dictionaries are compared by identity: a file opened twice gives two
/// different ones.
public final class HyphenationDictionary: Sendable {
    /// The file the patterns came from.
    public let path: String
    private let patterns: PatternFile
    private let encoding: PatternEncoding

    /// No word of a language is longer; anything longer is not divided.
    private static let longestWord = 256

    /// Opens a pattern file in UTF-8, ISO 8859-1, -2, -5, -7, -13 or -15, or KOI8-R. O(n) in the file's bytes; milliseconds.
    ///
    /// - Throws: `HyphenationError.unreadable`, `.unknownEncoding`.
    public convenience init(path: String) throws(HyphenationError) {
        guard let bytes = fileBytes(path) else { throw .unreadable(path: path) }
        try self.init(path: path, bytes: bytes)
    }

    init(path: String, bytes: [UInt8]) throws(HyphenationError) {
        let patterns = PatternFile(bytes)
        let name = patterns.encodingName
        guard let encoding = PatternEncoding(named: name) else { throw .unknownEncoding(path: path, encoding: name) }
        self.path = path
        self.patterns = patterns
        self.encoding = encoding
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
