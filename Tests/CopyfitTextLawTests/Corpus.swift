import TestSupport

/// Words of one kind, and how random texts are made of them.
struct Corpus: Sendable {
    let words: [String]
    var separators = Corpus.spaces
    /// Now and then a word is made of the words' characters in any order, marks without bases included.
    ///
    /// Not for scripts of syllables: HarfBuzz 6 numbers syllables modulo 15 and inserts no dotted circle into a broken one
    /// whose number is that of the last broken one, so that a line differs from itself shaped alone without a flag.
    var scrambles = true

    private static let spaces = [
        " ", " ", " ", " ", " ", " ", " ", " ", "  ", "   ", "\u{A0}", "\u{202F}", "\u{3000}", "\u{2003}", "\u{200B}",
        "\u{2060}", "-", "\u{2013}", "/", "", ", ", ". ",
    ]
    private static let breaks = ["\n", "\r\n", "\r", "\u{85}", "\u{B}", "\u{C}", "\u{2028}", "\u{2029}", "\n\n", " \n"]

    /// A text of up to `limit` words; every fourth text has mandatory breaks.
    func text(_ generator: inout SeededGenerator, limit: Int) -> String {
        let breaksLines = generator.below(4) == 0
        var text = generator.below(12) == 0 ? generator.element(separators) : ""
        for _ in 0...generator.below(limit) {
            text += word(&generator)
            text +=
                breaksLines && generator.below(6) == 0
                ? generator.element(Self.breaks) : generator.element(separators)
        }
        return text
    }

    private func word(_ generator: inout SeededGenerator) -> String {
        let word = generator.element(words)
        guard scrambles, generator.below(8) == 0 else { return word }
        var scalars = String.UnicodeScalarView()
        for _ in 0...generator.below(6) {
            scalars.append(generator.element(Array(generator.element(words).unicodeScalars)))
        }
        return String(scalars)
    }
}

