/// The signs in a text that may be those of shortcuts. A doubled one is a character; one in an address, a path, a name of
/// programs (`file_name.txt`, `_bold_`) or before a capital in a word (`AT&T`) is as it is written.
package struct ShortcutSigns {
    /// A sign with the word that it is in.
    package struct Sign: Hashable {
        package let character: UInt8
        /// In bytes.
        package let place: Int
        package let kind: ShortcutPlaces
        package let word: String
    }

    package private(set) var signs: [Sign] = []
    /// Where the first of two equal signs is, in bytes.
    private var doubled: [UInt8: [Int]] = [:]
    private let bytes: [UInt8]
    private let firstLetter: Int
    private let characters: [UInt8]

    /// - Parameter hidden: What of the text is none of its words, in bytes.
    /// - Complexity: O(n).
    package init(_ text: String, _ syntax: MarkupSyntax, hidden: [Range<Int>]) {
        bytes = Array(text.utf8)
        characters = syntax.shortcutSigns
        let scalars = text.unicodeScalars
        let first = scalars.firstIndex(where: \.isOfWord) ?? scalars.endIndex
        firstLetter = text.utf8.distance(from: text.startIndex, to: first)
        if !bytes.contains(where: characters.contains) { return }
        var isHidden = Array(repeating: false, count: bytes.count)
        for range in hidden where range.upperBound <= bytes.count {
            for index in range { isHidden[index] = true }
        }
        for token in bytes.indices.split(whereSeparator: { bytes[$0].isBlank }) {
            for character in characters { take(character, in: token.startIndex..<token.endIndex, isHidden) }
        }
    }

    /// The shortcuts, if signs in some places are such: those before words, or else the only one in a word.
    ///
    /// - Parameter words: Words that have a sign and no shortcut.
    package func shortcuts(in places: [UInt8: ShortcutPlaces], except words: Set<String>) -> [Sign] {
        for character in characters {
            guard let places = places[character] else { continue }
            let found = signs.filter {
                $0.character == character && places.contains($0.kind) && !words.contains($0.word)
            }
            let before = found.filter { $0.kind == .start || $0.kind == .word }
            let best = before.isEmpty ? found : before
            if best.count == 1 || best.count > 1 && !before.isEmpty && places.contains(.several) { return best }
        }
        return []
    }

    /// Where the first of two equal signs is that count as one beside a shortcut, in bytes.
    package func doubled(beside shortcuts: [Sign]) -> [Int] {
        shortcuts.first.map { doubled[$0.character] ?? [] } ?? []
    }

    /// Where the first of two equal signs is, in bytes, in a text that is known to be read with shortcuts: `Save && Exit`.
    package var allDoubled: [Int] { doubled.values.flatMap(\.self) }

    private mutating func take(_ character: UInt8, in token: Range<Int>, _ isHidden: [Bool]) {
        var found: [Int] = []
        var index = token.lowerBound
        while let place = bytes[index..<token.upperBound].firstIndex(of: character) {
            index = place + 1
            if isHidden[place] || MarkupScanner.isReference(bytes, at: place) { continue }
            if index < token.upperBound, bytes[index] == character {
                doubled[character, default: []].append(place)
                index += 1
            } else {
                found.append(place)
            }
        }
        // `_bold_`, `snake_case_name`, `?a&b&c`
        guard found.count == 1, let sign = sign(at: found[0], in: token) else { return }
        signs.append(sign)
    }

    /// The sign at a place; nil if what is around it is no word of a language.
    private func sign(at place: Int, in token: Range<Int>) -> Sign? {
        guard place + 1 < token.upperBound, let next = scalar(from: place + 1), next.isOfWord else { return nil }
        let start = bytes[token.lowerBound..<place].lastIndex { !$0.isOfWord }.map { $0 + 1 } ?? token.lowerBound
        let end = bytes[place + 1..<token.upperBound].firstIndex { !$0.isOfWord } ?? token.upperBound
        if isOfProgram(token, start..<end, sign: place) { return nil }
        let isInside = scalar(before: place)?.isOfWord ?? false
        if isInside, next.properties.isUppercase || next.properties.numericType != nil { return nil }
        return Sign(
            character: bytes[place],
            place: place,
            kind: isInside ? kind(inside: start..<end, place) : kind(before: next, place),
            word: String(decoding: bytes[start..<end], as: UTF8.self)
        )
    }

    private func kind(before next: Unicode.Scalar, _ place: Int) -> ShortcutPlaces {
        let end = place + 1 + next.utf8.count
        let isInParentheses =
            ["(", "（"].contains(scalar(before: place)) && end < bytes.count && [")", "）"].contains(scalar(from: end))
        // `_id` is a name
        let isFirst =
            firstLetter > place && (bytes[place] != UInt8(ascii: "_") || !next.properties.isLowercase)
        return isInParentheses || isFirst ? .start : .word
    }

    private func kind(inside word: Range<Int>, _ place: Int) -> ShortcutPlaces {
        // `ip_address` is a name, `E_xit` is none
        let begins = scalar(from: word.lowerBound)
        if bytes[place] == UInt8(ascii: "_"), begins?.properties.isLowercase ?? false { return .inside }
        let before = String(decoding: bytes[word.lowerBound..<place], as: UTF8.self).unicodeScalars.count
        let after = String(decoding: bytes[place + 1..<word.upperBound], as: UTF8.self).unicodeScalars.count
        return before <= 2 && after >= 2 ? .early : .inside
    }

    private func scalar(from index: Int) -> Unicode.Scalar? {
        String(decoding: bytes[index..<min(index + 4, bytes.count)], as: UTF8.self).unicodeScalars.first
    }

    private func scalar(before index: Int) -> Unicode.Scalar? {
        let start = bytes[..<index].suffix(4).lastIndex { $0 & 0xC0 != 0x80 }
        return start.flatMap { String(decoding: bytes[$0..<index], as: UTF8.self).unicodeScalars.first }
    }
}

