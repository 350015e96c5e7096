/// Why a text is not JSON (RFC 8259), and where.
public struct JSONSyntaxError: Error, Equatable, CustomStringConvertible {
    /// The kind of error.
    public enum Problem: Equatable, Sendable {
        /// The text stops inside a value.
        case unexpectedEnd
        /// The next byte is not what the grammar requires here.
        case expected(String)
        /// A byte below 0x20 inside a string.
        case controlCharacter(UInt8)
        /// A backslash before a character that has no escape, or `\u` without four hexadecimal digits.
        case invalidEscape
        /// A number the grammar does not have: leading zero or plus, bare point, `NaN`, `Infinity`.
        case invalidNumber
        /// More text after the value.
        case trailingContent
        /// More than ``JSONScanner/maximumDepth`` levels of nested arrays and objects.
        case tooDeep
        /// Bytes that are not UTF-8.
        case invalidUTF8
        /// The same member name twice in an object.
        case duplicateMember(String)
    }

    /// The kind of error.
    public let problem: Problem
    /// Byte offset from the start of the text.
    public let offset: Int

    /// A problem at a byte of the text.
    public init(problem: Problem, offset: Int) {
        self.problem = problem
        self.offset = offset
    }

    /// Stable name of the kind of error.
    public var code: String {
        switch problem {
        case .invalidUTF8: "invalid-utf8"
        case .duplicateMember: "duplicate-member"
        default: "invalid-json"
        }
    }

    public var description: String { "\(reason) (byte \(offset))." }

    /// The error in words, without position and full stop.
    public var reason: String {
        switch problem {
        case .unexpectedEnd: "The JSON ends too early"
        case .expected(let what): "Not JSON: expected \(what)"
        case .controlCharacter(let byte): "Not JSON: write control character \(byte) in a string as an escape"
        case .invalidEscape: "Not JSON: unknown escape in a string"
        case .invalidNumber: "Not JSON: not a JSON number; write null for infinity or unspecified"
        case .trailingContent: "Not JSON: there is more text after the value"
        case .tooDeep: "The JSON nests deeper than \(JSONScanner.maximumDepth) levels"
        case .invalidUTF8: "Not UTF-8"
        case .duplicateMember(let name): "The member \"\(name)\" appears twice"
        }
    }
}
