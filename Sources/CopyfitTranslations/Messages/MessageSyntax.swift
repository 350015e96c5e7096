import CopyfitAppleStrings

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
    /// `{}`, `{0:>10}`, `{name!r}`.
    case pythonBraces
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
        case .dotNet, .pythonBraces: text.utf8.contains(UInt8(ascii: "{"))
        }
    }

    /// Reads a text.
    ///
    /// - Complexity: O(n).
    func message(_ text: String) -> Message {
        let bytes = [UInt8](text.utf8)
        if let placeholders = placeholders(in: bytes) { return Message(text, placeholders) }
        let apostrophes: Apostrophes = if case .icu(let apostrophes) = self { apostrophes } else { .icu }
        return ICUMessageParser.message(text, bytes, apostrophes: apostrophes)
    }

    /// The placeholders of all branches of a text that is not shown itself; nil if it breaks the syntax. Those of a text
    /// with branches or quotes have empty ranges, because they are at several places or at none.
    ///
    /// - Complexity: O(n).
    func allPlaceholders(in text: String) -> [Placeholder]? {
        if let plain = placeholders(in: [UInt8](text.utf8)) { return plain }
        let message = message(text)
        return message.isBroken ? nil : message.placeholders.map(\.withoutRange)
    }

    /// The placeholders of a text that is shown as it is apart from them; nil if it may have branches or quotes.
    ///
    /// - Complexity: O(n).
    func placeholders(in bytes: [UInt8]) -> [Placeholder]? {
        switch self {
        case .none: return []
        case .printf(let dialect): return dialect.placeholders(in: bytes)
        // Java's messages without an argument are rarely formatted: their apostrophes and braces are what they look like
        case .icu(.java): return ICUSigns.mayHaveArgument(bytes) ? nil : []
        case .icu: return nil
        case .i18next: return BracePlaceholders.i18next(bytes)
        case .lenient: return BracePlaceholders.lenient(bytes)
        case .dotNet: return BracePlaceholders.dotNet(bytes)
        case .pythonBraces: return PythonBraces.placeholders(in: bytes)
        case .qt: return QtPlaceholders.placeholders(in: bytes)
        case .automatic:
            if ICUSigns.isMessage(bytes) { return nil }
            let i18next = BracePlaceholders.i18next(bytes)
            return i18next.isEmpty ? BracePlaceholders.lenient(bytes) : i18next
        }
    }
}
