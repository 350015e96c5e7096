package import CopyfitAppleStrings

/// Placeholders in a syntax of a program's own: `%0`, `{USERNAME}`, `$*$`.
package struct OwnPlaceholders: Hashable, Sendable {
    /// The spellings, each divided at its asterisks.
    private let spellings: [[[Unicode.Scalar]]]
    /// A name is at most so long, in code points, so that long words cost no more than others.
    private static let maxNameLength = 256

    /// - Parameter spellings: An asterisk is a name: letters, digits, `_`, `-` and `.`. At the end of a spelling the letters are ASCII's,
    ///   and the last sign is a letter or a digit: `%*` ends before the dot of `%name.` and the ideograph of `%n个`.
    package init(_ spellings: [String]) {
        self.spellings = spellings.map { spelling in
            spelling.unicodeScalars.split(separator: "*", omittingEmptySubsequences: false).map(Array.init)
        }
    }

    package var isEmpty: Bool { spellings.isEmpty }

    /// Whether a spelling has signs that no word has, so that words of texts are not taken for it.
    package static func isDistinct(_ spelling: String) -> Bool {
        spelling.unicodeScalars.contains { !$0.isLetterOrDigit && $0 != "*" && !$0.properties.isWhitespace }
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
    /// - Complexity: O(n) in the length of the text, times the number of spellings and the length of names.
    func placeholders(in text: String) -> [Placeholder] {
        let scalars = Array(text.unicodeScalars)
        var found: [Placeholder] = []
        var (index, offset) = (0, 0)
        while index < scalars.count {
            var end = index
            for pieces in spellings { end = max(end, Self.end(of: pieces, in: scalars, at: index) ?? index) }
            let next = max(end, index + 1)
            let length = scalars[index..<next].reduce(0) { $0 + UTF8.width($1) }
            if end > index {
                var name = String.UnicodeScalarView()
                name.append(contentsOf: scalars[index..<end])
                found.append(Placeholder(range: offset..<offset + length, name: String(name), kind: .any))
            }
            (index, offset) = (next, offset + length)
        }
        return found
    }

    /// The last place where a spelling that begins at an index may end; nil if it does not begin there.
    private static func end(of pieces: [[Unicode.Scalar]], in text: [Unicode.Scalar], at start: Int) -> Int? {
        guard let first = pieces.first, text[start...].starts(with: first) else { return nil }
        let isOpen = pieces.count > 1 && pieces.last?.isEmpty == true
        // `:*` is not in `2:45`
        if isOpen, start > 0, text[start - 1].isASCIILetterOrDigit { return nil }
        var ends = [start + first.count]
        for (number, piece) in pieces.enumerated().dropFirst() {
            let isLast = isOpen && number == pieces.count - 1
            ends = nameEnds(after: ends, in: text, isOpen: isLast).filter { text[$0...].starts(with: piece) }
                .map { $0 + piece.count }
            if ends.isEmpty { return nil }
        }
        // `%1` is not at the beginning of `%10`
        return ends.last { end in
            end == text.count || !text[end - 1].isASCIILetterOrDigit || !text[end].isASCIILetterOrDigit
        }
    }

    /// Where names end that begin at one of some places, in order.
    private static func nameEnds(after starts: [Int], in text: [Unicode.Scalar], isOpen: Bool) -> [Int] {
        var ends: [Int] = []
        for start in starts {
            var end = max(start, ends.last ?? start)
            while end < min(text.count, starts[0] + maxNameLength), text[end].isOfName(isOpen: isOpen) {
                end += 1
                ends.append(end)
            }
        }
        return isOpen ? ends.filter { text[$0 - 1].isASCIILetterOrDigit } : ends
    }
}

extension Unicode.Scalar {
    fileprivate var isASCIILetterOrDigit: Bool { isASCII && isLetterOrDigit }

    fileprivate var isLetterOrDigit: Bool { properties.isAlphabetic || properties.numericType != nil }

    fileprivate func isOfName(isOpen: Bool) -> Bool {
        (isOpen ? isASCIILetterOrDigit : isLetterOrDigit) || ["_", "-", "."].contains(self)
    }
}
