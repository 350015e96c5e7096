/// What labels of an interface are like to someone who has seen the ones before.
public enum LabelKind: String, CaseIterable, Sendable {
    /// 200 labels, again and again.
    case few = "200 labels in turn"
    /// 20,000 labels, again and again.
    case many = "20,000 labels in turn"
    /// Each label is new, its words are not.
    case knownWords = "new labels of known words"
    /// Each word is new too.
    case newWords = "new labels of new words"
}

extension Corpus {
    /// Labels of two to four words.
    public static func labels(_ kind: LabelKind, count: Int) throws -> Corpus {
        var dice = Dice(seed: 23)
        let words = Set(try Sentences("english").lines.flatMap { $0.split(separator: " ").map(String.init) }).sorted()
        var seen: Set<String> = []
        var labels: [String] = []
        let distinct = [LabelKind.few: 200, .many: 20_000][kind] ?? count
        while labels.count < distinct {
            let label = (0..<2 + dice.roll(3)).map { _ in kind == .newWords ? dice.word() : dice.pick(words) }
                .joined(separator: " ")
            if seen.insert(label).inserted { labels.append(label) }
        }
        return Corpus(name: kind.rawValue, texts: (0..<count).map { labels[$0 % distinct] })
    }
}

extension Dice {
    /// Three to nine letters.
    fileprivate mutating func word() -> String {
        let letters = Array("abcdefghijklmnoprstuvwyz")
        return String((0..<3 + roll(7)).map { _ in pick(letters) })
    }
}
