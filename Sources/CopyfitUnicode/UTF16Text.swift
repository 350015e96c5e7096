/// A text's UTF-16 units with the UTF-8 offset of each: ICU counts in UTF-16, everything else here in UTF-8.
///
/// Refilled for each text; the buffers keep their capacity.
struct UTF16Text: ~Copyable {
    /// The units; only the first `count` belong to the text.
    private(set) var units: [UInt16] = []
    /// The UTF-8 offset of each unit, and of the end at index `count`. Not filled when the text is ASCII.
    private var offsets: [UInt32] = []
    private(set) var count = 0
    /// Whether every character is ASCII, so that both kinds of offset are equal.
    private(set) var isASCII = true
    /// Whether a character can give the text a right-to-left level: letters of such scripts and bidi controls.
    private(set) var mayRunRightToLeft = false
    /// Whether a character can join its neighbours in a grapheme (UAX #29); except CR and LF.
    private(set) var mayJoinGraphemes = false

    /// Reads well-formed UTF-8. O(n).
    mutating func read(_ utf8: Span<UInt8>) {
        if units.count < utf8.count + 1 { units = [UInt16](repeating: 0, count: utf8.count + 1) }
        mayRunRightToLeft = false
        mayJoinGraphemes = false
        let ascii = readASCII(utf8)
        isASCII = ascii == utf8.count
        count = ascii
        guard !isASCII else { return }
        readUnicode(utf8, from: ascii)
    }

    /// The UTF-8 offset of the unit at `index`, 0 through `count`.
    func utf8Offset(_ index: Int) -> Int { isASCII ? index : Int(offsets[index]) }

    private mutating func readASCII(_ utf8: Span<UInt8>) -> Int {
        var span = units.mutableSpan
        var index = 0
        while index < utf8.count {
            let byte = utf8[index]
            guard byte < 0x80 else { return index }
            span[index] = UInt16(byte)
            index &+= 1
        }
        return index
    }

    private mutating func readUnicode(_ utf8: Span<UInt8>, from ascii: Int) {
        if offsets.count < utf8.count + 1 { offsets = [UInt32](repeating: 0, count: utf8.count + 1) }
        let filled = Self.fill(&units, &offsets, from: utf8, ascii: ascii)
        count = filled.count
        mayRunRightToLeft = filled.mayRunRightToLeft
        mayJoinGraphemes = filled.mayJoinGraphemes
    }

    private static func fill(
        _ units: inout [UInt16],
        _ offsets: inout [UInt32],
        from utf8: Span<UInt8>,
        ascii: Int
    ) -> (count: Int, mayRunRightToLeft: Bool, mayJoinGraphemes: Bool) {
        var unitSpan = units.mutableSpan
        var offsetSpan = offsets.mutableSpan
        for index in 0..<ascii { offsetSpan[index] = UInt32(truncatingIfNeeded: index) }
        var unit = ascii
        var byte = ascii
        var rightToLeft = false
        var joins = false
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
            joins = joins || !standsAlone(character)
            rightToLeft = rightToLeft || canRunRightToLeft(character)
        }
        offsetSpan[unit] = UInt32(truncatingIfNeeded: utf8.count)
        return (unit, rightToLeft, joins)
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

/// Whether a character is in a block of right-to-left scripts or is a bidi control. With only other characters, every
/// level of a left-to-right paragraph is 0. Follows the right-to-left ranges of DerivedBidiClass.txt.
@inline(__always)
private func canRunRightToLeft(_ character: UInt32) -> Bool {
    switch character {
    case 0...0x58F, 0x900...0x200E, 0x206A...0xFB1C: false
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    case 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
}

/// Whether a character is a grapheme by itself next to any other such character: letters and signs of the commonest
/// blocks without marks, joiners, jamo or emoji (GraphemeBreakProperty.txt: Other, Control, LV and LVT).
@inline(__always)
private func standsAlone(_ character: UInt32) -> Bool {
    switch character {
    case 0x4E00...0x9FFF: true
    case 0...0x2FF, 0x370...0x482, 0x48A...0x52F, 0x5D0...0x5EA, 0x620...0x64A, 0x660...0x66F, 0x671...0x6D3: true
    case 0x2010...0x2027, 0x2030...0x205E, 0x20A0...0x20C0, 0x3000...0x3029, 0x3041...0x3096, 0x309B...0x30FF: true
    case 0x3400...0x4DBF, 0xAC00...0xD7A3, 0xFF01...0xFF9D, 0xFFE0...0xFFE6: true
    default: false
    }
}
