extension LanguageTag {
    /// The tag of subtags in lower case; nil if they do not follow RFC 5646, section 2.1.
    init?(subtags: [Substring]) {
        guard subtags.allSatisfy({ $0.isSubtag }) else { return nil }
        if Self.irregular.contains(subtags.joined(separator: "-")) {
            extensions = subtags.map(String.init)
            return
        }
        var left = subtags[...]
        if left.first != "x" {
            guard readLanguage(&left) else { return nil }
            readExtendedLanguages(&left)
            readScriptAndRegion(&left)
            guard readVariants(&left), readExtensions(&left) else { return nil }
        }
        guard let mark = left.first else { return }
        guard mark == "x", left.count > 1 else { return nil }
        extensions += left.map(String.init)
    }

    /// No language is registered with four to eight letters.
    private mutating func readLanguage(_ left: inout ArraySlice<Substring>) -> Bool {
        guard let first = left.popFirst(), (2...3).contains(first.utf8.count), first.isLetters else { return false }
        primary = LanguageCodes.canonical(String(first))
        return true
    }

    /// At most three subtags of three letters.
    private mutating func readExtendedLanguages(_ left: inout ArraySlice<Substring>) {
        while extendedLanguages.count < 3, let next = left.first, next.utf8.count == 3, next.isLetters {
            extendedLanguages.append(String(next))
            left.removeFirst()
        }
    }

    private mutating func readScriptAndRegion(_ left: inout ArraySlice<Substring>) {
        if let next = left.first, next.utf8.count == 4, next.isLetters {
            script = next.prefix(1).uppercased() + next.dropFirst()
            left.removeFirst()
        }
        guard let next = left.first, next.utf8.count == 2 && next.isLetters || next.utf8.count == 3 && next.isDigits
        else { return }
        region = next.uppercased()
        left.removeFirst()
    }

    private mutating func readVariants(_ left: inout ArraySlice<Substring>) -> Bool {
        while let next = left.first, next.utf8.count > 4 || next.utf8.count == 4 && next.prefix(1).isDigits {
            guard !variants.contains(String(next)) else { return false }
            variants.append(String(next))
            left.removeFirst()
        }
        return true
    }

    private mutating func readExtensions(_ left: inout ArraySlice<Substring>) -> Bool {
        var seen: Set<Substring> = []
        while let singleton = left.first, singleton.utf8.count == 1, singleton != "x" {
            left.removeFirst()
            let values = left.prefix { $0.utf8.count > 1 }
            guard seen.insert(singleton).inserted, !values.isEmpty else { return false }
            left.removeFirst(values.count)
            extensions.append(String(singleton))
            extensions += values.map(String.init)
            if singleton == "u" { readKeywords(values) }
        }
        return true
    }

    /// Keys have two characters, types three or more.
    private mutating func readKeywords(_ values: ArraySlice<Substring>) {
        var key: Substring?
        for value in values {
            if value.utf8.count == 2 {
                key = value
                if keywords[String(value)] == nil { keywords[String(value)] = "" }
            } else if let key, keywords[String(key)] == "" {
                keywords[String(key)] = String(value)
            }
        }
    }

    /// RFC 5646's tags that do not follow its grammar.
    private static let irregular: Set = [
        "en-gb-oed", "i-ami", "i-bnn", "i-default", "i-enochian", "i-hak", "i-klingon", "i-lux", "i-mingo", "i-navajo",
        "i-pwn", "i-tao", "i-tay", "i-tsu", "sgn-be-fr", "sgn-be-nl", "sgn-ch-de",
    ]
}

extension Substring {
    /// Whether it is one to eight letters and digits in lower case.
    fileprivate var isSubtag: Bool {
        (1...8).contains(utf8.count) && utf8.allSatisfy { $0.isLowerLetter || $0.isDigit }
    }

    fileprivate var isLetters: Bool { utf8.allSatisfy { $0.isLowerLetter } }

    fileprivate var isDigits: Bool { utf8.allSatisfy { $0.isDigit } }
}

extension UInt8 {
    var isLowerLetter: Bool { self &- UInt8(ascii: "a") < 26 }

    var isUpperLetter: Bool { self &- UInt8(ascii: "A") < 26 }

    var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
}
