/// Splits a font's name into a family and style words: the longest beginning that is a family, the rest must be style.
struct FontNameParser {
    let name: String
    /// Names to suggest when none fits.
    let knownNames: [String]
    let family: (String) -> FontFamily?

    /// More words than any family and style have together; what stands behind them is taken as one.
    private static let wordLimit = 24

    /// - Throws: `.unknownFamily`, `.unknownStyle` or `.sizeInName`.
    func parse() throws(FontError) -> (family: FontFamily, style: FontStyle) {
        let words = name.split(maxSplits: Self.wordLimit, whereSeparator: \.isWhitespace).map(String.init)
        for count in stride(from: words.count, to: 0, by: -1) {
            guard let found = family(Array(words[..<count]).joined(separator: " ")) else { continue }
            switch FontStyleName.parse(Array(words[count...])) {
            case .success(let style): return (found, style)
            case .failure(let unknown): throw error(unknown.word, in: found)
            }
        }
        throw .unknownFamily(name: shortName, suggestions: Self.similar(to: shortName, among: knownNames))
    }

    /// The name, or the beginning of one that is too long to be repeated.
    private var shortName: String { name.count > 80 ? name.prefix(80) + "…" : name }

    private func error(_ word: String, in family: FontFamily) -> FontError {
        let word = String(word.prefix(80))
        let number = word.hasSuffix("pt") || word.hasSuffix("px") ? String(word.dropLast(2)) : word
        if Double(number) != nil { return .sizeInName(name: shortName, word: number) }
        return .unknownStyle(name: shortName, family: family.name, word: word)
    }

    /// At most two names within a third of the letters' edits of `name`, nearest first.
    static func similar(to name: String, among names: [String]) -> [String] {
        let asked = Array(FontStyleName.normalized(name))
        let ranked = names.map { ($0, distance(asked, Array(FontStyleName.normalized($0)))) }
        let near = ranked.filter { $0.1 <= max(1, asked.count / 3) }.sorted { $0.1 < $1.1 }
        return near.prefix(2).map(\.0)
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
