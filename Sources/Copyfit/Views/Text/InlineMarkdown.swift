import Foundation

/// Inline Markdown as SwiftUI reads it in string literals: `**strong**`, `*emphasis*`, `` `code` ``, `~~struck~~`,
/// `[label](address)`, `<address>` and backslash escapes, by the rules of CommonMark and, for `~~`, of GitHub. Block
/// structure, entities and HTML stay text, white space stays as it is.
///
/// Interpolated values are opaque: what they hold is never read as Markdown, but they may stand inside emphasis.
struct InlineMarkdown {
    /// How a stretch of text is emphasized.
    struct Style: Equatable {
        var isStrong = false
        var isEmphasized = false
        var isCode = false
        var isStruck = false
    }

    /// A character of the literal, or an interpolated value by its index.
    enum Unit: Equatable {
        case character(Character)
        case value(Int)
    }

    /// A stretch of units of one style.
    struct Run: Equatable {
        var units: [Unit]
        var style: Style
    }

    private let source: [Unit]
    private var nodes: [InlineNode] = []
    private var position = 0

    /// Whether a literal may hold any markup at all.
    static func mayOccur(in literal: String) -> Bool {
        literal.utf8.contains { byte in
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
                UInt8(ascii: "\\"), UInt8(ascii: "<"):
                true
            default: false
            }
        }
    }

    /// The runs of a text.
    static func runs(of source: [Unit]) -> [Run] {
        var parser = InlineMarkdown(source: source)
        return parser.parse(style: Style())
    }

    private init(source: [Unit]) {
        self.source = source
    }

    // MARK: Reading

    private mutating func parse(style: Style) -> [Run] {
        while position < source.count {
            if !readEscape(), !readCode(), !readDelimiters(), !readLink(), !readAddress() {
                append(source[position])
                position += 1
            }
        }
        return InlineNode.runs(of: nodes, style: style)
    }

    private func character(at index: Int) -> Character? {
        guard source.indices.contains(index), case .character(let character) = source[index] else { return nil }
        return character
    }

    private mutating func append(_ unit: Unit, isCode: Bool = false) {
        nodes.append(.text([unit], isCode: isCode))
    }

    /// A backslash before ASCII punctuation.
    private mutating func readEscape() -> Bool {
        guard character(at: position) == "\\", let next = character(at: position + 1), next.isMarkdownPunctuation,
            next.isASCII
        else { return false }
        append(.character(next))
        position += 2
        return true
    }

    /// Code between two equally long rows of backticks; a row without its like is text.
    private mutating func readCode() -> Bool {
        guard character(at: position) == "`" else { return false }
        let length = row(of: "`", at: position)
        var end = position + length
        while end < source.count {
            let closing = row(of: "`", at: end)
            if closing == length {
                nodes.append(.text(Self.trimmed(Array(source[position + length..<end])), isCode: true))
                position = end + length
                return true
            }
            end += max(1, closing)
        }
        for _ in 0..<length { append(.character("`")) }
        position += length
        return true
    }

    /// Code loses one space on both sides, unless it is all spaces.
    private static func trimmed(_ code: [Unit]) -> [Unit] {
        let space = Unit.character(" ")
        guard code.count > 2, code.first == space, code.last == space, code.contains(where: { $0 != space }) else {
            return code
        }
        return Array(code.dropFirst().dropLast())
    }

    /// A row of `*`, `_` or `~` that may open or close something.
    private mutating func readDelimiters() -> Bool {
        guard let mark = character(at: position), "*_~".contains(mark) else { return false }
        let length = row(of: mark, at: position)
        let before = position == 0 ? nil : source[position - 1]
        let after = position + length < source.count ? source[position + length] : nil
        nodes.append(.delimiters(DelimiterRow(mark, length, before: before, after: after)))
        position += length
        return true
    }

    /// `[label](address)`; the label is read as Markdown, the address has no influence on the text.
    private mutating func readLink() -> Bool {
        guard character(at: position) == "[", let close = closingBracket(after: position),
            character(at: close + 1) == "(", let end = closingParenthesis(after: close + 1)
        else { return false }
        nodes.append(.group(InlineMarkdown.nodes(of: Array(source[position + 1..<close]))))
        position = end + 1
        return true
    }

    private static func nodes(of source: [Unit]) -> [InlineNode] {
        var parser = InlineMarkdown(source: source)
        _ = parser.parse(style: Style())
        return parser.nodes
    }

    private func closingBracket(after start: Int) -> Int? {
        var depth = 0
        var index = start
        while index < source.count {
            switch character(at: index) {
            case "\\": index += 1
            case "[": depth += 1
            case "]":
                depth -= 1
                if depth == 0 { return index }
            default: break
            }
            index += 1
        }
        return nil
    }

    private func closingParenthesis(after start: Int) -> Int? {
        source.indices[(start + 1)...].first { character(at: $0) == ")" }
    }

    /// `<scheme:address>` is the address.
    private mutating func readAddress() -> Bool {
        guard character(at: position) == "<",
            let end = source.indices[position...].first(where: { character(at: $0) == ">" })
        else { return false }
        let address = String((position + 1..<end).compactMap { character(at: $0) })
        guard address.wholeMatch(of: #/[A-Za-z][A-Za-z0-9+.\-]{1,31}:[^\s<>]*/#) != nil else { return false }
        nodes.append(.text(Array(source[position + 1..<end]), isCode: false))
        position = end + 1
        return true
    }

    private func row(of mark: Character, at start: Int) -> Int {
        var end = start
        while character(at: end) == mark { end += 1 }
        return end - start
    }
}

extension Character {
    /// Whether the character counts as punctuation in CommonMark: punctuation and symbols.
    var isMarkdownPunctuation: Bool { isPunctuation || isSymbol }
}