extension Corpus {
    static let latin = Corpus(words: [
        "The", "quick", "office", "affluent", "fjord", "AVATAR", "To", "Wa.", "“Yes”", "don’t", "e-mail", "x=3/4",
        "2025-11-21", "(bracket)", "naïve", "Ångström", "well-known", "https://a.b/c?d=e&f", "->", "--", "…", "fi",
        "1:2",
        "Zażółć", "gęślą", "jaźń", "Čeština", "ığdır", "tiếng", "e\u{301}tude", "I", "a", "https", "Vater", "Typ",
        "$9.99",
    ])
    /// Words that a dictionary divides, some inside what a font may draw as one: ff, fi, ti.
    static let english = Corpus(words: [
        "hyphenation", "office", "affluent", "university", "AVATARS", "Associate", "declination", "efficiently",
        "table",
        "to", "of", "a", "well-known", "“Reformation”", "baffling", "difference", "people's", "x2", "naïve",
        "e\u{301}tude",
    ])
    /// Soft hyphens in words, in what a font may draw as one, between letters that join, and astray.
    static let softlyHyphenated = Corpus(words: [
        "hy\u{AD}phen\u{AD}a\u{AD}tion", "of\u{AD}fice", "af\u{AD}flu\u{AD}ent", "AV\u{AD}A\u{AD}TARS", "Vaf\u{AD}fi",
        "to", "a",
        "Donau\u{AD}dampf\u{AD}schiff", "\u{AD}", "x\u{AD}\u{AD}y", "(\u{AD})", "e\u{301}\u{AD}tude",
        "well-\u{AD}known", "i\u{AD}l\u{AD}l.",
    ])
    static let softlyHyphenatedArabic = Corpus(
        words: arabic.words + ["الس\u{AD}لام", "الكت\u{AD}اب", "كل\u{AD}\u{AD}مة", "\u{AD}"]
    )
    static let softlyHyphenatedASCII = Corpus(
        words: ascii.words + ["fe\u{AD}ed", "ab\u{AD}c\u{AD}def", "be\u{AD}ad", "\u{AD}"]
    )
    static let greekAndCyrillic = Corpus(words: [
        "Ελλάδα", "γλῶσσα", "καὶ", "ὁ", "λόγος", "Москва", "съешь", "ещё", "этих", "мягких", "булок", "Київ", "ґанок",
        "Ђорђе", "№", "«да»", "α", "и",
    ])
    static let arabic = Corpus(words: [
        "السلام", "عليكم", "في", "لا", "الكتاب", "مُحَمَّد", "١٢٣", "بِسْمِ", "الله", "كلمة،", "سؤال؟", "ـــ", "إلى", "و",
        "123", "(قوس)", "ABC", "لله", "بيت", "\u{202B}نص\u{202C}",
    ])
    static let urdu = Corpus(words: [
        "یہ", "نستعلیق", "پاکستان", "میں", "ہے۔", "کیا", "زبان", "اردو", "خوبصورت", "لکھنا", "کے", "لیے", "۱۲۳", "بچّہ",
    ])
    static let hebrew = Corpus(words: [
        "שלום", "עולם", "בְּרֵאשִׁית", "טקסט", "12:30", "(כן)", "ירושלים", "את", "ו", "״ציטוט״", "abc", "אֱלֹהִים",
    ])
    static let devanagari = Corpus(
        words: [
            "नमस्ते", "दुनिया", "हिन्दी", "क्षत्रिय", "ज्ञान", "श्री", "कर्म", "विद्यार्थी", "है।", "और", "र्‍य", "१२३", "में", "कि", "ट्ठ",
        ],
        scrambles: false
    )
    static let bengali = Corpus(
        words: [
            "বাংলা", "ভাষা", "নমস্কার", "কৃষ্ণ", "বিজ্ঞান", "আমি", "ও", "স্ত্রী", "১২৩", "গ্রন্থ", "ক্ষমা", "হয়।",
        ],
        scrambles: false
    )
    static let tamil = Corpus(
        words: [
            "தமிழ்", "மொழி", "வணக்கம்", "கொள்கை", "ஸ்ரீ", "நான்", "ஒரு", "பௌர்ணமி", "௧௨௩", "கேள்வி", "க்ஷ",
        ],
        scrambles: false
    )
    static let thai = Corpus(
        words: [
            "สวัสดี", "ชาวโลก", "ภาษาไทย", "น้ำ", "ผู้ใหญ่", "กำลัง", "เรียน", "ที่", "โรงเรียน", "ๆ", "ฯลฯ", "๑๒๓", "และ", "กตัญญู",
        ],
        separators: ["", "", "", "", " ", "  ", "\u{200B}", "-"]
    )
    static let myanmar = Corpus(
        words: ["မြန်မာ", "စာ", "မင်္ဂလာပါ", "ကျွန်တော်", "သည်", "ပြည်ထောင်စု", "၁၂၃", "ဩ", "ဘာသာ", "က္က", "န္တြ", "။"],
        separators: ["", "", "", " ", "\u{200B}"],
        scrambles: false
    )
    static let khmer = Corpus(
        words: ["ភាសា", "ខ្មែរ", "សួស្តី", "ពិភពលោក", "ក្រុង", "ភ្នំពេញ", "១២៣", "នៅ", "ស្រី", "ញុំ", "។", "ខ្ញុំ"],
        separators: ["", "", "", " ", "\u{200B}"],
        scrambles: false
    )
    static let eastAsian = Corpus(
        words: [
            "日本語", "の", "テキスト", "漢字", "「引用」", "。", "、", "ー", "きゃっ", "中文", "排版", "（括号）", "——", "……", "한국어", "텍스트",
            "ABC", "123", "々", "ゝ", "！？", "東京都", "が\u{3099}", "100％",
        ],
        separators: ["", "", "", "", "", "\u{3000}", " ", "\u{200B}"]
    )
    static let emoji = Corpus(
        words: [
            "👩‍👩‍👧‍👦", "👍🏽", "🇯🇵", "🇩🇪🇫🇷", "❤️", "1️⃣", "😀", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "👨‍🚀", "☺️", "🧑🏿‍🤝‍🧑🏻", "⚽", "#️⃣",
        ],
        separators: ["", "", " ", "  ", "\u{200B}"]
    )
    static let mixed = Corpus(
        words: latin.words + arabic.words + hebrew.words + devanagari.words + thai.words + eastAsian.words
            + emoji.words,
        scrambles: false
    )
    static let ascii = Corpus(words: ["ab", "a", "cab", "bad", "deaf", "face", "bead", "c", "feed", "abcdef"])
}
