import CopyfitFit

/// The names that a rules file may have, as its JSON Schema lists them.
enum RulesNames {
    /// What the whole file is called.
    static let root = ""
    static let file = [
        "paths", "fonts", "systemFonts", "sourceLanguage", "source", "locales", "fuzzy", "defaults", "placeholders",
        "samples", "findings", "rules", "room", "exempt", "pseudo",
    ]
    static let type = ["font", "fontFiles", "size", "typeSizes", "languages", "markup"]
    static let defaults = type + ["fallbacks"]
    static let selection = ["keys", "except", "files", "tables", "locales"]
    static let rule = ["name"] + selection + FitMember.names + TextLengths.names + type
    static let room = ["tables", "locales"] + FitMember.names + type.filter { $0 != "markup" }
    static let exemption = selection + ["findings", "reason", "until"]

    /// What may be written below a name, for messages.
    static func example(_ name: String) -> String {
        switch name {
        case root: "rules:"
        case "defaults": "font: Inter"
        case "locales": "templates: en"
        case "samples": "\"%@\": Alexandra"
        case "findings": "untranslated: off"
        case "languages": "ja: Noto Sans CJK JP"
        case "rules": "- keys: \"button.*\""
        case "room": "cart.buy: {width: 120, maxLines: 1}"
        case "exempt": "- keys: legal.text"
        default: "rules:"
        }
    }
}
