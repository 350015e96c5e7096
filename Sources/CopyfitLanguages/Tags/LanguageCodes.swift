/// Codes of languages that have a shorter or newer one.
enum LanguageCodes {
    private static let replacements = pairs(of: table)

    /// The code that BCP 47 has for a language of two or three letters in lower case: `he` for `iw`, `de` for `deu` and `ger`.
    static func canonical(_ code: String) -> String {
        if code.utf8.count == 2, !withdrawn.contains(code) { return code }
        return replacements[code] ?? code
    }

    /// The codes of two letters that ISO 639 withdrew; Java and Android still write some of them.
    static let withdrawn = ["in", "iw", "ji", "jw", "mo"]
}
