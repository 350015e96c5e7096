/// Text as roff reads it.
enum RoffText {
    /// Running text on one line: characters with a meaning, and those beyond ASCII, as escapes.
    static func line(_ text: String) -> String {
        let escaped = text.replacing("\n", with: " ").unicodeScalars.map(escape).joined()
        return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
    }

    /// What a user types: its quotes and dashes are ASCII.
    static func code(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            switch scalar {
            case "'": "\\(aq"
            case "`": "\\(ga"
            default: escape(scalar)
            }
        }
        .joined()
        return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
    }

    /// An argument of a macro.
    static func argument(_ text: String) -> String { "\"\(line(text).replacing("\"", with: "\\(dq"))\"" }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\\": return "\\e"
        case "-": return "\\-"
        case "~": return "\\(ti"
        case "^": return "\\(ha"
        default:
            if scalar.isASCII { return String(scalar) }
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]"
        }
    }
}
