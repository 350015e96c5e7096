extension LanguageTag {
    /// Reads a language's name in any of these spellings, with `-` or `_` between the parts and in upper or lower case:
    ///
    /// | spelling | example | tag |
    /// |---|---|---|
    /// | BCP 47 | `zh-hant`, `ja-u-lb-strict`, `iw`, `deu` | `zh-Hant`, `ja-u-lb-strict`, `he`, `de` |
    /// | POSIX, gettext | `pt_BR.UTF-8`, `sr@latin`, `ca_ES@valencia` | `pt-BR`, `sr-Latn`, `ca-ES-valencia` |
    /// | Android | `zh-rTW`, `b+sr+Latn` | `zh-TW`, `sr-Latn` |
    /// | ICU's locales | `ja@lb=strict` | `ja` and the keyword |
    /// | folders of old Apple projects | `Japanese` | `ja` |
    /// | no language | `C`, `POSIX`, `root`, an empty name | `und` |
    ///
    /// nil if the name is no language's: `Klingonese`, `Base`, `de-`. Never traps.
    ///
    /// - Complexity: O(n) in the length of the name.
    public init?(_ name: String) {
        if let language = Self.languagesOfAppleNames[name] {
            self.init()
            primary = language
            return
        }
        guard name.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        if name.hasPrefix("b+") {
            self.init(subtags: name.dropFirst(2).lowercased().split(separator: "+", omittingEmptySubsequences: false))
            return
        }
        let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        let modifier = parts.count > 1 ? parts[1].lowercased() : ""
        let base = parts[0].prefix { $0 != "." }
        if Self.namesOfNone.contains(base), !base.isEmpty || name.isEmpty || modifier.contains("=") {
            self.init()
        } else {
            self.init(subtags: Self.subtags(of: base))
        }
        if modifier.contains("=") { addKeywords(modifier) } else if primary != nil { apply(modifier) }
    }

    /// A language's name as a BCP 47 tag: a tag stays as it is, and so does ICU's locale with keywords, which ICU reads. nil if
    /// the name is no language's.
    ///
    /// - Complexity: O(n), and no memory for names such as `de` and `pt-BR`.
    package static func spelling(of name: String) -> String? {
        if isPlain(name) { return name }
        guard let tag = LanguageTag(name) else { return nil }
        if name.contains("@"), !tag.keywords.isEmpty { return name }
        let canonical = tag.description
        return canonical.lowercased() == name.lowercased() ? name : canonical
    }

    /// The canonical form of a language's name; what is no language's name stays as it is.
    package static func canonical(_ name: String) -> String { LanguageTag(name)?.description ?? name }

    /// A tag, then it without its last subtags, down to the language.
    package static func withParents(_ tag: String) -> [String] {
        let parts = tag.split(separator: "-")
        return parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
    }

    /// Splits at both signs; Android's `r` before a region is left out.
    private static func subtags(of base: Substring) -> [Substring] {
        let parts = base.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
        return parts.enumerated().map { index, part in
            Substring((index == 1 && part.isAndroidRegion ? part.dropFirst() : part).lowercased())
        }
    }

    /// What POSIX writes after `@`; others, such as `euro`, say nothing about the language.
    private mutating func apply(_ modifier: String) {
        switch modifier {
        case "latin", "latn": script = script ?? "Latn"
        case "cyrillic", "cyrl": script = script ?? "Cyrl"
        case "devanagari": script = script ?? "Deva"
        case "arabic", "arab": script = script ?? "Arab"
        case "valencia" where !variants.contains(modifier): variants.append(modifier)
        default: break
        }
    }

    private mutating func addKeywords(_ list: String) {
        for item in list.split(separator: ";") {
            let parts = item.split(separator: "=", maxSplits: 1).map { String($0.filter { $0 != " " }) }
            if parts.count == 2 { keywords[parts[0]] = parts[1] }
        }
    }

    /// Whether a name is a language of two letters, alone or with a script, a region or both, spelled in the canonical form;
    /// or `und`. Nearly all names are.
    private static func isPlain(_ name: String) -> Bool {
        var shape = 0
        for byte in name.utf8.prefix(11) {
            let sign = byte.isLowerLetter ? 1 : byte.isUpperLetter ? 2 : byte == UInt8(ascii: "-") ? 3 : 0
            shape = shape << 2 | sign
        }
        switch shape {
        case 0b0101, 0b0101_11_1010, 0b0101_11_10010101, 0b0101_11_10010101_11_1010:
            return !LanguageCodes.withdrawn.contains { name.utf8.starts(with: $0.utf8) }
        default: return name == "und"
        }
    }

    private static let namesOfNone: Set<Substring> = ["", "C", "POSIX", "root"]

    /// The names of folders that Apple's projects had before there were codes, and some still have.
    static let languagesOfAppleNames = [
        "English": "en", "German": "de", "French": "fr", "Spanish": "es", "Italian": "it", "Japanese": "ja",
        "Dutch": "nl",
    ]
}

extension Substring {
    /// Whether it is an `r` and a region: two capital letters or three digits.
    var isAndroidRegion: Bool {
        guard first == "r" else { return false }
        let region = utf8.dropFirst()
        return region.count == 2 && region.allSatisfy { $0.isUpperLetter }
            || region.count == 3 && region.allSatisfy { $0.isDigit }
    }
}
