/// What pseudo-locales make of letters.
enum PseudoLetters {
    /// Letters of Latin with marks, each the first of some that `isAvailable` accepts; without one the letter stays.
    static func accented(_ letters: Substring, isAvailable: (Unicode.Scalar) -> Bool) -> String {
        var text = ""
        for scalar in letters.unicodeScalars {
            let candidates = accents[scalar] ?? ""
            text.unicodeScalars.append(candidates.unicodeScalars.first(where: isAvailable) ?? scalar)
        }
        return text
    }

    /// Letters with marks of European languages and Vietnamese, those with the most marks first.
    private static let accents: [Unicode.Scalar: String] = {
        let small = [
            "a": "ấäá", "b": "ḃ", "c": "čç", "d": "ďđ", "e": "ếëé", "f": "ḟ", "g": "ğģ", "h": "ĥħ", "i": "ïí", "j": "ĵ",
            "k": "ķ", "l": "ĺł", "m": "ṁ", "n": "ñň", "o": "ốöó", "p": "ṗ", "r": "řŕ", "s": "šş", "t": "ťţ", "u": "ứüú",
            "v": "ṽ", "w": "ŵẅ", "x": "ẍ", "y": "ÿý", "z": "žż",
        ]
        var accents: [Unicode.Scalar: String] = [:]
        for (letter, candidates) in small {
            for scalar in letter.unicodeScalars { accents[scalar] = candidates }
            for scalar in letter.uppercased().unicodeScalars { accents[scalar] = candidates.uppercased() }
        }
        return accents
    }()

    /// How long a text becomes in translation, as a share of its length in characters: the lower ends of the averages
    /// that IBM published for English (Guidelines to design global solutions; W3C, “Text size in translation”, has the
    /// table): to 10 characters 200–300 %, to 20 180–200 %, to 30 160–180 %, to 50 140–160 %, to 70 151–170 %, above that
    /// 130 %.
    static func expansion(count: Int) -> Double {
        switch count {
        case ...10: 2
        case ...20: 1.8
        case ...30: 1.6
        case ...50: 1.4
        case ...70: 1.51
        default: 1.3
        }
    }

    /// Repeats letters, evenly, so that a text of many parts becomes as much longer as ``expansion(count:)`` says.
    ///
    /// Words become longer, not more, because long words are what other languages have. Each letter is repeated about
    /// as often as the others, so that the width grows as the length does.
    struct Lengthening {
        private let factor: Double
        private var before = 0

        /// - Parameter letters: The whole text without what is kept.
        init(_ letters: String) {
            let (all, repeated) = (letters.count, letters.count(where: \.isLetter))
            let more = (PseudoLetters.expansion(count: all) - 1) * Double(all)
            factor = 1 + (repeated > 0 ? more / Double(repeated) : 0)
        }

        /// A part of the text. At most three of each letter are made.
        mutating func lengthened(_ letters: Substring) -> String {
            var text = ""
            for character in letters {
                var count = 1
                if character.isLetter {
                    count =
                        Int((Double(before + 1) * factor).rounded(.down))
                        - Int((Double(before) * factor).rounded(.down))
                    before += 1
                }
                text += String(repeating: character, count: min(3, count))
            }
            return text
        }
    }

    /// Arabic in place of Latin.
    static func arabic(_ letters: Substring) -> String {
        var text = ""
        for scalar in letters.unicodeScalars {
            text.unicodeScalars.append(arabic[scalar] ?? scalar)
        }
        return text
    }

    /// Letters of similar sounds, and the marks that Arabic writes differently.
    private static let arabic: [Unicode.Scalar: Unicode.Scalar] = {
        let latin = "abcdefghijklmnopqrstuvwxyz".unicodeScalars
        let arabic = "ابصديفغهيجكلمنوثقرستعوطخيز".unicodeScalars
        var pairs: [Unicode.Scalar: Unicode.Scalar] = [",": "\u{60C}", ";": "\u{61B}", "?": "\u{61F}"]
        for (one, other) in zip(latin, arabic) {
            pairs[one] = other
            for capital in String(one).uppercased().unicodeScalars { pairs[capital] = other }
        }
        return pairs
    }()

    /// Turns the text that follows from right to left, whatever it begins with.
    static let rightToLeftMark = "\u{200F}"
}
