/// A language without spaces between words, whose words are found by a dictionary. Raw values are the tables' numbers.
enum WordLanguage: UInt32 {
    case thai, lao, burmese, khmer

    /// The language of a script; nil if there is no dictionary for it.
    init?(_ script: Script) {
        switch script.number {
        case 38: self = .thai
        case 24: self = .lao
        case 28: self = .burmese
        case 23: self = .khmer
        default: return nil
        }
    }

    /// From which the tables count letters.
    var firstCharacter: UInt32 {
        switch self {
        case .thai: 0x0E00
        case .lao: 0x0E80
        case .burmese: 0x1000
        case .khmer: 0x1780
        }
    }

    /// A text with fewer letters is not divided.
    var leastCount: Int { self == .thai ? 5 : 4 }
    /// Words with fewer letters take the unknown letters after them.
    var longWord: Int { self == .khmer ? 10 : 3 }
    /// Unknown letters that have as many in common with a word are kept apart from the word before.
    var longBeginning: Int { self == .khmer ? 5 : 3 }

    /// Whether a word can begin with a letter.
    func mayBegin(_ letter: UInt16) -> Bool {
        switch self {
        case .thai: 0x0E01...0x0E2E ~= letter || 0x0E40...0x0E44 ~= letter
        case .lao: 0x0E81...0x0EAE ~= letter || 0x0EC0...0x0EC4 ~= letter || 0x0EDC...0x0EDD ~= letter
        case .burmese: 0x1000...0x102A ~= letter
        case .khmer: 0x1780...0x17B3 ~= letter
        }
    }

    /// Whether a word can end with a letter: not with a vowel that is written before its consonant, or a sign that joins
    /// consonants.
    func mayEnd(_ letter: UInt16) -> Bool {
        switch self {
        case .thai: letter != 0x0E31 && !(0x0E40...0x0E44 ~= letter)
        case .lao: !(0x0EC0...0x0EC4 ~= letter)
        case .burmese: true
        case .khmer: letter != 0x17D2
        }
    }
}