// MARK: Names of programs

extension ShortcutSigns {
    /// The ends of names in programs that no word of a language has after an underscore.
    private static let endsOfNames: Set = [
        "id", "ids", "name", "names", "file", "files", "dir", "path", "url", "key", "keys", "type", "in", "out", "to",
    ]

    /// Whether a sign is in an address, a path, a query, an option or a name.
    private func isOfProgram(_ token: Range<Int>, _ word: Range<Int>, sign: Int) -> Bool {
        let text = bytes[token]
        if text.contains(where: { "=\\@".utf8.contains($0) }) || text[..<sign].contains(UInt8(ascii: "?")) {
            return true
        }
        if text.first.map({ "/~.-#".utf8.contains($0) && sign > token.lowerBound }) ?? false { return true }
        if sign > token.lowerBound, "'\"`<{[:".utf8.contains(bytes[sign - 1]) { return true }
        let isAddress = text.indices.contains { text[$0] == UInt8(ascii: ":") && bytes.hasText("://", at: $0) }
        if isAddress || bytes.hasText("www.", at: token.lowerBound) { return true }
        // `file_name.txt`, but not `_Open...`
        let hasEnding =
            word.upperBound + 1 < token.upperBound && bytes[word.upperBound] == UInt8(ascii: ".")
            && bytes[word.upperBound + 1].isAlphanumeric
        if hasEnding, word.lowerBound < sign || bytes[sign] == UInt8(ascii: "_") { return true }
        let end = String(decoding: bytes[sign + 1..<word.upperBound], as: UTF8.self)
        return bytes[sign] == UInt8(ascii: "_") && word.lowerBound < sign && Self.endsOfNames.contains(end)
    }
}

extension Unicode.Scalar {
    fileprivate var isOfWord: Bool { properties.isAlphabetic || properties.numericType != nil }
}

extension UInt8 {
    /// Whether it may be of a letter or digit.
    fileprivate var isOfWord: Bool { isAlphanumeric || self >= 0x80 }
}
