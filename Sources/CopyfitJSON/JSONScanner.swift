/// One value of a JSON text: what it is and which bytes spell it.
public struct JSONToken: Equatable {
    /// The grammar's kinds of value.
    public enum Kind { case object, array, string, number, `true`, `false`, null }

    /// The kind of value.
    public let kind: Kind
    /// The bytes that spell it, quotes and brackets included.
    public let range: Range<Int>
    /// Whether a string has a backslash in it; false for every other kind.
    public let hasEscapes: Bool

    /// Whether the value holds no other value.
    public var isScalar: Bool { kind != .object && kind != .array }
}

/// Walks over JSON text (RFC 8259, the whole grammar) in a byte buffer without building anything: each step checks the
/// bytes it passes and returns the range of bytes that spell the value. An escape of half a surrogate pair, which the grammar
/// allows, is U+FFFD: see ``JSONSurrogates``.
///
/// The caller must already have checked that the bytes are valid UTF-8. One pass, no allocation.
public struct JSONScanner {
    /// The maximum depth of nested arrays and objects.
    public static let maximumDepth = 512

    /// The next byte to read.
    @usableFromInline var position: Int
    private let start: Int
    @usableFromInline let end: Int

    /// A scanner over `range` of a buffer. Pass that same buffer to every call.
    public init(_ range: Range<Int>) {
        start = range.lowerBound
        position = range.lowerBound
        end = range.upperBound
    }

    /// Whether nothing is left.
    @inlinable public var isAtEnd: Bool { position == end }

    /// An error at the next byte, or at `index`.
    public func error(_ problem: JSONSyntaxError.Problem, at index: Int? = nil) -> JSONSyntaxError {
        let index = index ?? position
        return JSONSyntaxError(problem: index >= end ? .unexpectedEnd : problem, offset: index - start)
    }

    /// The next byte, unread.
    @inlinable public func peek(_ bytes: Span<UInt8>) -> UInt8? {
        position < end ? bytes[position] : nil
    }

    /// Steps over space, tab, carriage return and line feed.
    @inlinable public mutating func skipWhitespace(_ bytes: Span<UInt8>) {
        while position < end {
            switch bytes[position] {
            case UInt8(ascii: " "), 0x09, 0x0A, 0x0D: position += 1
            default: return
            }
        }
    }

    /// Steps over `byte` if it is next, and returns whether it was.
    @inlinable public mutating func take(_ byte: UInt8, _ bytes: Span<UInt8>) -> Bool {
        guard peek(bytes) == byte else { return false }
        position += 1
        return true
    }

