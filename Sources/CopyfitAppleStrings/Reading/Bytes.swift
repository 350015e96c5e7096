extension UInt8 {
    /// An ASCII letter.
    @inlinable package var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
    /// An ASCII digit.
    @inlinable package var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
    /// An ASCII letter or digit.
    @inlinable package var isAlphanumeric: Bool { isLetter || isDigit }
    /// Space, tab, line feed or carriage return.
    @inlinable package var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
    /// Line feed or carriage return.
    @inlinable package var isLineEnd: Bool { self == 0x0A || self == 0x0D }

    /// The value of a hexadecimal digit.
    package var hexadecimalValue: UInt32? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(self - UInt8(ascii: "a")) + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(self - UInt8(ascii: "A")) + 10
        default: nil
        }
    }
}

extension [UInt8] {
    /// Appends the UTF-8 of a character.
    package mutating func append(scalar: Unicode.Scalar) {
        if scalar.isASCII {
            append(UInt8(truncatingIfNeeded: scalar.value))
        } else {
            append(contentsOf: String(scalar).utf8)
        }
    }

    /// Whether a text begins at an index.
    @inlinable package func hasText(_ text: String, at index: Int) -> Bool {
        let expected = text.utf8Span.span
        guard index + expected.count <= count else { return false }
        for offset in 0..<expected.count where self[index + offset] != expected[offset] { return false }
        return true
    }

    /// Up to `count` hexadecimal digits from `index`: their value; nil if there are fewer.
    package func hexadecimal(at index: Int, count length: Int) -> UInt32? {
        guard index + length <= count else { return nil }
        var value: UInt32 = 0
        for offset in index..<index + length {
            guard let digit = self[offset].hexadecimalValue else { return nil }
            value = value << 4 | digit
        }
        return value
    }

    /// The character of an escaped UTF-16 unit, and of the trail surrogate that is escaped at the index after it; U+FFFD
    /// for half a pair.
    package func escapedScalar(_ unit: UInt32, _ index: inout Int) -> Unicode.Scalar {
        guard 0xD800..<0xDC00 ~= unit, index + 1 < count, self[index] == UInt8(ascii: "\\"),
            self[index + 1] | 0x20 == UInt8(ascii: "u"), let trail = hexadecimal(at: index + 2, count: 4),
            0xDC00..<0xE000 ~= trail
        else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
        index += 6
        return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (trail - 0xDC00)) ?? "\u{FFFD}"
    }
}
