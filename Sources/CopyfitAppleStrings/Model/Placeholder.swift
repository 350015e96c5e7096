/// A part of a text that the program replaces before it shows the text.
public struct Placeholder: Hashable, Sendable {
    /// The type of its value.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A text, or an object that says its own: `%@`, `%s`, ICU's `{name}`.
        case text
        /// A whole number: `%d`, `%lld`, `{n, number, integer}`.
        case integer
        /// A number with a fraction, or a number in an unspecified format: `%.2f`, `{n, number}`.
        case decimal
        /// The number that chose the plural branch: `#` in ICU messages, `%n` in Qt, `%arg` in string catalogues.
        case count
        /// A date: `{d, date}`.
        case date
        /// A time of day: `{d, time}`, `%tT`.
        case time
        /// One character: `%c`.
        case character
        /// Another text of the file: `$t(key)`, `{ -brand }`.
        case reference
        /// A percent sign, `%%`.
        case percentSign
        /// A line break: `%n` of Android.
        case lineBreak
        /// Nothing is known about it: `{name}` in a format without types.
        case any
    }

    /// The UTF-8 bytes of the text that spell it.
    public let range: Range<Int>
    /// Its name; nil if it only has a number.
    public let name: String?
    /// Which argument it is, from 1; nil if it only has a name. `{0}` is argument 1.
    public let index: Int?
    /// The type of its value.
    public let kind: Kind
    /// A value that the file itself gives as an example, or the text that a reference names; nil if there is none.
    public let example: String?

    /// A placeholder at a range of UTF-8 bytes.
    public init(range: Range<Int>, name: String? = nil, index: Int? = nil, kind: Kind, example: String? = nil) {
        self.range = range
        self.name = name
        self.index = index
        self.kind = kind
        self.example = example
    }

    /// The same with other facts than its range; a nil keeps what is there.
    package func with(kind: Kind? = nil, example: String?) -> Placeholder {
        Placeholder(range: range, name: name, index: index, kind: kind ?? self.kind, example: example ?? self.example)
    }

    /// The same at no place.
    package var withoutRange: Placeholder {
        Placeholder(range: 0..<0, name: name, index: index, kind: kind, example: example)
    }

    /// The same, `distance` bytes later.
    package func shifted(by distance: Int) -> Placeholder {
        Placeholder(
            range: range.lowerBound + distance..<range.upperBound + distance,
            name: name,
            index: index,
            kind: kind,
            example: example
        )
    }
}

extension [Placeholder] {
    /// These placeholders and those of another reading of the same text that overlap none of them; both in the order of
    /// the text.
    package func merged(with others: [Placeholder]) -> [Placeholder] {
        guard !isEmpty else { return others }
        var merged: [Placeholder] = []
        var rest = self[...]
        for other in others {
            while let first = rest.first, first.range.lowerBound < other.range.upperBound {
                merged.append(first)
                rest.removeFirst()
            }
            let isFree = merged.last.map { $0.range.upperBound <= other.range.lowerBound } ?? true
            if isFree { merged.append(other) }
        }
        return merged + rest
    }
}

extension Placeholder {
    /// The spelling of the placeholder, without its position: `%@` for `%1$@`.
    package func spelling(in text: String) -> String {
        let utf8 = text.utf8
        guard range.upperBound <= utf8.count else { return "" }
        let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
        let spelled = text[start..<utf8.index(start, offsetBy: range.count)]
        guard spelled.first == "%", let dollar = spelled.firstIndex(of: "$") else { return String(spelled) }
        let position = spelled[spelled.index(after: spelled.startIndex)..<dollar]
        guard !position.isEmpty, position.allSatisfy(\.isNumber) else { return String(spelled) }
        return "%" + spelled[spelled.index(after: dollar)...]
    }
}
