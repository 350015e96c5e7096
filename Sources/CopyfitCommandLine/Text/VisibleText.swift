/// A text that is safe for a terminal: it has pictures of control characters, so that they are visible and cannot move
/// the cursor, ring the bell or change colours, nor turn the text around them.
///
/// Everything for people is written through this: tables, notes, errors. JSON is not; its strings are exact.
package enum VisibleText {
    /// The text in one line, with something visible for each control character and line break. Bidi controls and other
    /// format characters that hide or turn text are written as their numbers: `<U+202E>`.
    package static func of(_ text: String) -> String {
        var visible = ""
        for scalar in text.unicodeScalars {
            if turnsOrHides(scalar) {
                visible += "<\(CodePoints.names(of: Character(scalar)))>"
            } else {
                visible.unicodeScalars.append(picture(of: scalar))
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

    /// Bidi controls, deprecated format characters, and those around interlinear annotations.
    private static func turnsOrHides(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x206F, 0xFFF9...0xFFFB: true
        default: false
        }
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
