import CopyfitAppleStrings

/// Reads Java's `.properties`: `key = value` on logical lines, with messages of `MessageFormat`.
struct PropertiesReader {
    private let text: SourceText
    private let locale: TranslationLocale
    private var index = 0
    private var comments: [String] = []

    init(_ text: SourceText, locale: TranslationLocale) {
        self.text = text
        self.locale = locale
    }

    private var bytes: [UInt8] { text.bytes }

    mutating func read(into collector: inout TranslationCollector) {
        while index < text.count {
            skipSpaces()
            guard index < text.count else { return }
            switch bytes[index] {
            case 0x0A, 0x0D: endLine()
            case UInt8(ascii: "#"), UInt8(ascii: "!"): readComment()
            default: readPair(&collector)
            }
        }
    }

    private mutating func skipSpaces() {
        while index < text.count, isSpace(bytes[index]) { index += 1 }
    }

    private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0C }

    /// An empty line: what was said before it belongs to the file, not to the next key.
    private mutating func endLine() {
        comments.removeAll()
        skipLineEnd()
    }

    private mutating func skipLineEnd() {
        if index < text.count, bytes[index] == 0x0D { index += 1 }
        if index < text.count, bytes[index] == 0x0A { index += 1 }
    }

    private mutating func readComment() {
        let start = index + 1
        while index < text.count, !bytes[index].isLineEnd { index += 1 }
        let comment = text.string(start..<index).drop { $0 == " " || $0 == "\t" }
        if !comment.isEmpty { comments.append(String(comment)) }
        skipLineEnd()
    }

    private mutating func readPair(_ collector: inout TranslationCollector) {
        let key = readPiece(isKey: true, &collector)
        skipSpaces()
        if index < text.count, bytes[index] == UInt8(ascii: "=") || bytes[index] == UInt8(ascii: ":") {
            index += 1
            skipSpaces()
        }
        let start = index
        let value = readPiece(isKey: false, &collector)
        skipLineEnd()
        let translation = Translation(
            key: key,
            locale: locale,
            text: value,
            comment: comments.isEmpty ? nil : comments.joined(separator: "\n"),
            state: value.isEmpty ? .untranslated : .translated,
            position: collector.text.position(at: start)
        )
        comments.removeAll()
        collector.add(translation, syntax: .icu(.java))
    }

    /// A key, up to its separator, or a value, up to the end of the logical line; escapes resolved.
    private mutating func readPiece(isKey: Bool, _ collector: inout TranslationCollector) -> String {
        var content: [UInt8] = []
        while index < text.count {
            let byte = bytes[index]
            if byte.isLineEnd { break }
            if isKey, isSpace(byte) || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ":") { break }
            index += 1
            if byte == UInt8(ascii: "\\") { readEscape(into: &content, &collector) } else { content.append(byte) }
        }
        return String(decoding: content, as: UTF8.self)
    }

    private mutating func readEscape(into content: inout [UInt8], _ collector: inout TranslationCollector) {
        guard index < text.count else { return }
        let letter = bytes[index]
        if letter.isLineEnd {
            skipLineEnd()
            return skipSpaces()
        }
        index += 1
        switch letter {
        case UInt8(ascii: "n"): content.append(0x0A)
        case UInt8(ascii: "t"): content.append(0x09)
        case UInt8(ascii: "r"): content.append(0x0D)
        case UInt8(ascii: "f"): content.append(0x0C)
        case UInt8(ascii: "u"):
            let start = index
            // Java joins continued lines first
            while index + 1 < text.count, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1].isLineEnd {
                index += 1
                skipLineEnd()
                skipSpaces()
            }
            guard let unit = bytes.hexadecimal(at: index, count: 4) else {
                index = start
                return collector.report("\\u needs four hexadecimal digits.", at: index - 2)
            }
            index += 4
            content.append(scalar: bytes.escapedScalar(unit, &index))
        default: content.append(letter)
        }
    }
}
