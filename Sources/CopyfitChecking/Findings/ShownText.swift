/// Texts of translation files as reports show them: on one line, with something visible for each character that would
/// hide or turn what is around it.
package enum ShownText {
    /// The text with pictures of control characters, and the numbers of bidi controls: `<U+202E>`.
    ///
    /// - Parameter keepsDirections: Whether bidi controls stay as they are, for a text that is alone in its element and
    ///   is to look as it does in its program.
    package static func of(_ text: String, keepsDirections: Bool = false) -> String {
        var shown = ""
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0..<0x20: shown.unicodeScalars.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
            case 0x7F: shown += "\u{2421}"
            case 0x80...0x9F, 0xFDD0...0xFDEF: shown += "\u{FFFD}"
            case let value where value & 0xFFFE == 0xFFFE: shown += "\u{FFFD}"
            case 0x2028, 0x2029, 0xFFF9...0xFFFB: shown += number(scalar)
            case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x206F:
                if keepsDirections { shown.unicodeScalars.append(scalar) } else { shown += number(scalar) }
            default: shown.unicodeScalars.append(scalar)
            }
        }
        return shown
    }

    private static func number(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
    }
}
