import CopyfitJSON

/// A whole JSON value, built from the scanner's tokens so that tests can compare it with another reader's.
package indirect enum JSONTree: Equatable, Sendable {
    case object([String: JSONTree])
    case array([JSONTree])
    case string(String)
    case number(Double)
    case bool(Bool)
    case null

    /// Reads one whole text. A repeated name keeps its last value; a number out of range is an error.
    package init(_ text: [UInt8]) throws {
        let bytes = text.span
        _ = try UTF8Span(validating: bytes)
        var scanner = JSONScanner(0..<bytes.count)
        scanner.skipWhitespace(bytes)
        let token = try scanner.scanValue(bytes)
        scanner.skipWhitespace(bytes)
        guard scanner.isAtEnd else { throw scanner.error(.trailingContent) }
        self = try JSONTree(token, bytes)
    }

    /// The value of an object's member; null for a missing member and for any other kind.
    package subscript(name: String) -> JSONTree {
        if case .object(let members) = self { members[name] ?? .null } else { .null }
    }

    /// The characters of a string; nil for any other kind.
    package var string: String? {
        if case .string(let string) = self { string } else { nil }
    }

    /// The elements of an array; none for any other kind.
    package var elements: [JSONTree] {
        if case .array(let elements) = self { elements } else { [] }
    }

    private struct NumberOutOfRange: Error {}

    private init(_ token: JSONToken, _ bytes: Span<UInt8>) throws {
        switch token.kind {
        case .object: self = .object(try Self.members(token, bytes))
        case .array:
            var elements: [JSONTree] = []
            for element in token.elements(bytes) { elements.append(try JSONTree(element, bytes)) }
            self = .array(elements)
        case .string: self = .string(token.string(bytes))
        case .number:
            guard let value = token.number(bytes) else { throw NumberOutOfRange() }
            self = .number(value)
        case .true: self = .bool(true)
        case .false: self = .bool(false)
        case .null: self = .null
        }
    }

    private static func members(_ token: JSONToken, _ bytes: Span<UInt8>) throws -> [String: JSONTree] {
        var members: [String: JSONTree] = [:]
        var scanner = JSONScanner(token.range)
        _ = scanner.take(UInt8(ascii: "{"), bytes)
        scanner.skipWhitespace(bytes)
        if scanner.take(UInt8(ascii: "}"), bytes) { return members }
        repeat {
            let name = try scanner.scanMemberName(bytes)
            members[name.string(bytes)] = try JSONTree(try scanner.scanValue(bytes), bytes)
        } while try scanner.scanSeparator(close: UInt8(ascii: "}"), bytes)
        return members
    }
}
