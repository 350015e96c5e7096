/// A language as BCP 47 (RFC 5646) names it, with its parts: `zh-Hant-TW`.
///
/// It is the package's one reader of names of languages: ``init(_:)`` says which spellings it takes. Two or three letters are
/// taken for a language whether ISO 639 has them or not. Tags are equal if their canonical forms are: `ZH-hant`, `zh_Hant` and
/// `b+zh+Hant` are one language.
///
/// ```swift
/// let language = LanguageTag("sr_RS@latin")
/// print(language?.description ?? "none")  // sr-Latn-RS
/// ```
public struct LanguageTag: Hashable, Sendable, CustomStringConvertible {
    /// The primary language in lower case; nil if the tag does not say it, as in `x-private`.
    var primary: String?
    /// The subtags between language and script, in lower case: `yue` of `zh-yue`.
    var extendedLanguages: [String] = []
    /// The script with a capital: `Hant`. nil if the tag does not say it.
    public internal(set) var script: String?
    /// The region in capitals, or in digits: `TW`, `419`. nil if the tag does not say it.
    public internal(set) var region: String?
    /// The subtags after the region, such as `valencia`, in lower case.
    var variants: [String] = []
    /// The subtags after the variants, in lower case, and the whole of tags that have no language.
    var extensions: [String] = []
    /// The keywords of the extension `u` and of ICU's locales, in lower case: `lb` is `strict` in `ja-u-lb-strict` and in
    /// `ja@lb=strict`.
    package internal(set) var keywords: [String: String] = [:]

    /// No language: `und`.
    init() {}

    /// The primary language in lower case: `zh`. `und` if the tag does not say it.
    public var language: String { primary ?? "und" }

    /// The canonical form: `zh-Hant-TW`. Keywords that are spelled as ICU does are not in it.
    ///
    /// - Complexity: O(n) in its length.
    public var description: String {
        let subtags = (primary == nil ? [] : namedSubtags) + extensions
        return subtags.isEmpty ? "und" : subtags.joined(separator: "-")
    }

    /// The subtags from the primary language to the variants, without extensions.
    package var namedSubtags: [String] {
        [language] + extendedLanguages + [script, region].compactMap { $0 } + variants
    }
}
