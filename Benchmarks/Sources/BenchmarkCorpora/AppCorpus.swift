/// The texts of an app in 40 languages, made with lengths and scripts like those of a large one (1,716 keys: as many as Element X has).
public struct AppCorpus: Sendable {
    /// A language with the texts in the order of the keys.
    public struct Translations: Sendable {
        public let locale: String
        public let texts: [String]
    }

    public let keys: [String]
    /// English first.
    public let languages: [Translations]

    public init(keyCount: Int) throws {
        var dice = Dice(seed: 17)
        let english = Set(try Sentences("english").lines.flatMap { $0.split(separator: " ").map(String.init) }).sorted()
        var (keys, sources): ([String], [[String]]) = ([], [])
        for number in 0..<keyCount {
            let (kind, count) = Self.kind(&dice)
            keys.append("\(kind).\(number)")
            sources.append((0..<count).map { _ in dice.pick(english) })
        }
        let spoken = try Spoken()
        self.keys = keys
        languages = Self.locales.map { locale in
            Translations(locale: locale, texts: sources.map { spoken.text($0, in: locale, &dice) })
        }
    }

    /// Four of ten texts are labels, five of ten lines or two, the others paragraphs.
    private static func kind(_ dice: inout Dice) -> (name: String, words: Int) {
        switch dice.roll(10) {
        case 0..<4: ("label", 1 + dice.roll(3))
        case 4..<9: ("line", 4 + dice.roll(9))
        default: ("paragraph", 18 + dice.roll(30))
        }
    }

    private static let locales = """
        en ar be bg bn cs da de el es et fa fi fr he hi hr hu id it ja ko lt lv nb nl pl pt ro ru sk sl sv sw th tr uk vi zh-Hans \
        zh-Hant
        """.split(separator: " ").map(String.init)
}

/// Words of other languages in place of English ones.
private struct Spoken {
    private let arabic: [String]
    private let hindi: [String]
    private let thai: [String]
    private let chinese: [Character]

    init() throws {
        func words(_ name: String) throws -> [String] {
            try Sentences(name).lines.flatMap { $0.split(separator: " ").map(String.init) }
        }
        (arabic, hindi, thai) = (try words("arabic"), try words("hindi"), try words("thai"))
        chinese = try Sentences("chinese").lines.flatMap { Array($0) }
    }

    func text(_ words: [String], in locale: String, _ dice: inout Dice) -> String {
        switch locale {
        case "en": words.joined(separator: " ")
        case "ar", "fa": words.map { _ in dice.pick(arabic) }.joined(separator: " ")
        case "hi", "bn": words.map { _ in dice.pick(hindi) }.joined(separator: " ")
        case "th": words.indices.filter { $0 % 3 == 0 }.map { _ in dice.pick(thai) }.joined()
        case "ja", "zh-Hans", "zh-Hant": String(words.flatMap { _ in [dice.pick(chinese), dice.pick(chinese)] })
        case "ko": words.map { _ in syllables(&dice) }.joined(separator: " ")
        case "be", "bg", "ru", "uk": words.map { letters($0, Self.cyrillic) }.joined(separator: " ")
        case "el": words.map { letters($0, Self.greek) }.joined(separator: " ")
        case "he": words.map { letters($0, Self.hebrew) }.joined(separator: " ")
        default: latin(words, locale)
        }
    }

    /// A third longer: every third word is doubled. Most languages have marks on their letters.
    private func latin(_ words: [String], _ locale: String) -> String {
        let longer = words.enumerated().map { $0 % 3 == 0 ? $1 + $1.lowercased() : $1 }
        let isPlain = ["id", "it", "nl", "sw"].contains(locale)
        return longer.map { isPlain ? $0 : letters($0, Self.accented) }.joined(separator: " ")
    }

    private func syllables(_ dice: inout Dice) -> String {
        String(
            String.UnicodeScalarView(
                (0..<2 + dice.roll(3)).compactMap { _ in Unicode.Scalar(0xAC00 + dice.roll(11_172)) }
            )
        )
    }

    private func letters(_ word: String, _ alphabet: [Character]) -> String {
        String(
            word.map { letter in
                guard let value = letter.lowercased().utf8.first, (0x61...0x7A).contains(value) else { return letter }
                return alphabet[Int(value) - 0x61]
            }
        )
    }

    private static let cyrillic = Array("абцдефгхийклмнопярстувшыжз")
    private static let greek = Array("αβψδεφγηιξκλμνοπθρστυωςχζζ")
    private static let hebrew = Array("אבגדהוזחטיכלמנסעפצקרשתאבגד")
    private static let accented = Array("äbčdëfghïjklmñöpqřštüvwxýž")
}
