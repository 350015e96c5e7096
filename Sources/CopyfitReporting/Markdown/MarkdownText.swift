import CopyfitUnicode

/// Texts in GitHub Flavored Markdown.
enum MarkdownText {
    /// The text as it is, on one line: nothing in it is markup, ends a table's cell, or calls a person.
    ///
    /// CommonMark lets any ASCII punctuation be preceded by a backslash. A name after `@` would be a mention, which
    /// GitHub looks for in the finished text; an element between them prevents it.
    static func of(_ text: String) -> String {
        var escaped = ""
        for scalar in VisibleText.of(text).unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "@": escaped += "<span>@</span>"
            case "\\", "`", "*", "_", "{", "}", "[", "]", "#", "|", "~", "!", "$", "/":
                escaped += "\\\(scalar)"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// A table with a header. Columns whose number is in `numbers` are aligned to the right.
    static func table(_ header: [String], numbers: Set<Int> = [], _ rows: [[String]]) -> String {
        let rule = header.indices.map { numbers.contains($0) ? "---:" : "---" }
        return ([header, rule] + rows).map { "| \($0.joined(separator: " | ")) |\n" }.joined()
    }
}
