import CopyfitMarkup
import CopyfitUnicode

/// Texts in XML and HTML.
enum MarkupText {
    /// The text for the content of an element, or for an attribute in quotes; made visible first, because XML forbids
    /// most control characters.
    static func of(_ text: String, keepsDirections: Bool = false) -> String {
        EscapedMarkup.of(VisibleText.of(text, keepsDirections: keepsDirections))
    }
}
