import CopyfitAppleStrings

/// The escapes of C's string literals, which gettext uses.
enum CEscapes {
    /// Appends the character of the escape whose letter is at `index`, and returns the index after it.
    static func resolve(_ bytes: [UInt8], at index: Int, end: Int, into content: inout [UInt8]) -> Int {
        switch bytes[index] {
        case UInt8(ascii: "n"): content.append(0x0A)
        case UInt8(ascii: "t"): content.append(0x09)
        case UInt8(ascii: "r"): content.append(0x0D)
        case UInt8(ascii: "a"): content.append(0x07)
        case UInt8(ascii: "b"): content.append(0x08)
        case UInt8(ascii: "f"): content.append(0x0C)
        case UInt8(ascii: "v"): content.append(0x0B)
        case UInt8(ascii: "x"): return hexadecimal(bytes, at: index, end: end, into: &content)
        case UInt8(ascii: "0")...UInt8(ascii: "7"): return octal(bytes, at: index, end: end, into: &content)
        default: content.append(bytes[index])
        }
        return index + 1
    }

    private static func hexadecimal(_ bytes: [UInt8], at index: Int, end: Int, into content: inout [UInt8]) -> Int {
        var value: UInt32 = 0
        var position = index + 1
        while position < min(end, index + 3), let digit = bytes[position].hexadecimalValue {
            value = value << 4 | digit
            position += 1
        }
        content.append(UInt8(truncatingIfNeeded: value))
        return position
    }

    private static func octal(_ bytes: [UInt8], at index: Int, end: Int, into content: inout [UInt8]) -> Int {
        var value: UInt32 = 0
        var position = index
        while position < min(end, index + 3), (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(bytes[position]) {
            value = value << 3 | UInt32(bytes[position] - UInt8(ascii: "0"))
            position += 1
        }
        content.append(UInt8(truncatingIfNeeded: value))
        return position
    }
}
