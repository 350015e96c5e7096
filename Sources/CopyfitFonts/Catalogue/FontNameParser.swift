/// Splits a font's name into a family and style words. The family is the longest prefix that names one; the rest must
/// be style words.
struct FontNameParser {
    let name: String
    /// Names to suggest if none matches.
    let knownNames: [String]
    let family: (String) -> FontFamily?

    /// More words than any family and style have together; the words after them count as one.
    private static let wordLimit = 24

    /// - Throws: `.unknownFamily`, `.unknownStyle` or `.sizeInName`.
    func parse() throws(FontError) -> (family: FontFamily, style: FontStyle) {
        let words = words { $0.isWhitespace }
        if let found = try parse(words) { return found }
        // PostScript's names: Inter-SemiBold.
        let parts = self.words { $0.isWhitespace || $0 == "-" }
        if parts != words, let found = try parse(parts) { return found }
        throw .unknownFamily(name: shortName, suggestions: Self.similar(to: shortName, among: knownNames))
    }

    private func words(where isSeparator: (Character) -> Bool) -> [String] {
        name.split(maxSplits: Self.wordLimit, whereSeparator: isSeparator).map(String.init)
    }

    /// nil if the words do not begin with a family.
    private func parse(_ words: [String]) throws(FontError) -> (family: FontFamily, style: FontStyle)? {
        for count in stride(from: words.count, to: 0, by: -1) {
            guard let found = family(words[..<count].joined(separator: " ")) else { continue }
            switch FontStyleName.parse(Array(words[count...])) {
            case .success(let style): return (found, style)
            case .failure(let unknown): throw error(unknown.word, in: found, words)
            }
        }
        return nil
    }

    /// The name, truncated if it is too long for a message.
    private var shortName: String { name.count > 80 ? name.prefix(80) + "…" : name }

    private func error(_ word: String, in family: FontFamily, _ words: [String]) -> FontError {
        let word = String(word.prefix(80))
        let number = word.hasSuffix("pt") || word.hasSuffix("px") ? String(word.dropLast(2)) : word
        if Double(number) != nil { return .sizeInName(name: shortName, word: number) }
        return .unknownStyle(name: shortName, family: family.name, word: word, suggestions: names(withAll: words))
    }

    /// The known names that have all these words and more: Noto Sans CJK JP for Noto Sans JP.
    private func names(withAll words: [String]) -> [String] {
        let asked = Set(words.map { FontStyleName.normalized($0) })
        return knownNames.filter { name in
            asked.isSubset(of: name.split(separator: " ").map { FontStyleName.normalized($0) })
        }
    }

    /// At most two names, nearest first, that differ from `name` in at most a third of the letters, in short names in
    /// one or two.
    static func similar(to name: String, among names: [String]) -> [String] {
        let asked = Array(FontStyleName.normalized(name))
        let most = max(asked.count < 5 ? 1 : 2, asked.count / 3)
        let ranked = names.map { ($0, distance(asked, Array(FontStyleName.normalized($0)))) }
        let near = ranked.filter { $0.1 <= most }.sorted { $0.1 < $1.1 }
        return near.prefix(2).map { $0.0 }
    }

    /// Levenshtein's distance. O(nm).
    private static func distance(_ a: [Character], _ b: [Character]) -> Int {
        var row = Array(0...b.count)
        for (i, letter) in a.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in b.enumerated() {
                let replaced = diagonal + (letter == other ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
            }
        }
        return row[b.count]
    }
}
