/// Texts as XML and HTML write them.
package enum EscapedMarkup {
    /// Adds a text so that it is text in the content of elements and in attributes in double quotes, with `apostrophes` also
    /// in single ones. Tabs and line breaks are references, which attributes keep. Characters that XML 1.0 forbids become
    /// U+FFFD. O(n) in the length of the text.
    package static func add(_ text: String, to bytes: inout [UInt8], apostrophes: Bool = false) {
        let start = bytes.count
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): bytes += "&amp;".utf8
            case UInt8(ascii: "<"): bytes += "&lt;".utf8
            case UInt8(ascii: ">"): bytes += "&gt;".utf8
            case UInt8(ascii: "\""): bytes += "&quot;".utf8
            case UInt8(ascii: "'") where apostrophes: bytes += "&#39;".utf8
            case 0x09: bytes += "&#9;".utf8
            case 0x0A: bytes += "&#10;".utf8
            case 0x0D: bytes += "&#13;".utf8
            case 0..<0x20: bytes += "\u{FFFD}".utf8
            case 0xBE, 0xBF:
                // U+FFFE and U+FFFF end in these bytes after EF BF.
                let isForbidden =
                    bytes.count >= start + 2 && bytes[bytes.count - 1] == 0xBF
                    && bytes[bytes.count - 2] == 0xEF
                bytes.append(isForbidden ? 0xBD : byte)
            default: bytes.append(byte)
            }
        }
    }

    /// A text in that form, for attributes in single quotes too.
    package static func of(_ text: String) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        add(text, to: &bytes, apostrophes: true)
        return String(decoding: bytes, as: UTF8.self)
    }
}
