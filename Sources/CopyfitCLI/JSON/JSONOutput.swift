/// Writes JSON text into a reusable byte buffer: strings with the escapes RFC 8259 asks for, numbers with the fewest
/// digits that read back as the same `Double`.
struct JSONOutput {
    /// What was written so far.
    var bytes: [UInt8]

    /// Goes on after `bytes`.
    init(_ bytes: [UInt8] = []) {
        self.bytes = bytes
    }

    /// JSON text as it stands.
    mutating func append(raw text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    /// JSON text as it stands, copied from a buffer.
    mutating func append(raw range: Range<Int>, of source: Span<UInt8>) {
        bytes.reserveCapacity(bytes.count + range.count)
        for index in range { bytes.append(source[index]) }
    }

    /// A string in quotes.
    mutating func append(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        let characters = text.utf8Span.span
        append(characters: 0..<characters.count, of: characters)
        bytes.append(UInt8(ascii: "\""))
    }

    /// The characters of a string without its quotes: `range` of UTF-8 bytes.
    mutating func append(characters range: Range<Int>, of source: Span<UInt8>) {
        for index in range {
            let byte = source[index]
            if byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
                bytes.append(byte)
            } else {
                append(escaped: byte)
            }
        }
    }

    /// A number: integers without a point, zero without a sign, infinity as `null`. `value` is not NaN.
    mutating func append(_ value: Double) {
        precondition(!value.isNaN, "JSON has no NaN")
        guard value.isFinite else { return append(raw: "null") }
        if let integer = Int(exactly: value), integer.magnitude <= 1 << 53 { return append(integer) }
        append(raw: value.description)
    }

    /// A whole number.
    mutating func append(_ value: Int) {
        append(raw: value.description)
    }

    /// `true` or `false`.
    mutating func append(_ value: Bool) {
        append(raw: value ? "true" : "false")
    }

    /// An array: `element` writes each one.
    mutating func append<Elements: Sequence>(
        array elements: Elements,
        _ element: (inout JSONOutput, Elements.Element) -> Void
    ) {
        bytes.append(UInt8(ascii: "["))
        var isFirst = true
        for value in elements {
            if !isFirst { bytes.append(UInt8(ascii: ",")) }
            isFirst = false
            element(&self, value)
        }
        bytes.append(UInt8(ascii: "]"))
    }

    private mutating func append(escaped byte: UInt8) {
        bytes.append(UInt8(ascii: "\\"))
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
        case 0x08: bytes.append(UInt8(ascii: "b"))
        case 0x09: bytes.append(UInt8(ascii: "t"))
        case 0x0A: bytes.append(UInt8(ascii: "n"))
        case 0x0C: bytes.append(UInt8(ascii: "f"))
        case 0x0D: bytes.append(UInt8(ascii: "r"))
        default:
            append(raw: byte < 0x10 ? "u000" : "u00")
            append(raw: String(byte, radix: 16))
        }
    }
}
