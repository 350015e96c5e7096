import Foundation

/// The texts of one measurement: paragraphs without mandatory breaks.
public struct Corpus: Sendable {
    /// What the table calls it.
    public let name: String
    /// The texts, in order.
    public let texts: [String]
    /// Unicode scalars in all, which "per character" divides by.
    public let characterCount: Int

    init(name: String, texts: [String]) {
        self.name = name
        self.texts = texts
        characterCount = texts.reduce(0) { $0 + $1.unicodeScalars.count }
    }

    /// A language that `Texts/` has sentences of.
    public enum Language: String, CaseIterable, Sendable {
        case english, arabic, hindi, thai, chinese
    }

    /// Paragraphs of 150 to 600 characters in one language.
    public static func paragraphs(_ language: Language, count: Int = 80) throws -> Corpus {
        let sentences = try Sentences(language.rawValue).lines
        let separator = language == .chinese ? "" : " "
        var dice = Dice(seed: 20_240_601)
        let texts = (0..<count).map { _ in
            let length = 150 + dice.roll(450)
            return paragraph(of: sentences, separator, length: length, &dice)
        }
        return Corpus(name: language.rawValue.capitalized, texts: texts)
    }

    /// One English paragraph of about `length` characters.
    public static func longText(length: Int) throws -> Corpus {
        var dice = Dice(seed: 7)
        let text = paragraph(of: try Sentences("english").lines, " ", length: length, &dice)
        return Corpus(name: "One text, \(text.unicodeScalars.count) characters", texts: [text])
    }

    /// Short labels of an interface, each several times.
    public static func labels() throws -> Corpus {
        var dice = Dice(seed: 11)
        let short = try Sentences("english").lines.filter { $0.utf8.count <= 24 }
        return Corpus(name: "Labels", texts: (0..<2000).map { _ in dice.pick(short) })
    }

    private static func paragraph(
        of sentences: [String],
        _ separator: String,
        length: Int,
        _ dice: inout Dice
    ) -> String {
        var text = dice.pick(sentences)
        var count = text.unicodeScalars.count
        while count < length {
            let sentence = dice.pick(sentences)
            text += separator + sentence
            count += separator.unicodeScalars.count + sentence.unicodeScalars.count
        }
        return text
    }
}
