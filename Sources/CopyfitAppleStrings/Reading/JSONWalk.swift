package import CopyfitJSON

/// Walks over the JSON of a file, member after member, each byte once.
package struct JSONWalk {
    package let text: SourceText
    private var scanner: JSONScanner

    /// An object or array that is being walked over.
    package struct Container {
        fileprivate let close: UInt8
        fileprivate var isAtStart = true
    }

    package init(_ text: SourceText) {
        self.text = text
        scanner = JSONScanner(0..<text.count)
        let bytes = text.bytes
        scanner.skipWhitespace(bytes.span)
    }

    /// What the next value begins with: a quote, a brace, a bracket, a digit or a letter.
    package var next: UInt8? { scanner.peek(text.bytes.span) }

    /// Steps into the next value if it is an object; nil, without a step, if it is not.
    package mutating func enterObject() -> Container? {
        take(UInt8(ascii: "{")) ? Container(close: UInt8(ascii: "}")) : nil
    }

    /// Steps into the next value if it is an array; nil, without a step, if it is not.
    package mutating func enterArray() -> Container? {
        take(UInt8(ascii: "[")) ? Container(close: UInt8(ascii: "]")) : nil
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        let bytes = text.bytes
        return scanner.take(byte, bytes.span)
    }

    /// The name of an object's next member, and steps to its value; nil after the last member.
    package mutating func nextName(in object: inout Container) throws(JSONSyntaxError) -> JSONToken? {
        guard try hasNext(in: &object) else { return nil }
        let bytes = text.bytes
        return try scanner.scanMemberName(bytes.span)
    }

    /// Steps to an array's next element, or over its end and returns false.
    package mutating func hasNext(in container: inout Container) throws(JSONSyntaxError) -> Bool {
        let bytes = text.bytes
        guard container.isAtStart else { return try scanner.scanSeparator(close: container.close, bytes.span) }
        container.isAtStart = false
        scanner.skipWhitespace(bytes.span)
        return !scanner.take(container.close, bytes.span)
    }

    /// The next value, stepped over.
    package mutating func value() throws(JSONSyntaxError) -> JSONToken {
        let bytes = text.bytes
        return try scanner.scanValue(bytes.span)
    }

    /// The characters of a string's token.
    package func string(_ token: JSONToken) -> String {
        token.string(text.bytes.span)
    }

    /// The next value if it is a string; nil, and stepped over, if it is not.
    package mutating func stringValue() throws(JSONSyntaxError) -> String? {
        let token = try value()
        return token.kind == .string ? string(token) : nil
    }

    /// An error if anything except white space follows.
    package mutating func expectEnd() throws(JSONSyntaxError) {
        let bytes = text.bytes
        scanner.skipWhitespace(bytes.span)
        guard scanner.isAtEnd else { throw scanner.error(.trailingContent) }
    }
}

extension TranslationCollector {
    /// Half of surrogate pairs: their texts are read with U+FFFD.
    package mutating func reportLoneSurrogates(in text: SourceText) {
        let bytes = text.bytes
        var rest = 0..<text.count
        while let place = JSONSurrogates.firstLone(in: rest, of: bytes.span) {
            report("Half of a surrogate pair, which is read as U+FFFD.", at: place)
            rest = place + 6..<rest.upperBound
        }
    }

    /// A file that is not JSON: what comes before the error was read.
    package mutating func report(_ error: JSONSyntaxError) {
        report("\(error.reason).", at: error.offset)
    }
}
