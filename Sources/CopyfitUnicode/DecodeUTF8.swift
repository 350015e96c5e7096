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
