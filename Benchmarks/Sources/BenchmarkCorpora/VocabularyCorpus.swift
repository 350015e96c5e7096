extension Corpus {
    /// Messages of twelve words, each chosen at random from as many different ones.
    public static func messages(vocabulary: Int, count: Int) -> Corpus {
        var dice = Dice(seed: 47)
        let texts = (0..<count).map { _ in
            (0..<12).map { _ in word(dice.roll(vocabulary)) }.joined(separator: " ")
        }
        return Corpus(name: "messages of \(vocabulary) words", texts: texts)
    }

    /// The word of a number: three or more syllables, different for each number.
    private static func word(_ number: Int) -> String {
        let consonants = Array("bcdfghklmnprstvwz")
        let vowels = Array("aeiou")
        var rest = number
        var word = ""
        while word.count < 6 || rest > 0 {
            word.append(consonants[rest % consonants.count])
            rest /= consonants.count
            word.append(vowels[rest % vowels.count])
            rest /= vowels.count
        }
        return word
    }
}
