/// Texts of translation files as reports show them: on one line, with something visible for each character that would
/// hide or turn what is around it.
enum ShownText {
    /// The text with pictures of control characters, and the numbers of bidi controls: `<U+202E>`.
    static func of(_ text: String) -> String {
        var shown = ""
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0..<0x20: shown.unicodeScalars.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
            case 0x7F: shown += "\u{2421}"
            case 0x80...0x9F, 0xFFFE, 0xFFFF: shown += "\u{FFFD}"
            case 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x206F, 0xFFF9...0xFFFB:
                shown += "<U+\(number(scalar))>"
            default: shown.unicodeScalars.append(scalar)
            }
        }
        return shown
    }

    private static func number(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
