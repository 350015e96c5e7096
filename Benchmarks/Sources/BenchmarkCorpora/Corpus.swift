/// The texts of one measurement: paragraphs without mandatory breaks.
public struct Corpus: Sendable {
    /// What the table calls it.
    public let name: String
    public let texts: [String]
    /// Unicode scalars in all, which "per character" divides by.
    public let characterCount: Int

    init(name: String, texts: [String]) {
        self.name = name
        self.texts = texts
        characterCount = texts.reduce(0) { $0 + $1.unicodeScalars.count }
    }

    /// Paragraphs of 150 to 600 characters in one language: `"english"`, `"arabic"`, `"hindi"`, `"thai"`, `"chinese"`.
    public static func paragraphs(_ language: String, count: Int = 80) throws -> Corpus {
        let sentences = try Sentences(language).lines
        let separator = language == "chinese" ? "" : " "
        var dice = Dice(seed: 20_240_601)
        let texts = (0..<count).map { _ in
            paragraph(of: sentences, separator, length: 150 + dice.roll(450), &dice)
        }
        return Corpus(name: language, texts: texts)
    }

    /// One English paragraph of about `length` characters.
    public static func longText(length: Int) throws -> Corpus {
        var dice = Dice(seed: 7)
        let text = paragraph(of: try Sentences("english").lines, " ", length: length, &dice)
        return Corpus(name: "one text of \(text.unicodeScalars.count) characters", texts: [text])
    }

    private static func paragraph(
        of sentences: [String],
        _ separator: String,
        length: Int,
        _ dice: inout Dice
    ) -> String {
        var text = dice.pick(sentences)
        while text.unicodeScalars.count < length && text.utf8.count < 4 * length {
            text += separator + dice.pick(sentences)
        }
        return text
    }
}
