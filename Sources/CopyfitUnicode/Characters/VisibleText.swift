/// A text for people: tables, notes, errors and findings are written through this. It is on one line and safe for terminals,
/// because control characters are visible. JSON has the exact strings instead.
package enum VisibleText {
    /// The text with pictures of control characters, and the numbers of invisible ones: `<U+202E>`.
    ///
    /// - Parameter keepsDirections: Whether bidi controls stay as they are, for a text that is alone in its element and
    ///   is to look as it does in its program.
    package static func of(_ text: String, keepsDirections: Bool = false) -> String {
        var visible = ""
        for scalar in text.unicodeScalars {
            let isKept = keepsDirections && VisibleCharacter.turns(scalar)
            if !isKept, let other = VisibleCharacter.replacement(of: scalar) {
                visible += other
            } else {
                visible.unicodeScalars.append(scalar)
            }
        }
        return visible
    }

    /// The text's beginning, short enough for a note.
    package static func excerpt(of text: String) -> String {
        let limit = 24
        let start = of(String(text.prefix(limit)))
        return text.dropFirst(limit).isEmpty ? start : start + "…"
    }
}

/// A visible replacement for a character that is invisible, or moves or reverses its surroundings.
private enum VisibleCharacter {
    /// A picture of a control character, the number of an invisible one (`<U+202E>`), and U+FFFD for C1 controls and
    /// noncharacters; nil for a character that is shown as it is. Joiners, soft hyphens, zero width spaces and variation
    /// selectors are: texts of many languages need them.
    static func replacement(of scalar: Unicode.Scalar) -> String? {
        switch scalar.value {
        case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value).map { String($0) } ?? "\u{FFFD}"
        case 0x7F: "\u{2421}"
        case 0x80...0x9F, 0xFDD0...0xFDEF: "\u{FFFD}"
        case let value where value & 0xFFFE == 0xFFFE: "\u{FFFD}"
        // The Mongolian vowel separator, line and paragraph separators, invisible operators, deprecated format
        // characters, a byte order mark, interlinear annotations, tags
        case 0x180E, 0x2028, 0x2029, 0x2061...0x2065, 0x206A...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F:
            number(scalar)
        default: turns(scalar) ? number(scalar) : nil
        }
    }

    /// Whether the character turns the direction of text (UAX #9, section 2).
    static func turns(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    private static func number(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
    }
}
