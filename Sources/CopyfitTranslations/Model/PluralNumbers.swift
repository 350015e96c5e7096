/// Numbers of the plural categories of languages (CLDR 46, `plurals.xml`, cardinal rules for whole numbers).
package enum PluralNumbers {
    /// A whole number of a category: the given one if it is of the category, otherwise the nearest below it, at most
    /// 1,000 less; nil if there is none.
    package static func number(near number: Double, in category: PluralCategory, language: String) -> Double? {
        guard number >= 0, number < 1e15 else { return nil }
        let start = Int(number)
        return (max(0, start - 1000)...start).reversed().first { self.category($0, language) == category }.map(
            Double.init
        )
    }

    /// A number of a category in languages that have few rules.
    package static func usual(_ category: PluralCategory) -> Double {
        switch category {
        case .zero: 0
        case .one: 1
        case .two: 2
        case .few: 3
        case .many: 11
        case .other: 100
        }
    }

    /// The category of a whole number in a language.
    package static func category(_ n: Int, _ language: String) -> PluralCategory {
        let (tens, hundreds) = (n % 10, n % 100)
        if language.lowercased() == "pt-pt" { return n == 1 ? .one : many(n, language) }
        switch language.lowercased().prefix(while: { $0 != "-" }) {
        case "ja", "ko", "zh", "th", "vi", "id", "ms", "lo", "my", "km", "dz", "ig", "jv", "su", "to", "wo", "yo", "bo",
            "hnj", "jbo", "kde", "kea", "nqo", "osa", "sah", "ses", "sg", "tpi", "yue", "ii", "bm", "lkt":
            return .other
        case "fr", "pt", "hy", "ff", "kab", "am", "as", "bn", "gu", "hi", "kn", "fa", "zu", "doi", "pcm", "ak", "bho",
            "guw", "ln", "mg", "nso", "pa", "ti", "wa", "si":
            return n <= 1 ? .one : many(n, language)
        case "es", "it", "ca", "scn": return n == 1 ? .one : many(n, language)
        case "ru", "uk", "be":
            if tens == 1, hundreds != 11 { return .one }
            return (2...4).contains(tens) && !(12...14).contains(hundreds) ? .few : .many
        case "sr", "hr", "bs", "sh":
            if tens == 1, hundreds != 11 { return .one }
            return (2...4).contains(tens) && !(12...14).contains(hundreds) ? .few : .other
        case "pl":
            if n == 1 { return .one }
            return (2...4).contains(tens) && !(12...14).contains(hundreds) ? .few : .many
        case "cs", "sk": return n == 1 ? .one : (2...4).contains(n) ? .few : .other
        case "ro", "mo": return n == 1 ? .one : n == 0 || (1...19).contains(hundreds) ? .few : .other
        case "sl": return hundreds == 1 ? .one : hundreds == 2 ? .two : (3...4).contains(hundreds) ? .few : .other
        case "dsb", "hsb":
            return hundreds == 1 ? .one : hundreds == 2 ? .two : (3...4).contains(hundreds) ? .few : .other
        default: return rarer(n, language)
        }
    }

    /// Romance languages count millions apart.
    private static func many(_ n: Int, _ language: String) -> PluralCategory {
        let isRomance = ["fr", "pt", "es", "it", "ca", "scn"].contains(language.lowercased().prefix { $0 != "-" })
        return isRomance && n != 0 && n % 1_000_000 == 0 ? .many : .other
    }

    private static func rarer(_ n: Int, _ language: String) -> PluralCategory {
        let (tens, hundreds) = (n % 10, n % 100)
        switch language.lowercased().prefix(while: { $0 != "-" }) {
        case "ar", "ars":
            switch n {
            case 0: return .zero
            case 1: return .one
            case 2: return .two
            default: return (3...10).contains(hundreds) ? .few : (11...99).contains(hundreds) ? .many : .other
            }
        case "lt":
            if tens == 1, !(11...19).contains(hundreds) { return .one }
            return tens >= 2 && !(11...19).contains(hundreds) ? .few : .other
        case "lv", "prg":
            if tens == 0 || (11...19).contains(hundreds) { return .zero }
            return tens == 1 && hundreds != 11 ? .one : .other
        case "he", "iw", "iu", "naq", "sat", "se", "sma", "smi", "smj", "smn", "sms":
            return n == 1 ? .one : n == 2 ? .two : .other
        case "ga": return n == 1 ? .one : n == 2 ? .two : n <= 6 && n > 0 ? .few : (7...10).contains(n) ? .many : .other
        case "gd":
            if n == 1 || n == 11 { return .one }
            if n == 2 || n == 12 { return .two }
            return (3...10).contains(n) || (13...19).contains(n) ? .few : .other
        case "cy":
            switch n {
            case 0: return .zero
            case 1: return .one
            case 2: return .two
            case 3: return .few
            case 6: return .many
            default: return .other
            }
        case "mt":
            if n == 1 { return .one }
            if n == 2 { return .two }
            return n == 0 || (3...10).contains(hundreds) ? .few : (11...19).contains(hundreds) ? .many : .other
        case "is", "mk": return tens == 1 && hundreds != 11 ? .one : .other
        case "fil", "tl", "ceb": return [4, 6, 9].contains(tens) ? .other : .one
        case "br":
            let isTeen = [1, 7, 9].contains(hundreds / 10)
            if tens == 1, !isTeen { return .one }
            if tens == 2, !isTeen { return .two }
            if [3, 4, 9].contains(tens), !isTeen { return .few }
            return n > 0 && n % 1_000_000 == 0 ? .many : .other
        case "gv": return tens == 1 ? .one : tens == 2 ? .two : hundreds % 20 == 0 ? .few : .other
        case "shi": return n <= 1 ? .one : n <= 10 ? .few : .other
        case "tzm": return n <= 1 || (11...99).contains(n) ? .one : .other
        default: return n == 1 ? .one : .other
        }
    }
}
