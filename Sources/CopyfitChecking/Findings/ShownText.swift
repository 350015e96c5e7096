import CopyfitUnicode

/// Texts of translation files as reports show them: on one line, with something visible for each character that would
/// hide or turn what is around it.
package enum ShownText {
    /// The text with pictures of control characters, and the numbers of invisible ones: `<U+202E>`.
    ///
    /// - Parameter keepsDirections: Whether bidi controls stay as they are, for a text that is alone in its element and
    ///   is to look as it does in its program.
    package static func of(_ text: String, keepsDirections: Bool = false) -> String {
        var shown = ""
        for scalar in text.unicodeScalars {
            let isKept = keepsDirections && VisibleCharacter.turns(scalar)
            if !isKept, let other = VisibleCharacter.replacement(of: scalar) {
                shown += other
            } else {
                shown.unicodeScalars.append(scalar)
            }
        }
        return shown
    }
}
