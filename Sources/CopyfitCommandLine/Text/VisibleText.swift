/// A text that is safe for a terminal: it has pictures of control characters, so that they are visible and cannot move
/// the cursor, ring the bell or change colours.
package enum VisibleText {
    /// The text with a visible character for each control character and line break.
    package static func of(_ text: String) -> String {
        var visible = ""
        for scalar in text.unicodeScalars { visible.unicodeScalars.append(picture(of: scalar)) }
        return visible
    }

    /// The text's beginning, short enough for a note.
    package static func excerpt(of text: String) -> String {
        let limit = 24
        let start = of(String(text.prefix(limit)))
        return text.dropFirst(limit).isEmpty ? start : start + "…"
    }

    private static func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
        case 0x7F: "\u{2421}"
        case 0x80...0x9F, 0x2028, 0x2029: "\u{FFFD}"
        default: scalar
        }
    }
}
