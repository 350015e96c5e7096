/// Why a text could not be analysed.
///
/// Analysis of a `String` does not fail for what the text says: every sequence of Unicode scalars has boundaries, levels
/// and scripts. What remains are limits of the machine and of the offsets.
public enum AnalysisError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The text has more UTF-8 bytes than offsets can name. `limit` is the largest length taken.
    case textTooLong(utf8Count: Int, limit: Int)
    /// ICU refused a call; `status` is its own name for the reason, e.g. `U_MEMORY_ALLOCATION_ERROR`.
    case icu(operation: String, status: String)

    /// The language is no BCP 47 tag.
    case unknownLanguage(String)

    public var description: String {
        switch self {
        case .textTooLong(let count, let limit):
            "The text is \(count) bytes long and at most \(limit) can be measured at once: split it at its paragraphs."
        case .unknownLanguage(let language):
            "“\(language)” is not a language tag: give one of BCP 47, such as de, zh-Hant or ja-u-lb-strict."
        case .icu(let operation, let status):
            "ICU could not \(operation) (\(status)): check that libicu and its data belong to one version."
        }
    }
}
