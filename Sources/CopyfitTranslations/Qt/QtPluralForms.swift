import CopyfitAppleStrings

/// Which numbers choose which `numerusform` of Qt's `.ts`: “Translation Rules for Plural Forms” of Qt's documentation, and
/// languages that count like those it lists.
struct QtPluralForms {
    /// The smallest numbers that choose each of a message's forms, at most four; all empty if the language's rules are not
    /// known, or have another number of forms.
    let examples: [[Int]]
    /// The greatest number of at most four digits that chooses each form, or else one of the smallest that do; nil where the
    /// numbers are not known.
    let widest: [Int?]

    init(_ locale: TranslationLocale, count: Int) {
        guard count != 1 else {
            (examples, widest) = ([[0, 1, 2, 3]], [WidestNumbers.searched.first])
            return
        }
        let (language, tag) = (String(locale.tag.prefix { $0 != "-" }), locale.tag)
        var examples: [[Int]] = Array(repeating: [], count: count)
        guard Self.forms(language, tag) == count else {
            (self.examples, widest) = (examples, Array(repeating: nil, count: count))
            return
        }
        for number in 0...200 {
            let form = Self.form(number, language, tag)
            if examples[form].count < 4 { examples[form].append(number) }
        }
        self.examples = examples
        widest = examples.indices.map { index in
            WidestNumbers.searched.first { Self.form($0, language, tag) == index } ?? examples[index].last
        }
    }

    /// How many forms a language has; nil if that is not known.
    private static func forms(_ language: String, _ tag: String) -> Int? {
        switch language {
        case "ja", "ko", "zh", "th", "vi", "id", "ms": 1
        case "cs", "sk", "lt", "lv", "pl", "ro", "ga", "mk": 3
        case "ru", "uk", "be", "sr", "hr", "bs": 3
        case "sl": 4
        case "ar": 6
        case "da", "de", "el", "en", "es", "et", "eu", "fi", "gl", "he", "it", "nb", "nl", "nn", "no", "sv": 2
        case "bg", "sq", "sw", "fr", "pt", "hi", "hy", "is": 2
        default: nil
        }
    }

    private static func form(_ n: Int, _ language: String, _ tag: String) -> Int {
        let (tens, hundreds) = (n % 10, n % 100)
        switch language {
        case "fr", "hy": return n < 2 ? 0 : 1
        case "pt": return tag == "pt-BR" ? (n < 2 ? 0 : 1) : (n == 1 ? 0 : 1)
        case "is": return tens == 1 && hundreds != 11 ? 0 : 1
        case "cs", "sk": return n == 1 ? 0 : (2...4).contains(n) ? 1 : 2
        case "ga": return n == 1 ? 0 : n == 2 ? 1 : 2
        case "lv": return tens == 1 && hundreds != 11 ? 0 : n != 0 ? 1 : 2
        case "lt": return tens == 1 && hundreds != 11 ? 0 : tens != 0 && !(10...19).contains(hundreds) ? 1 : 2
        case "mk": return tens == 1 ? 0 : tens == 2 ? 1 : 2
        case "pl": return n == 1 ? 0 : isFew(n) ? 1 : 2
        case "ro": return n == 1 ? 0 : n == 0 || (1...20).contains(hundreds) ? 1 : 2
        case "ru", "uk", "be", "sr", "hr", "bs": return tens == 1 && hundreds != 11 ? 0 : isFew(n) ? 1 : 2
        case "sl": return hundreds == 1 ? 0 : hundreds == 2 ? 1 : (3...4).contains(hundreds) ? 2 : 3
        case "ar": return n < 3 ? n : (3...10).contains(hundreds) ? 3 : hundreds >= 11 ? 4 : 5
        default: return n == 1 ? 0 : 1
        }
    }

    /// Numbers that end in 2, 3 or 4 and not in 12 to 14.
    private static func isFew(_ n: Int) -> Bool {
        (2...4).contains(n % 10) && !(10...20).contains(n % 100)
    }
}
