/// Writes JSON text into a byte buffer: strings with the escapes RFC 8259 requires, numbers with the fewest digits that
/// read back as the same `Double`.
public struct JSONOutput: ~Copyable {
    @usableFromInline var bytes = ByteBuffer()
    /// The number that was spelled last and is no short one: heights and baselines come again and again.
    var lastFraction = (value: 0.0, spelling: "0")

    /// A writer that has written nothing.
    public init() {}

    /// The text written so far.
    public var text: String {
        var array: [UInt8] = []
        bytes.copy(into: &array)
        return String(decoding: array, as: UTF8.self)
    }

    /// Appends what was written so far to an array.
    public func copy(into array: inout [UInt8]) {
        bytes.copy(into: &array)
    }

    /// Removes what was written so far and keeps the memory.
    public mutating func removeAll() {
        bytes.removeAll()
    }

    /// JSON text, unchanged.
    @inlinable @inline(__always)
    public mutating func append(raw text: StaticString) {
        bytes.append(text)
    }

    /// JSON text, copied unchanged from a buffer.
    public mutating func append(raw range: Range<Int>, of source: Span<UInt8>) {
        bytes.append(range, of: source)
    }

    /// A string in quotes.
    public mutating func append(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        let characters = text.utf8Span.span
        append(characters: 0..<characters.count, of: characters)
        bytes.append(UInt8(ascii: "\""))
    }

    /// The characters of a string without its quotes: `range` of UTF-8 bytes.
    public mutating func append(characters range: Range<Int>, of source: Span<UInt8>) {
        var written = range.lowerBound
        for index in range {
            let byte = source[index]
            if byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { continue }
            bytes.append(written..<index, of: source)
            append(escaped: byte)
            written = index + 1
        }
        bytes.append(written..<range.upperBound, of: source)
    }

    /// `true` or `false`.
    public mutating func append(_ value: Bool) {
        if value { bytes.append("true") } else { bytes.append("false") }
    }

    /// An array: `element` writes each one.
    @inlinable
    public mutating func append<Elements: Sequence>(
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
        switch byte {
        case UInt8(ascii: "\""): bytes.append("\\\"")
        case UInt8(ascii: "\\"): bytes.append("\\\\")
        case 0x08: bytes.append("\\b")
        case 0x09: bytes.append("\\t")
        case 0x0A: bytes.append("\\n")
        case 0x0C: bytes.append("\\f")
        case 0x0D: bytes.append("\\r")
        default:
            let digits = String(byte, radix: 16).utf8Span.span
            if byte < 0x10 { bytes.append("\\u000") } else { bytes.append("\\u00") }
            bytes.append(0..<digits.count, of: digits)
        }
    }
}
