/// Why there is no hyphenation dictionary. Each `description` says what to do.
public enum HyphenationError: Error, Equatable, Sendable, CustomStringConvertible {
    /// No file has the patterns of a language; `path` is where they would be, and `bundled` the languages that need no file of the system.
    case noDictionary(language: String, path: String, bundled: [String])
    /// The language is `und`, or not a BCP 47 tag.
    case noLanguage(String)
    /// The file cannot be opened.
    case unreadable(path: String)
    /// The file's first line does not name a supported encoding; `encoding` is what it contains.
    case unknownEncoding(path: String, encoding: String)

    /// A stable identifier for programs.
    public var code: String {
        switch self {
        case .noDictionary, .noLanguage: "hyphenation-dictionary-missing"
        case .unreadable, .unknownEncoding: "hyphenation-dictionary-unreadable"
        }
    }

    public var description: String {
        switch self {
        case .noDictionary(let language, let path, let bundled):
            "There is no hyphenation dictionary for “\(language)” at “\(path)”: install one (Debian's packages are "
                + "named hyphen-…), or name a language that has one"
                + (bundled.isEmpty ? "." : " (bundled: \(bundled.joined(separator: ", "))).")
        case .noLanguage(let language):
            "“\(language)” is not a language to hyphenate by: give a language tag such as en-US or de."
        case .unreadable(let path):
            "The hyphenation dictionary “\(path)” cannot be opened: check its path and permissions."
        case .unknownEncoding(let path, let encoding):
            "The hyphenation dictionary “\(path)” starts with “\(encoding)” instead of the name of an encoding: give a "
                + "pattern file in libhyphen's format, in UTF-8."
        }
    }
}
