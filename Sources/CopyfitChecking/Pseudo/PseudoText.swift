import CopyfitTranslations

/// A text in parts: letters that a pseudo-locale changes, and what stays as it is: placeholders, tags (`<b>`), references
/// to characters (`&amp;`), and the targets of links.
struct PseudoText {
    private enum Part {
        case letters(Substring)
        case kept(Substring, Placeholder?)
    }

    private var parts: [Part] = []

    init(_ text: String, _ placeholders: [Placeholder]) {
        let bytes = Array(text.utf8)
        let isCode = MarkupScanner.isCode(bytes)
        var end = 0
        for placeholder in placeholders
        where placeholder.range.lowerBound >= end && placeholder.range.upperBound <= bytes.count {
            add(bytes, end..<placeholder.range.lowerBound, isCode)
            parts.append(.kept(Self.text(bytes, placeholder.range), placeholder))
            end = placeholder.range.upperBound
        }
        add(bytes, end..<bytes.count, isCode)
    }

    /// Adds the letters and the code between placeholders.
    private mutating func add(_ bytes: [UInt8], _ range: Range<Int>, _ isCode: [Bool]) {
        var start = range.lowerBound
        while start < range.upperBound {
            let end = isCode[start..<range.upperBound].firstIndex { $0 != isCode[start] } ?? range.upperBound
            let part = Self.text(bytes, start..<end)
            parts.append(isCode[start] ? .kept(part, nil) : .letters(part))
            start = end
        }
    }

    private static func text(_ bytes: [UInt8], _ range: Range<Int>) -> Substring {
        Substring(String(decoding: bytes[range], as: UTF8.self))
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
