import CopyfitChecking

/// Texts in XML and HTML.
enum MarkupText {
    /// The text for the content of an element, or for an attribute in quotes; made visible first, because XML forbids
    /// most control characters.
    static func of(_ text: String, keepsDirections: Bool = false) -> String {
        var escaped = ""
        for scalar in ShownText.of(text, keepsDirections: keepsDirections).unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