    /// Steps over one whole value, checking everything in it.
    public mutating func scanValue(_ bytes: Span<UInt8>, depth: Int = 0) throws(JSONSyntaxError) -> JSONToken {
        let first = position
        guard let byte = peek(bytes) else { throw error(.unexpectedEnd) }
        switch byte {
        case UInt8(ascii: "\""): return try scanString(bytes)
        case UInt8(ascii: "{"): try scanObject(bytes, depth: depth + 1)
        case UInt8(ascii: "["): try scanArray(bytes, depth: depth + 1)
        case UInt8(ascii: "t"): return try scanLiteral("true", .true, bytes)
        case UInt8(ascii: "f"): return try scanLiteral("false", .false, bytes)
        case UInt8(ascii: "n"): return try scanLiteral("null", .null, bytes)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try scanNumber(bytes)
        case UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "N"), UInt8(ascii: "I"): throw error(.invalidNumber)
        default: throw error(.expected("a value"))
        }
        let kind: JSONToken.Kind = byte == UInt8(ascii: "{") ? .object : .array
        return JSONToken(kind: kind, range: first..<position, hasEscapes: false)
    }

    /// Steps over `"name" :` and the space around the colon; returns the name's token.
    public mutating func scanMemberName(_ bytes: Span<UInt8>) throws(JSONSyntaxError) -> JSONToken {
        guard peek(bytes) == UInt8(ascii: "\"") else { throw error(.expected("a member name in quotes")) }
        let name = try scanString(bytes)
        skipWhitespace(bytes)
        guard take(UInt8(ascii: ":"), bytes) else { throw error(.expected("':'")) }
        skipWhitespace(bytes)
        return name
    }

    /// After a member or an element: steps over the comma and returns true, or over `close` and returns false.
    public mutating func scanSeparator(close: UInt8, _ bytes: Span<UInt8>) throws(JSONSyntaxError) -> Bool {
        skipWhitespace(bytes)
        if take(close, bytes) { return false }
        guard take(UInt8(ascii: ","), bytes) else {
            throw error(.expected("',' or '\(Unicode.Scalar(close))'"))
        }
        skipWhitespace(bytes)
        return true
    }

    private mutating func scanObject(_ bytes: Span<UInt8>, depth: Int) throws(JSONSyntaxError) {
        guard depth <= Self.maximumDepth else { throw error(.tooDeep) }
        position += 1
        skipWhitespace(bytes)
        if take(UInt8(ascii: "}"), bytes) { return }
        repeat {
            _ = try scanMemberName(bytes)
            _ = try scanValue(bytes, depth: depth)
        } while try scanSeparator(close: UInt8(ascii: "}"), bytes)
    }

    private mutating func scanArray(_ bytes: Span<UInt8>, depth: Int) throws(JSONSyntaxError) {
        guard depth <= Self.maximumDepth else { throw error(.tooDeep) }
        position += 1
        skipWhitespace(bytes)
        if take(UInt8(ascii: "]"), bytes) { return }
        repeat {
            _ = try scanValue(bytes, depth: depth)
        } while try scanSeparator(close: UInt8(ascii: "]"), bytes)
    }

    private mutating func scanLiteral(
        _ word: String,
        _ kind: JSONToken.Kind,
        _ bytes: Span<UInt8>
    ) throws(JSONSyntaxError) -> JSONToken {
        let first = position
        for byte in word.utf8 {
            guard take(byte, bytes) else { throw error(.expected(word)) }
        }
        return JSONToken(kind: kind, range: first..<position, hasEscapes: false)
    }

    private mutating func scanString(_ bytes: Span<UInt8>) throws(JSONSyntaxError) -> JSONToken {
        let first = position
        var hasEscapes = false
        position += 1
        while true {
            skipPlainCharacters(bytes)
            guard let byte = peek(bytes) else { throw error(.unexpectedEnd) }
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                return JSONToken(kind: .string, range: first..<position, hasEscapes: hasEscapes)
            case UInt8(ascii: "\\"):
                hasEscapes = true
                try scanEscape(bytes)
            default: throw error(.controlCharacter(byte))
            }
        }
    }

    /// Steps over the characters of a string that mean themselves.
    private mutating func skipPlainCharacters(_ bytes: Span<UInt8>) {
        var next = position
        while next < end {
            let byte = bytes[next]
            if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { break }
            next += 1
        }
        position = next
    }

    private mutating func scanEscape(_ bytes: Span<UInt8>) throws(JSONSyntaxError) {
        let first = position
        position += 1
        guard let byte = peek(bytes) else { throw error(.unexpectedEnd) }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            return
        case UInt8(ascii: "u"):
            try scanCodeUnit(bytes)
        default: throw error(.invalidEscape, at: first)
        }
    }

    private mutating func scanCodeUnit(_ bytes: Span<UInt8>) throws(JSONSyntaxError) {
        for _ in 0..<4 {
            guard let byte = peek(bytes), JSONSurrogates.hexadecimal(byte) != nil else {
                throw error(.invalidEscape)
            }
            position += 1
        }
    }

    private mutating func scanNumber(_ bytes: Span<UInt8>) throws(JSONSyntaxError) -> JSONToken {
        let first = position
        _ = take(UInt8(ascii: "-"), bytes)
        if !take(UInt8(ascii: "0"), bytes) { try scanDigits(bytes) }
        if let next = peek(bytes), isDigit(next) { throw error(.invalidNumber, at: first) }
        if take(UInt8(ascii: "."), bytes) { try scanDigits(bytes) }
        if take(UInt8(ascii: "e"), bytes) || take(UInt8(ascii: "E"), bytes) {
            if !take(UInt8(ascii: "+"), bytes) { _ = take(UInt8(ascii: "-"), bytes) }
            try scanDigits(bytes)
        }
        return JSONToken(kind: .number, range: first..<position, hasEscapes: false)
    }

    private mutating func scanDigits(_ bytes: Span<UInt8>) throws(JSONSyntaxError) {
        guard let first = peek(bytes), isDigit(first) else { throw error(.invalidNumber) }
        while let next = peek(bytes), isDigit(next) { position += 1 }
    }

    private func isDigit(_ byte: UInt8) -> Bool {
        byte &- UInt8(ascii: "0") < 10
    }
}
