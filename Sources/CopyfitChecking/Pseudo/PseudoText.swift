import CopyfitTranslations

/// A text in parts: letters that a pseudo-locale changes, and what stays as it is: placeholders, tags (`<b>`) and
/// references to characters (`&amp;`).
struct PseudoText {
    private enum Part {
        case letters(Substring)
        case kept(Substring, Placeholder?)
    }

    private let parts: [Part]

    init(_ text: String, _ placeholders: [Placeholder]) {
        var parts: [Part] = []
        let utf8 = text.utf8
        var (index, offset) = (utf8.startIndex, 0)
        for placeholder in placeholders
        where placeholder.range.lowerBound >= offset && placeholder.range.upperBound <= utf8.count {
            let start = utf8.index(index, offsetBy: placeholder.range.lowerBound - offset)
            let end = utf8.index(start, offsetBy: placeholder.range.count)
            parts += Self.parts(text[index..<start])
            parts.append(.kept(text[start..<end], placeholder))
            (index, offset) = (end, placeholder.range.upperBound)
        }
        self.parts = parts + Self.parts(text[index...])
    }

    /// The letters and the markup of a text without placeholders.
    private static func parts(_ text: Substring) -> [Part] {
        var parts: [Part] = []
        var rest = text
        while let start = rest.firstIndex(where: { $0 == "<" || $0 == "&" }) {
            guard let end = markupEnd(rest[start...]) else {
                let next = rest.index(after: start)
                parts.append(.letters(rest[..<next]))
                rest = rest[next...]
                continue
            }
            parts += [.letters(rest[..<start]), .kept(rest[start..<end], nil)]
            rest = rest[end...]
        }
        return parts + [.letters(rest)]
    }

    /// Where a tag or a reference to a character ends that a text begins with; nil if it begins with none.
    private static func markupEnd(_ text: Substring) -> Substring.Index? {
        let (isTag, body) = (text.first == "<", text.dropFirst())
        guard let first = body.first, first.isASCII, first.isLetter || first == (isTag ? "/" : "#") else { return nil }
        guard let end = body.firstIndex(of: isTag ? ">" : ";") else { return nil }
        let inside = body[..<end]
        let isMarkup = isTag ? !inside.contains("<") : inside.count < 12 && !inside.contains(where: \.isWhitespace)
        return isMarkup ? body.index(after: end) : nil
    }

    /// The letters, without what is kept.
    var letters: String {
        parts.map { if case .letters(let letters) = $0 { String(letters) } else { "" } }.joined()
    }

    /// The text with other letters, and its placeholders in their new places.
    func changed(_ change: (Substring) -> String) -> (text: String, placeholders: [Placeholder]) {
        var (text, placeholders): (String, [Placeholder]) = ("", [])
        for part in parts {
            switch part {
            case .letters(let letters): text += change(letters)
            case .kept(let kept, let placeholder):
                let start = text.utf8.count
                text += kept
                guard let placeholder else { continue }
                placeholders.append(
                    Placeholder(
                        range: start..<start + kept.utf8.count,
                        name: placeholder.name,
                        index: placeholder.index,
                        kind: placeholder.kind,
                        example: placeholder.example
                    )
                )
            }
        }
        return (text, placeholders)
    }
}
