/// Why a text could not be analysed.
///
/// Analysis of a `String` never fails because of its content: every sequence of Unicode scalars has boundaries, levels
/// and scripts. Errors come only from the limit of the offsets and from the language.
public enum AnalysisError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The text has more UTF-8 bytes than offsets can express. `limit` is the maximum length.
    case textTooLong(utf8Count: Int, limit: Int)
    /// The language is not a BCP 47 tag.
    case unknownLanguage(String)
    /// A keyword of the language that decides about line breaks, `lb` or `lw`, has a value that means nothing.
    case unknownKeyword(language: String, key: String, value: String)

    public var description: String {
        switch self {
        case .textTooLong(let count, let limit):
            "The text is \(count) bytes long; the limit is \(limit): split it between paragraphs."
        case .unknownLanguage(let language):
            "“\(language)” is not a language tag: give a BCP 47 tag such as de, zh-Hant or ja-u-lb-strict."
        case .unknownKeyword(let language, let key, let value):
            "“\(value)” in “\(language)” is not a value of \(key) "
                + (key == "lb"
                    ? "(how strictly lines are broken): give strict, normal or loose."
                    : "(how words are broken): give normal, phrase or keepall.")
        }
    }
}
