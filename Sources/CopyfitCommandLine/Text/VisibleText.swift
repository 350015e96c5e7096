import CopyfitUnicode

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
            if let other = VisibleCharacter.replacement(of: scalar) {
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
