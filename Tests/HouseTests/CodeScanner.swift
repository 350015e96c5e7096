/// Blanks what is not code: comments and the contents of string literals, interpolations included. Line breaks stay,
/// so that line numbers hold. Regular-expression literals are not known to it.
struct CodeScanner {
    private var text: [UInt8]
    private var position = 0

    private init(_ text: String) { self.text = Array(text.utf8) }

    static func code(of text: String) -> String {
        var scanner = CodeScanner(text)
        while scanner.position < scanner.text.count { scanner.scanToken() }
        return String(decoding: scanner.text, as: UTF8.self)
    }

    /// Passes one byte of code, or blanks a whole comment or string literal.
    private mutating func scanToken() {
        switch text[position] {
        case UInt8(ascii: "/") where isAt("//"):
            while position < text.count, text[position] != newline { blank() }
        case UInt8(ascii: "/") where isAt("/*"):
            blankBlockComment()
        case UInt8(ascii: "\""), UInt8(ascii: "#"):
            if let hashes = hashesOfLiteral() { blankLiteral(hashes: hashes) } else { position += 1 }
        default:
            position += 1
        }
    }

    private mutating func blankBlockComment() {
        var depth = 0
        repeat {
            if isAt("/*") {
                depth += 1
                blank(2)
            } else if isAt("*/") {
                depth -= 1
                blank(2)
            } else {
                blank()
            }
        } while depth > 0 && position < text.count
    }

    private mutating func blankLiteral(hashes: Int) {
        blank(hashes)
        let quotes = isAt("\"\"\"") ? 3 : 1
        blank(quotes)
        let pounds = String(repeating: "#", count: hashes)
        let end = String(repeating: "\"", count: quotes) + pounds
        while position < text.count, !isAt(end) {
            if isAt("\\" + pounds + "(") {
                blank(2 + hashes)
                blankInterpolation()
            } else {
                blank(isAt("\\" + pounds) ? 2 + hashes : 1)
            }
        }
        blank(end.utf8.count)
    }

    private mutating func blankInterpolation() {
        var depth = 1
        while depth > 0, position < text.count {
            if let hashes = hashesOfLiteral() {
                blankLiteral(hashes: hashes)
            } else {
                depth += text[position] == UInt8(ascii: "(") ? 1 : text[position] == UInt8(ascii: ")") ? -1 : 0
                blank()
            }
        }
    }

    /// How many `#` open the string literal that starts here; nil where none does.
    private func hashesOfLiteral() -> Int? {
        let hashes = text[position...].prefix { $0 == UInt8(ascii: "#") }.count
        let quote = position + hashes
        return quote < text.count && text[quote] == UInt8(ascii: "\"") ? hashes : nil
    }

    private func isAt(_ token: String) -> Bool { text[position...].starts(with: token.utf8) }

    private mutating func blank(_ count: Int = 1) {
        for index in position..<min(position + count, text.count) where text[index] != newline {
            text[index] = UInt8(ascii: " ")
        }
        position = min(position + count, text.count)
    }

    private var newline: UInt8 { UInt8(ascii: "\n") }
}
