import Foundation

/// Inline Markdown as SwiftUI reads it in string literals and in what it looks up for them.
///
/// It knows `**strong**`, `*emphasis*`, `` `code` ``, `~~struck~~`, `[label](address)`, `<address>` and backslash escapes, by the
/// rules of CommonMark and, for `~~`, of GitHub. Block structure, entities and HTML stay text, white space stays as it is.
///
/// Interpolated values are opaque: their contents are never read as Markdown, but they can be inside emphasis.
package struct InlineMarkdown {
    package typealias Style = MarkdownStyle
    package typealias Unit = MarkdownUnit
    package typealias Run = MarkdownRun

    private let source: [Unit]
    private var nodes: [InlineNode] = []
    /// How many labels with an address (`[label](address)`) the text has.
    package private(set) var linkCount = 0
    private var position = 0
    /// The nodes of brackets that no bracket has closed.
    private var openBrackets: [Int] = []
    /// Where the last row of backticks of each length begins: none is looked for after it.
    private let lastRows: [Int: Int]

    /// Whether a literal may hold any markup at all.
    package static func mayOccur(in literal: String) -> Bool {
        literal.utf8.contains { byte in
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
                UInt8(ascii: "\\"), UInt8(ascii: "<"):
                true
            default: false
            }
        }
    }

    /// Reads a text.
    ///
    /// - Complexity: O(n).
    package init(_ source: [Unit]) {
        self.source = source
        lastRows = Self.lastRows(of: .character("`"), in: source)
        read()
    }

    /// The stretches of the text that are shown.
    package var runs: [Run] { InlineNode.runs(of: nodes, style: Style()) }

    private static func lastRows(of mark: Unit, in source: [Unit]) -> [Int: Int] {
        var rows: [Int: Int] = [:]
        var length = 0
        for index in 0...source.count {
            if index < source.count, source[index] == mark {
                length += 1
            } else if length > 0 {
                rows[length] = index - length
                length = 0
            }
        }
        return rows
    }

    // MARK: Reading

    private mutating func read() {
        while position < source.count {
            if !readEscape(), !readCode(), !readDelimiters(), !readBracket(), !readAddress() { take(1) }
        }
    }

    private func character(at index: Int) -> Character? {
        guard source.indices.contains(index), case .character(let character) = source[index] else { return nil }
        return character
    }

    /// Takes the next units as text.
    private mutating func take(_ count: Int) {
        nodes.append(.text(position..<position + count, isCode: false))
        position += count
    }

    /// A backslash before ASCII punctuation.
    private mutating func readEscape() -> Bool {
        guard character(at: position) == "\\", let next = character(at: position + 1), next.isMarkdownPunctuation,
            next.isASCII
        else { return false }
        position += 1
        take(1)
        return true
    }

    /// Code between two equally long rows of backticks; a row without its like is text.
    private mutating func readCode() -> Bool {
        guard character(at: position) == "`" else { return false }
        let length = row(of: "`", at: position)
        var end = position + length
        while end <= lastRows[length] ?? 0 {
            let closing = row(of: "`", at: end)
            if closing == length {
                nodes.append(.text(trimmed(position + length..<end), isCode: true))
                position = end + length
                return true
            }
            end += max(1, closing)
        }
        take(length)
        return true
    }

    /// Code loses one space on both sides, unless it is all spaces.
    private func trimmed(_ code: Range<Int>) -> Range<Int> {
        let space = Unit.character(" ")
        let units = source[code]
        guard code.count > 2, units.first == space, units.last == space, units.contains(where: { $0 != space }) else {
            return code
        }
        return code.lowerBound + 1..<code.upperBound - 1
    }

    /// A row of `*`, `_` or `~` that may open or close something.
    private mutating func readDelimiters() -> Bool {
        guard let mark = character(at: position), "*_~".contains(mark) else { return false }
        let length = row(of: mark, at: position)
        let before = position == 0 ? nil : source[position - 1]
        let after = position + length < source.count ? source[position + length] : nil
        nodes.append(.delimiters(DelimiterRow(mark, position..<position + length, before: before, after: after)))
        position += length
        return true
    }

    /// `[label](address)`; the label is read as Markdown, the address has no influence on the size. An opening bracket is
    /// text until a link turns out to begin there.
    private mutating func readBracket() -> Bool {
        switch character(at: position) {
        case "[":
            openBrackets.append(nodes.count)
            take(1)
        case "]":
            guard let opener = openBrackets.popLast(), character(at: position + 1) == "(",
                let target = LinkTarget(in: source, from: position + 2)
            else { return false }
            let label = Array(nodes[(opener + 1)...])
            nodes.replaceSubrange(opener..., with: [.link(label, target.address.flatMap { URL(string: $0) })])
            linkCount += 1
            // A link holds no link: brackets around this one are text.
            openBrackets.removeAll()
            position = target.end + 1
        default: return false
        }
        return true
    }

    /// `<scheme:address>` is the address.
    private mutating func readAddress() -> Bool {
        guard character(at: position) == "<", let end = endOfAddress(from: position + 1) else { return false }
        let address = String((position + 1..<end).compactMap { character(at: $0) })
        guard address.wholeMatch(of: #/[A-Za-z][A-Za-z0-9+.\-]{1,31}:[^\s<>]*/#) != nil else { return false }
        nodes.append(.link([.text(position + 1..<end, isCode: false)], URL(string: address)))
        position = end + 1
        return true
    }

    private func endOfAddress(from start: Int) -> Int? {
        let end = source[start...].firstIndex { unit in
            guard case .character(let character) = unit else { return false }
            return character == "<" || character == ">" || character.isWhitespace
        }
        return end.flatMap { character(at: $0) == ">" ? $0 : nil }
    }

    private func row(of mark: Character, at start: Int) -> Int {
        var end = start
        while character(at: end) == mark { end += 1 }
        return end - start
    }
}
