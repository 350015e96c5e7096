import CopyfitAppleStrings

/// Builds the text of an Android string as aapt2 does: white space outside quotes becomes one space, and none at the
/// edges; quotes are left out; escapes are resolved; tags are left out. What is in CDATA keeps its white space and
/// quotes.
struct AndroidText {
    private var content: [UInt8] = []
    private var isQuoted = false
    private var hasSpace = false
    private var open: [Span?] = []
    private var spans: [Span] = []
    private(set) var faults: [(message: String, offset: Int)] = []
    /// The names of the elements, apart from those that only keep translators from changing a part.
    private(set) var tags: [String] = []

    /// A part that translators must not change: `xliff:g`.
    private struct Span {
        var range: Range<Int>
        let name: String?
        let example: String?
    }

    /// The text so far.
    var text: String { String(decoding: content, as: UTF8.self) }

    /// Characters, their entities expanded; `offset` is where they are in the file.
    mutating func append(_ text: String, offset: Int) {
        let bytes = [UInt8](text.utf8)
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte.isBlank, !isQuoted {
                hasSpace = true
                continue
            }
            if byte == UInt8(ascii: "\"") {
                isQuoted.toggle()
                if isQuoted { flushSpace() }
                continue
            }
            flushSpace()
            if byte == UInt8(ascii: "\\") {
                appendEscape(bytes, &index, offset)
            } else {
                if byte == UInt8(ascii: "'"), !isQuoted, faults.isEmpty {
                    faults.append(("Write \\' for an apostrophe, or put the text in quotes.", offset + index - 1))
                }
                content.append(byte)
            }
        }
    }

    /// The content of a CDATA section; `offset` is where it is in the file.
    mutating func append(literal text: String, offset: Int) {
        flushSpace()
        let bytes = [UInt8](text.utf8)
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: "\\") { appendEscape(bytes, &index, offset) } else { content.append(byte) }
        }
    }

    /// A tag inside the text.
    mutating func begin(_ tag: XMLTag, _ xml: inout XMLReader, _ collector: inout TranslationCollector) {
        guard xml.isNamed(tag.name, "xliff:g") || xml.isNamed(tag.name, "g") else {
            tags.append(xml.text.string(tag.name))
            return open.append(nil)
        }
        flushSpace()
        let name = xml.attribute("id", of: tag, &collector)
        let example = xml.attribute("example", of: tag, &collector)
        open.append(Span(range: content.count..<content.count, name: name, example: example))
    }

    /// The end of the tag that was begun last.
    mutating func end() {
        guard let last = open.popLast(), var span = last else { return }
        span.range = span.range.lowerBound..<content.count
        spans.append(span)
    }

    /// The placeholders of the finished text, with the names and examples of the parts they are in.
    func placeholders(in text: String) -> [Placeholder] {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return [] }
        let found = PrintfDialect([.java]).placeholders(in: content)
        guard !spans.isEmpty else { return found }
        let sorted = spans.sorted { $0.range.lowerBound < $1.range.lowerBound }
        var next = 0
        return found.map { placeholder in
            while next + 1 < sorted.count, sorted[next].range.upperBound < placeholder.range.upperBound { next += 1 }
            let span = sorted[next]
            guard span.range.lowerBound <= placeholder.range.lowerBound,
                span.range.upperBound >= placeholder.range.upperBound
            else { return placeholder }
            return Placeholder(
                range: placeholder.range,
                name: span.name,
                index: placeholder.index,
                kind: placeholder.kind,
                example: span.example
            )
        }
    }

    /// Whether a text only names another resource: `@string/name`, `?attr/name`, `@null`.
    static func isReference(_ text: String) -> Bool {
        if text == "@null" || text == "@empty" { return true }
        guard let first = text.utf8.first, first == UInt8(ascii: "@") || first == UInt8(ascii: "?") else {
            return false
        }
        let name = text.utf8.dropFirst()
        return name.contains(UInt8(ascii: "/"))
            && name.allSatisfy { $0.isAlphanumeric || "/_:.+*-".utf8.contains($0) }
    }

    private mutating func flushSpace() {
        if hasSpace, !content.isEmpty { content.append(0x20) }
        hasSpace = false
    }

    private mutating func appendEscape(_ bytes: [UInt8], _ index: inout Int, _ offset: Int) {
        guard index < bytes.count else { return }
        let letter = bytes[index]
        index += 1
        switch letter {
        case UInt8(ascii: "n"): content.append(0x0A)
        case UInt8(ascii: "t"): content.append(0x09)
        case UInt8(ascii: "u"):
            guard let unit = bytes.hexadecimal(at: index, count: 4) else {
                faults.append(("\\u needs four hexadecimal digits.", offset + index - 2))
                return
            }
            index += 4
            content.append(scalar: bytes.escapedScalar(unit, &index))
        default: content.append(letter)
        }
    }
}
