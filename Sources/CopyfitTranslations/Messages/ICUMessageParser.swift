import CopyfitAppleStrings

/// Reads ICU MessageFormat patterns: arguments, plural (with `=0`, `offset:` and `#`), select, selectordinal, Java's
/// choice, nested.
struct ICUMessageParser {
    let bytes: [UInt8]
    let apostrophes: MessageSyntax.Apostrophes
    var index = 0
    /// What is wrong with a branch without which the pattern can be read.
    var remark: String?
    /// The `offset:` of plurals, by argument.
    var offsets: [String: Int] = [:]
    /// How many arguments there are, and how many of them have a type that no program knows.
    var argumentCounts = (all: 0, ofUnknownType: 0)

    /// What a pattern breaks, in a sentence.
    struct Fault: Error {
        let message: String
    }

    /// What surrounds a message.
    struct Surroundings {
        var depth = 0
        /// The argument whose number a `#` is; nil outside plurals.
        var pluralArgument: (name: String?, index: Int?)?
        /// Whether a bar ends the message, as in Java's choice.
        var isInChoice = false
    }

    /// Reads a text. A pattern with a fault becomes the whole text, with the placeholders that are in braces.
    ///
    /// - Complexity: O(n).
    static func message(_ text: String, _ bytes: [UInt8], apostrophes: MessageSyntax.Apostrophes) -> Message {
        var parser = ICUMessageParser(bytes: bytes, apostrophes: apostrophes)
        do {
            let parts = try parser.parts(in: Surroundings())
            if parser.isProse { return Message(parts: [.text(text)]) }
            var message = Message(parts: parts, fault: parser.remark)
            message.pluralOffsets = parser.offsets
            return message
        } catch {
            var message = Message(text, BracePlaceholders.named(bytes), fault: error.message)
            message.isBroken = true
            return message
        }
    }

    /// Whether braces are those of a sentence: “one of {red, green}”. Flutter reads each text as a message.
    private var isProse: Bool {
        apostrophes != .literal && argumentCounts.all > 0 && argumentCounts.all == argumentCounts.ofUnknownType
    }

    var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    /// The message up to the brace that ends it, or the end of the text.
    mutating func parts(in surroundings: Surroundings) throws(Fault) -> [Message.Part] {
        guard surroundings.depth <= Message.maximumDepth else {
            throw Fault(
                message: "The message nests deeper than \(Message.maximumDepth) levels: it is read without branches."
            )
        }
        var parts: [Message.Part] = []
        var literal: [UInt8] = []
        while let byte = next, !ends(byte, surroundings) {
            let part: Message.Part?
            if byte == UInt8(ascii: "{") {
                part = try argument(surroundings)
            } else if byte == UInt8(ascii: "#"), let argument = surroundings.pluralArgument {
                index += 1
                part = .placeholder(
                    "#",
                    Placeholder(range: 0..<1, name: argument.name, index: argument.index, kind: .count)
                )
            } else {
                readLiteral(byte, surroundings, into: &literal)
                continue
            }
            if !literal.isEmpty { parts.append(.text(String(decoding: literal, as: UTF8.self))) }
            literal.removeAll()
            if let part { parts.append(part) }
        }
        if !literal.isEmpty { parts.append(.text(String(decoding: literal, as: UTF8.self))) }
        return parts
    }

    private func ends(_ byte: UInt8, _ surroundings: Surroundings) -> Bool {
        byte == UInt8(ascii: "}") && surroundings.depth > 0 || byte == UInt8(ascii: "|") && surroundings.isInChoice
    }

    private mutating func readLiteral(_ byte: UInt8, _ surroundings: Surroundings, into literal: inout [UInt8]) {
        index += 1
        guard byte == UInt8(ascii: "'"), apostrophes != .literal else { return literal.append(byte) }
        if next == UInt8(ascii: "'") {
            index += 1
            return literal.append(byte)
        }
        guard quotes(next, surroundings) else { return literal.append(byte) }
        while let quoted = next {
            index += 1
            if quoted == UInt8(ascii: "'") {
                guard next == quoted else { return }
                index += 1
            }
            literal.append(quoted)
        }
    }

    private func quotes(_ byte: UInt8?, _ surroundings: Surroundings) -> Bool {
        if apostrophes == .java { return byte != nil }
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "}"): return true
        case UInt8(ascii: "#"): return surroundings.pluralArgument != nil
        case UInt8(ascii: "|"): return surroundings.isInChoice
        default: return false
        }
    }

    mutating func skipBlanks() {
        while let byte = next, byte.isBlank { index += 1 }
    }

    mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        index += 1
        return true
    }

    /// The bytes up to a blank or a sign of the syntax.
    mutating func word() -> ArraySlice<UInt8> {
        let start = index
        while let byte = next, !byte.isBlank, byte.isAlphanumeric || byte >= 0x80 || "_-.$@/".utf8.contains(byte) {
            index += 1
        }
        return bytes[start..<index]
    }
}
