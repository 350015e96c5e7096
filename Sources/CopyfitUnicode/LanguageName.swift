/// Names of languages as files and systems spell them.
public enum LanguageName {
    /// The BCP 47 tag of a language's name: `pt-BR` for `pt_BR`, `zh-TW` for Android's `zh-rTW`, `sr-Latn` for `b+sr+Latn` and for
    /// `sr_RS@latin` (as `sr-Latn-RS`), `de-DE` for `de_DE.UTF-8` and `de_DE@euro`, `und` for `C` and `POSIX`. ICU's keywords
    /// (`ja@lb=strict`) and what is a tag already stay as they are; so does what is no language's name.
    ///
    /// - Complexity: O(n).
    public static func tag(of name: String) -> String {
        if isPlain(name) { return name }
        let tag = converted(name)
        return tag.isEmpty || LanguageTag(tag) == nil ? name : tag
    }

    private static func converted(_ name: String) -> String {
        if name.hasPrefix("b+") { return name.dropFirst(2).split(separator: "+").joined(separator: "-") }
        let modifier = name.firstIndex(of: "@").map { name[name.index(after: $0)...] } ?? ""
        if modifier.contains("=") { return name }
        let codeset = name.prefix { $0 != "@" }
        var subtags = codeset.prefix { $0 != "." }.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
            .map(String.init)
        if subtags == ["C"] || subtags == ["POSIX"] { return "und" }
        if subtags.count > 1, isAndroidRegion(subtags[1]) { subtags[1].removeFirst() }
        switch modifier {
        case "latin": subtags.insert("Latn", at: 1)
        case "cyrillic": subtags.insert("Cyrl", at: 1)
        case "devanagari": subtags.insert("Deva", at: 1)
        case "valencia": subtags.append("valencia")
        default: break
        }
        return subtags.joined(separator: "-")
    }

    /// Whether a name has none of the signs of other spellings, as nearly all have. One pass without memory.
    private static func isPlain(_ name: String) -> Bool {
        var previous: UInt8 = 0
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "@"), UInt8(ascii: "+"): return false
            case UInt8(ascii: "r") where previous == UInt8(ascii: "-"): return false
            default: previous = byte
            }
        }
        return name != "C" && name != "POSIX"
    }

    /// Whether a subtag is an `r` and a region: two capital letters or three digits.
    private static func isAndroidRegion(_ subtag: String) -> Bool {
        guard subtag.first == "r" else { return false }
        let region = subtag.utf8.dropFirst()
        return region.count == 2 && region.allSatisfy { 0x41...0x5A ~= $0 }
            || region.count == 3 && region.allSatisfy { 0x30...0x39 ~= $0 }
    }
}
