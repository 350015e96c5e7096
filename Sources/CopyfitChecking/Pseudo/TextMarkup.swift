/// The parts of a text that are code and no words: tags (`<a href="…">`), references to characters (`&amp;`), and the
/// targets of Markdown's links (`[text](https://example.org)`).
enum TextMarkup {
    /// No link has a longer target, in bytes.
    private static let longestTarget = 2000

    /// For each byte of a text whether it is code.
    ///
    /// - Complexity: O(n).
    static func isCode(_ bytes: [UInt8]) -> [Bool] {
        var isCode = Array(repeating: false, count: bytes.count)
        var index = 0
        while index < bytes.count {
            let end = codeEnd(bytes, from: index)
            for place in index..<(end ?? index) { isCode[place] = true }
            index = end ?? index + 1
        }
        return isCode
    }

    /// Where the code ends that begins at an index; nil if none does.
    private static func codeEnd(_ bytes: [UInt8], from index: Int) -> Int? {
        switch bytes[index] {
        case UInt8(ascii: "<"): tagEnd(bytes, from: index + 1)
        case UInt8(ascii: "&"): referenceEnd(bytes, from: index + 1)
        case UInt8(ascii: "(") where index > 0 && bytes[index - 1] == UInt8(ascii: "]"):
            targetEnd(bytes, from: index + 1)
        default: nil
        }
    }

    private static func tagEnd(_ bytes: [UInt8], from start: Int) -> Int? {
        guard start < bytes.count, isLetter(bytes[start]) || bytes[start] == UInt8(ascii: "/"),
            let end = bytes[start...].firstIndex(where: { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<") })
        else { return nil }
        return bytes[end] == UInt8(ascii: ">") ? end + 1 : nil
    }

    private static func referenceEnd(_ bytes: [UInt8], from start: Int) -> Int? {
        guard start < bytes.count, isLetter(bytes[start]) || bytes[start] == UInt8(ascii: "#") else { return nil }
        let name = bytes[start...].prefix(12).prefix { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "#") }
        return name.endIndex < bytes.count && bytes[name.endIndex] == UInt8(ascii: ";") ? name.endIndex + 1 : nil
    }

    /// The end of a target, which has no spaces except before a title in quotes.
    private static func targetEnd(_ bytes: [UInt8], from start: Int) -> Int? {
        var (depth, isTitle) = (0, false)
        for index in start..<min(bytes.count, start + longestTarget) {
            switch bytes[index] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")") where depth == 0: return index > start ? index + 1 : nil
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: " ") where !isTitle:
                guard index + 1 < bytes.count, "\"'".utf8.contains(bytes[index + 1]) else { return nil }
                isTitle = true
            case 0x0A, 0x0D: return nil
            default: break
            }
        }
        return nil
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }
    private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
}
