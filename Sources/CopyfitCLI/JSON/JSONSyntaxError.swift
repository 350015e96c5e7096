/// Why a text is not JSON (RFC 8259), and where.
struct JSONSyntaxError: Error, Equatable, CustomStringConvertible {
    /// What is wrong.
    enum Problem: Equatable, Sendable {
        /// The text stops inside a value.
        case unexpectedEnd
        /// Another byte stands where the grammar wants this.
        case expected(String)
        /// A byte below 0x20 inside a string.
        case controlCharacter(UInt8)
        /// A backslash before a character that has no escape, or `\u` without four hexadecimal digits.
        case invalidEscape
        /// A `\u` escape of half a surrogate pair.
        case loneSurrogate
        /// A number the grammar does not have: leading zero or plus, bare point, `NaN`, `Infinity`.
        case invalidNumber
        /// More text after the value.
        case trailingContent
        /// More than ``JSONScanner/maximumDepth`` arrays and objects inside one another.
        case tooDeep
        /// Bytes that are not UTF-8.
        case invalidUTF8
        /// The same member name twice in the record.
        case duplicateMember(String)
    }

    /// What is wrong.
    let problem: Problem
    /// Byte offset from the start of the text.
    let offset: Int

    /// Stable name of the kind of error.
    var code: String {
        switch problem {
        case .invalidUTF8: "invalid-utf8"
        case .duplicateMember: "duplicate-member"
        default: "invalid-json"
        }
    }

    var description: String {
        "\(sentence) (byte \(offset) of the line)."
    }

    private var sentence: String {
        switch problem {
        case .unexpectedEnd: "The JSON stops before its end"
        case .expected(let what): "Not JSON: expected \(what)"
        case .controlCharacter(let byte): "Not JSON: write control character \(byte) in a string as an escape"
        case .invalidEscape: "Not JSON: no such escape in a string"
        case .loneSurrogate: "Not JSON: a surrogate escape needs its other half"
        case .invalidNumber: "Not JSON: not a number of JSON; write null for infinity or unspecified"
        case .trailingContent: "Not JSON: something follows the object; write one object per line"
        case .tooDeep: "The JSON nests deeper than \(JSONScanner.maximumDepth) levels"
        case .invalidUTF8: "The line is not UTF-8"
        case .duplicateMember(let name): "The member \"\(name)\" stands twice"
        }
    }
}
