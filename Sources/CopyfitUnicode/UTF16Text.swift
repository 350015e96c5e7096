/// A text's UTF-16 units with the UTF-8 offset of each: ICU counts in UTF-16, everything else here in UTF-8.
///
/// Refilled for each text; the buffers keep their capacity.
struct UTF16Text: ~Copyable {
    /// The units; only the first `count` belong to the text.
    private(set) var units: [UInt16] = []
    /// The UTF-8 offset of each unit, and of the end at index `count`.
    private var offsets: [UInt32] = []
    private(set) var count = 0
    /// Reads well-formed UTF-8. O(n).
    mutating func read(_ utf8: Span<UInt8>) {
        if units.count < utf8.count + 1 {
            units = [UInt16](repeating: 0, count: utf8.count + 1)
            offsets = [UInt32](repeating: 0, count: utf8.count + 1)
        }
        count = Self.fill(&units, &offsets, from: utf8)
    }

    /// The UTF-8 offset of the unit at `index`, 0 through `count`.
    func utf8Offset(_ index: Int) -> Int { Int(offsets[index]) }

    /// Returns the number of units.
    private static func fill(_ units: inout [UInt16], _ offsets: inout [UInt32], from utf8: Span<UInt8>) -> Int {
        var unitSpan = units.mutableSpan
        var offsetSpan = offsets.mutableSpan
        var unit = 0
        var byte = 0
        while byte < utf8.count {
            let start = UInt32(truncatingIfNeeded: byte)
            let character = decodeUTF8(utf8, &byte)
            offsetSpan[unit] = start
            if character < 0x10000 {
                unitSpan[unit] = UInt16(truncatingIfNeeded: character)
                unit &+= 1
            } else {
                let bits = character &- 0x10000
                unitSpan[unit] = UInt16(truncatingIfNeeded: 0xD800 &+ (bits >> 10))
                unitSpan[unit &+ 1] = UInt16(truncatingIfNeeded: 0xDC00 &+ (bits & 0x3FF))
                offsetSpan[unit &+ 1] = start
                unit &+= 2
            }
        }
        offsetSpan[unit] = UInt32(truncatingIfNeeded: utf8.count)
        return unit
    }
}

/// Decodes the character that starts at `index` of well-formed UTF-8 and moves `index` past it. O(1).
@inlinable
@inline(__always)
public func decodeUTF8(_ utf8: Span<UInt8>, _ index: inout Int) -> UInt32 {
    let lead = UInt32(utf8[index])
    if lead < 0x80 {
        index &+= 1
        return lead
    }
    if lead < 0xE0 {
        let character = (lead & 0x1F) << 6 | UInt32(utf8[index &+ 1]) & 0x3F
        index &+= 2
        return character
    }
    if lead < 0xF0 {
        let character = (lead & 0x0F) << 12 | (UInt32(utf8[index &+ 1]) & 0x3F) << 6 | UInt32(utf8[index &+ 2]) & 0x3F
        index &+= 3
        return character
    }
    let high = (lead & 0x07) << 18 | (UInt32(utf8[index &+ 1]) & 0x3F) << 12
    let character = high | (UInt32(utf8[index &+ 2]) & 0x3F) << 6 | UInt32(utf8[index &+ 3]) & 0x3F
    index &+= 4
    return character
}
