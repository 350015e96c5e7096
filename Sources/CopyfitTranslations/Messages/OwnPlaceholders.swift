package import CopyfitAppleStrings

/// Placeholders in a syntax of a program's own: `%0`, `{USERNAME}`, `$*$`.
package struct OwnPlaceholders: Hashable, Sendable {
    /// The spellings, each divided at its asterisks.
    private let spellings: [[[UInt8]]]

    /// - Parameter spellings: An asterisk is a name: letters, digits, and what is in the middle of names (`_`, `-`, `.`).
    package init(_ spellings: [String]) {
        self.spellings = spellings.map { spelling in
            spelling.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false).map(Array.init)
        }
    }

    package var isEmpty: Bool { spellings.isEmpty }

    /// Whether a spelling has signs that no word has, so that words of texts are not taken for it.
    package static func isDistinct(_ spelling: String) -> Bool {
        spelling.utf8.contains { !$0.isAlphanumeric && $0 < 0x80 && $0 != UInt8(ascii: "*") && !$0.isBlank }
    }

    /// Adds those of a text and of its source. They take precedence over placeholders that the format knows.
    package func add(to translation: inout Translation) {
        if isEmpty { return }
        let own = placeholders(in: translation.text)
        if !own.isEmpty { translation.placeholders = own.merged(with: translation.placeholders) }
        guard let source = translation.source else { return }
        let ofSource = placeholders(in: source)
        if ofSource.isEmpty { return }
        // Placeholders of branches are at no place
        let haveBranches = translation.sourcePlaceholders.contains { $0.range.isEmpty }
        translation.sourcePlaceholders =
            haveBranches
            ? translation.sourcePlaceholders + ofSource.map(\.withoutRange)
            : ofSource.merged(with: translation.sourcePlaceholders)
    }

    /// Whether a text is one of them and nothing else.
    package func isOne(_ text: String) -> Bool { placeholders(in: text).first?.range == 0..<text.utf8.count }

    /// Those in a text, in order; the longest of several at one place.
    ///
    /// - Complexity: O(n) in the length of the text, times the number of spellings.
    func placeholders(in text: String) -> [Placeholder] {
        let bytes = Array(text.utf8)
        var found: [Placeholder] = []
        var index = 0
        while index < bytes.count {
            guard let end = spellings.compactMap({ Self.end(of: $0, in: bytes, at: index) }).max() else {
                index += 1
                continue
            }
            let name = String(decoding: bytes[index..<end], as: UTF8.self)
            found.append(Placeholder(range: index..<end, name: name, kind: .any))
            index = end
        }
        return found
    }

    /// Where a spelling that begins at an index ends; nil if it does not begin there.
    private static func end(of pieces: [[UInt8]], in bytes: [UInt8], at start: Int) -> Int? {
        var index = start
        for (number, piece) in pieces.enumerated() {
            if number > 0 {
                let name = bytes[index...].prefix { $0.isOfName }
                let end = name.lastIndex(where: \.isAlphanumeric)
                guard let end else { return nil }
                index = end + 1
            }
            guard bytes[index...].starts(with: piece) else { return nil }
            index += piece.count
        }
        // `%1` is not at the beginning of `%10`
        let isCut = index < bytes.count && bytes[index - 1].isAlphanumeric && bytes[index].isAlphanumeric
        return isCut ? nil : index
    }
}

extension UInt8 {
    fileprivate var isOfName: Bool { isAlphanumeric || "_-.".utf8.contains(self) }
}
