/// A language as BCP 47 (RFC 5646) or an ICU locale names it: `zh-Hant-TW-u-lb-strict`, `ja@lb=strict;lw=phrase`.
struct LanguageTag {
    /// The primary language in lower case; empty if there is none.
    private(set) var language = ""
    /// The keywords of the extension `u` or of the locale, in lower case.
    private(set) var keywords: [String: String] = [:]

    /// nil if the text is neither.
    init?(_ text: String) {
        if let sign = text.firstIndex(of: "@") {
            readLocale(text[..<sign].lowercased(), keywords: text[sign...].dropFirst().lowercased())
        } else if !readTag(text.lowercased()) {
            return nil
        }
    }

    private mutating func readLocale(_ locale: String, keywords list: String) {
        language = String(locale.prefix { $0 != "_" && $0 != "-" })
        for item in list.split(separator: ";") {
            let parts = item.split(separator: "=", maxSplits: 1)
            if parts.count == 2 { keywords[Self.trimmed(parts[0])] = Self.trimmed(parts[1]) }
        }
    }

    private static func trimmed(_ text: Substring) -> String { String(text.filter { $0 != " " }) }

    private mutating func readTag(_ tag: String) -> Bool {
        var subtags = tag.split(separator: "-", omittingEmptySubsequences: false)[...]
        if tag.isEmpty || Self.irregular.contains(tag) { return true }
        guard subtags.allSatisfy({ (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(Self.isAlphanumeric) }) else {
            return false
        }
        if subtags.first != "x" {
            guard let first = subtags.popFirst(), (2...8).contains(first.count), Self.isLetters(first) else {
                return false
            }
            language = String(first)
            readExtendedLanguages(&subtags)
            if let script = subtags.first, script.count == 4, Self.isLetters(script) { subtags.removeFirst() }
            if let region = subtags.first, Self.isRegion(region) { subtags.removeFirst() }
            guard readVariants(&subtags), readExtensions(&subtags) else { return false }
        }
        guard let mark = subtags.popFirst() else { return true }
        return mark == "x" && !subtags.isEmpty
    }

    /// At most three subtags of three letters, after a language of two or three.
    private func readExtendedLanguages(_ subtags: inout ArraySlice<Substring>) {
        guard language.count <= 3 else { return }
        for _ in 0..<3 {
            guard let next = subtags.first, next.count == 3, Self.isLetters(next) else { return }
            subtags.removeFirst()
        }
    }

    private func readVariants(_ subtags: inout ArraySlice<Substring>) -> Bool {
        var seen: Set<Substring> = []
        while let next = subtags.first, next.count > 4 || next.count == 4 && next.utf8.first! < UInt8(ascii: "a") {
            guard seen.insert(next).inserted else { return false }
            subtags.removeFirst()
        }
        return true
    }

    private mutating func readExtensions(_ subtags: inout ArraySlice<Substring>) -> Bool {
        var seen: Set<Substring> = []
        while let singleton = subtags.first, singleton.count == 1, singleton != "x" {
            subtags.removeFirst()
            let values = subtags.prefix { $0.count > 1 }
            guard seen.insert(singleton).inserted, !values.isEmpty else { return false }
            subtags.removeFirst(values.count)
            if singleton == "u" { readKeywords(values) }
        }
        return true
    }

    /// Keys have two characters, types three or more.
    private mutating func readKeywords(_ subtags: ArraySlice<Substring>) {
        var key: Substring?
        for subtag in subtags {
            if subtag.count == 2 {
                key = subtag
                if keywords[String(subtag)] == nil { keywords[String(subtag)] = "" }
            } else if let key, keywords[String(key)] == "" {
                keywords[String(key)] = String(subtag)
            }
        }
    }

    private static func isRegion(_ subtag: Substring) -> Bool {
        subtag.count == 2 && isLetters(subtag) || subtag.count == 3 && subtag.utf8.allSatisfy { $0 < UInt8(ascii: "a") }
    }

    private static func isLetters(_ subtag: Substring) -> Bool { subtag.utf8.allSatisfy { isLetter($0) } }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool { isLetter(byte) || byte &- UInt8(ascii: "0") < 10 }

    private static func isLetter(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "a") < 26 }

    /// RFC 5646's tags that do not follow its grammar.
    private static let irregular: Set = [
        "en-gb-oed", "i-ami", "i-bnn", "i-default", "i-enochian", "i-hak", "i-klingon", "i-lux", "i-mingo", "i-navajo",
        "i-pwn", "i-tao", "i-tay", "i-tsu", "sgn-be-fr", "sgn-be-nl", "sgn-ch-de",
    ]
}
