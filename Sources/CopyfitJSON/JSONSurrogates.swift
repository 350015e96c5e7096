/// Escapes of half a surrogate pair, which JavaScript's `JSON.stringify` wrote for long: strings have U+FFFD instead.
public enum JSONSurrogates {
    /// The offset of the first such escape in a range of JSON, in a string or around several; nil without one. O(n).
    public static func firstLone(in range: Range<Int>, of bytes: Span<UInt8>) -> Int? {
        var index = range.lowerBound
        while index < range.upperBound {
            guard bytes[index] == UInt8(ascii: "\\") else {
                index += 1
                continue
            }
            // All halves begin with D.
            guard index + 6 <= range.upperBound, bytes[index + 1] == UInt8(ascii: "u"),
                bytes[index + 2] | 0x20 == UInt8(ascii: "d"), case let unit = bytes.codeUnit(at: index + 2),
                unit >= 0xD800
            else {
                index += 2
                continue
            }
            if bytes.trailSurrogate(after: unit, at: index + 6) == nil { return index }
            index += 12
        }
        return nil
    }

    /// The value of a hexadecimal digit; nil for another character.
    @inline(__always)
    static func hexadecimal(_ digit: UInt8) -> UInt16? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(digit - UInt8(ascii: "0"))
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(digit - UInt8(ascii: "A") + 10)
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(digit - UInt8(ascii: "a") + 10)
        default: nil
        }
    }
}

extension Span<UInt8> {
    /// The number that four hexadecimal digits spell.
    func codeUnit(at start: Int) -> UInt16 {
        var unit: UInt16 = 0
        for index in start..<start + 4 {
            unit = unit << 4 | (JSONSurrogates.hexadecimal(self[index]) ?? 0)
        }
        return unit
    }

    /// The other half of a pair, if a unit is the first half and the escape at `index` the second.
    func trailSurrogate(after unit: UInt16, at index: Int) -> UInt16? {
        guard UTF16.isLeadSurrogate(unit), index + 6 <= count, self[index] == UInt8(ascii: "\\"),
            self[index + 1] == UInt8(ascii: "u"), case let trail = codeUnit(at: index + 2),
            UTF16.isTrailSurrogate(trail)
        else { return nil }
        return trail
    }
}
