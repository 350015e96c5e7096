import CopyfitAppleStrings

/// The text of a message, term, attribute or branch.
struct FluentPattern {
    var parts: [Message.Part]
    /// Where it begins in the file.
    let offset: Int
}

/// Reads the pieces of Fluent's grammar (version 1.0).
struct FluentParser {
    /// What a file breaks, in a sentence, and where.
    struct Fault: Error {
        let message: String
        let offset: Int
    }

    let text: SourceText
    /// The next byte to read.
    var index = 0
    /// How many placeables are open.
    var depth = 0

    init(_ text: SourceText) {
        self.text = text
    }

    var bytes: [UInt8] { text.bytes }
    var next: UInt8? { index < text.count ? bytes[index] : nil }

    /// Whether the line has nothing more.
    var isAtLineEnd: Bool { next?.isLineEnd ?? true }

    /// Whether only spaces are left in the line.
    var isBlankLine: Bool {
        let end = bytes[index...].firstIndex { $0 != 0x20 } ?? text.count
        return end == text.count || bytes[end].isLineEnd
    }

    func fault(_ message: String) -> Fault {
        Fault(message: message, offset: min(index, text.count))
    }

    mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        index += 1
        return true
    }

    /// Steps over the rest of the line and its end.
    mutating func skipLine() {
        while !isAtLineEnd { index += 1 }
        if next == 0x0D { index += 1 }
        if next == 0x0A { index += 1 }
    }

    /// Steps from a fault to the next line, after the entry's first, that can begin an entry or a comment.
    mutating func skipJunk(from start: Int) {
        index = bytes[start..<min(index, text.count)].lastIndex(where: \.isLineEnd) ?? index
        repeat {
            skipLine()
            guard let byte = next else { return }
            if byte.isLetter || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "#") { return }
        } while true
    }

    func restOfLine() -> String {
        let end = bytes[index...].firstIndex(where: \.isLineEnd) ?? text.count
        return text.string(index..<end)
    }

    mutating func skipSpaces() {
        while next == 0x20 { index += 1 }
    }

    /// Steps over spaces and line ends.
    mutating func skipBlank() {
        while let byte = next, byte == 0x20 || byte.isLineEnd { index += 1 }
    }

    /// A name; empty if there is none.
    mutating func identifier() -> String {
        let start = index
        guard let first = next, first.isLetter else { return "" }
        while let byte = next, byte.isAlphanumeric || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") {
            index += 1
        }
        return text.string(start..<index)
    }

    /// `name =` or `-name =`.
    mutating func entryName() throws(Fault) -> String {
        let start = index
        let isTerm = take(UInt8(ascii: "-"))
        let name = identifier()
        guard !name.isEmpty else {
            index = start
            throw fault("Expected a message, a term or a comment at the start of the line.")
        }
        try takeEquals()
        return isTerm ? "-" + name : name
    }

    /// `.name =` on a line of its own; nil, without a step, if no attribute follows.
    mutating func attributeName() throws(Fault) -> String? {
        let start = index
        skipBlank()
        guard index > start, take(UInt8(ascii: ".")) else {
            index = start
            return nil
        }
        let name = identifier()
        guard !name.isEmpty else { throw fault("An attribute needs a name after its dot.") }
        try takeEquals()
        return name
    }

    private mutating func takeEquals() throws(Fault) {
        skipSpaces()
        guard take(UInt8(ascii: "=")) else { throw fault("Expected = after the name.") }
        skipSpaces()
    }
}
