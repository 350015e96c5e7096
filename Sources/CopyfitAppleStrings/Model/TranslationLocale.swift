import CopyfitLanguages

/// A language as a translation file or its path names it, and the same as BCP 47.
public struct TranslationLocale: Hashable, Sendable, CustomStringConvertible {
    /// The name as it is in the file or path: `zh-rTW`, `pt_BR`, `sr@latin`, `Base`; empty if neither says.
    public let name: String
    /// The BCP 47 tag: `zh-TW`, `pt-BR`, `sr-Latn`; `und` if the name is not a language's.
    public let tag: String

    /// The language with a name; a `tag` of nil is found from the name, which may have any spelling that
    /// `LanguageTag` takes.
    ///
    /// - Complexity: O(n) in the length of the name.
    public init(_ name: String, tag: String? = nil) {
        self.name = name
        self.tag = tag ?? LanguageTag(name)?.description ?? "und"
    }

    /// No language.
    public static let unknown = TranslationLocale("", tag: "und")

    public var description: String { name }
}
