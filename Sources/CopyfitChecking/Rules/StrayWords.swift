import CopyfitFit

/// Words of a comment that are probably meant as a part of a rule but are not written as `name=value`.
struct StrayWords {
    private let words: [Substring]
    /// The word before them; nil if the rule begins with them.
    private let before: Substring?

    init(_ words: some Sequence<Substring>, after before: Substring?) {
        self.words = Array(words)
        self.before = before
    }

    /// The first such word; nil if there is none. A comment may say twice what `isKnown`.
    func first(isKnown: (FitMember, String) -> Bool = { _, _ in false }) -> Substring? {
        guard let first = words.first else { return nil }
        if before != nil, isMisplacedRange || isMisplacedLength || isMisplacedUnit { return first }
        return words.indices.first { isPart($0, isKnown) }.map { words[$0] }
    }

    /// Whether the first word is meant as a part of a rule.
    var beginsWithPart: Bool { !words.isEmpty && isPart(0) { _, _ in false } }

    private func isPart(_ index: Int, _ isKnown: (FitMember, String) -> Bool) -> Bool {
        let word = words[index].withoutBrackets
        if let sign = word.firstIndex(where: { "=:".contains($0) }) {
            let value = String(word[word.index(after: sign)...]).trimmingEndOfSentence
            guard let member = FitMember(written: word[..<sign]) else { return false }
            if word[sign] == "=" { return !isKnown(member, value) }
            return member.isSpelled(word[..<sign]) || (value.isEmpty ? isValue(index + 1) : value.isValueOfRule)
        }
        guard let member = FitMember(written: word) else {
            return isSign(index + 1) && FitMember.nearest(to: word) != nil
        }
        return member.isSpelled(word) || isSign(index + 1) || isValue(index + 1)
    }

    private func isSign(_ index: Int) -> Bool {
        index < words.count && (words[index].hasPrefix("=") || words[index] == ":")
    }

    private func isValue(_ index: Int) -> Bool { index < words.count && words[index].withoutBrackets.isValueOfRule }

    /// "width=500 … 600"
    private var isMisplacedRange: Bool {
        let signs: Set<Character> = [".", "…", "–", ","]
        let rest = words[0].drop { signs.contains($0) }
        return rest.count < words[0].count && (rest.isEmpty ? isValue(1) : String(rest).isValueOfRule)
    }

    /// "width=500, 600" or "width=500 600", but not "maxLines=1 3 buttons".
    private var isMisplacedLength: Bool {
        guard Length(words[0].withoutBrackets) != nil else { return false }
        return before?.hasSuffix(",") == true || words.count == 1 || words[0].last == "," || words[1].isUnit
            || words[1].contains("=")
    }

    /// "width=500 pt"; "in" and "em" begin sentences too.
    private var isMisplacedUnit: Bool {
        guard words[0].isUnit else { return false }
        let isWord = ["in", "em"].contains(words[0])
        return !isWord || words.count == 1 || words[1].contains("=")
    }
}

extension Substring {
    /// The word without brackets, quotation marks and the end of a sentence around it.
    fileprivate var withoutBrackets: String {
        String(drop { "([{\"“".contains($0) }).trimmingEndOfSentence
    }

    /// Whether it is a unit of lengths.
    fileprivate var isUnit: Bool { Length("1" + withoutBrackets) != nil && first?.isLetter == true }
}

extension String {
    /// The word without a comma, a full stop or a bracket at its end.
    var trimmingEndOfSentence: String {
        var text = self
        while let last = text.last, ".,;)]}\"”".contains(last) { text.removeLast() }
        return text
    }

    /// Whether it may be the value of a part of a rule.
    fileprivate var isValueOfRule: Bool {
        first?.isNumber == true || ["allowed", "forbidden", "on", "off", "inf", "="].contains(self)
    }
}

extension FitMember {
    /// The part that a word names, in any case and with or without hyphens.
    fileprivate init?(written word: some StringProtocol) {
        let name = Self.normalized(word)
        guard let member = Self.allCases.first(where: { $0.rawValue.lowercased() == name }) ?? Self(name: name) else {
            return nil
        }
        self = member
    }

    /// Whether a word can only be its name, because it is no word of English, such as `maxLines`.
    fileprivate func isSpelled(_ word: some StringProtocol) -> Bool {
        rawValue.contains(where: \.isUppercase) && Self.normalized(word) == rawValue.lowercased()
    }

    private static func normalized(_ word: some StringProtocol) -> String {
        word.lowercased().filter { !"-_".contains($0) }
    }
}
