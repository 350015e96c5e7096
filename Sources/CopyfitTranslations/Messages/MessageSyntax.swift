/// How the texts of a file spell what the program replaces.
enum MessageSyntax: Hashable {
    /// Nothing is replaced.
    case none
    /// `%d` and its like.
    case printf(PrintfDialect)
    /// ICU MessageFormat.
    case icu(Apostrophes)
    /// `{{name}}` and `$t(key)`.
    case i18next
    /// `{name}`, `{0}`, `%{name}`, and printf's; for formats that do not say.
    case lenient
    /// `{0}`, `{0:N2}`.
    case dotNet
    /// `%1`, `%n`, `%L1`.
    case qt
    /// Whichever of i18next's, ICU's and the lenient one the text looks like.
    case automatic

    /// What an apostrophe does in a message.
    enum Apostrophes {
        /// It quotes before a brace, and twice it is one (ICU's default).
        case icu
        /// It always quotes (Java's MessageFormat).
        case java
        /// Nothing (Flutter's default).
        case literal
    }

    /// Whether the text has a sign without which the syntax finds nothing. One pass without memory.
    func mayFindSomething(in text: String) -> Bool {
        switch self {
        case .none: false
        case .printf, .qt: text.utf8.contains(UInt8(ascii: "%"))
        case .icu(let apostrophes):
            text.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "'") && apostrophes == .icu }
        case .i18next, .lenient, .automatic:
            text.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "$") }
        case .dotNet: text.utf8.contains(UInt8(ascii: "{"))
        }
    }

    /// Reads a text.
    ///
    /// - Complexity: O(n).
    func message(_ text: String) -> Message {
        let bytes = [UInt8](text.utf8)
        switch self {
        case .none: return Message(text, [])
        case .printf(let dialect): return Message(text, dialect.placeholders(in: bytes))
        case .icu(let apostrophes):
            // Java's messages without an argument are rarely formatted: their apostrophes are what they look like
            if apostrophes == .java, !bytes.contains(UInt8(ascii: "{")) { return Message(text, []) }
            return ICUMessageParser.message(text, bytes, apostrophes: apostrophes)
        case .i18next: return Message(text, BracePlaceholders.i18next(bytes))
        case .lenient: return Message(text, BracePlaceholders.lenient(bytes))
        case .dotNet: return Message(text, BracePlaceholders.dotNet(bytes))
        case .qt: return Message(text, QtPlaceholders.placeholders(in: bytes))
        case .automatic: return automaticMessage(text, bytes)
        }
    }

    private func automaticMessage(_ text: String, _ bytes: [UInt8]) -> Message {
        if Self.looksLikeChoice(bytes) { return ICUMessageParser.message(text, bytes, apostrophes: .icu) }
        let i18next = BracePlaceholders.i18next(bytes)
        return Message(text, i18next.isEmpty ? BracePlaceholders.lenient(bytes) : i18next)
    }

    /// Whether, after a brace, a comma is followed by a type of ICU's that has branches.
    private static func looksLikeChoice(_ bytes: [UInt8]) -> Bool {
        guard var index = bytes.firstIndex(of: UInt8(ascii: "{")) else { return false }
        while let comma = bytes[index...].firstIndex(of: UInt8(ascii: ",")) {
            index = comma + 1
            while index < bytes.count, bytes[index].isBlank { index += 1 }
            if bytes.hasText("plural", at: index) || bytes.hasText("select", at: index) { return true }
        }
        return false
    }
}
