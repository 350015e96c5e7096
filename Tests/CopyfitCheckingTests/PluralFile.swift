/// A message with plural branches as the formats write it.
enum PluralFile: String, CaseIterable {
    case android, catalogue, dictionary, arb, icu, i18next, fluent, properties

    /// Files of one language each, or one for all, with a key `n` whose branches are texts in which `%` is the number.
    func files(_ branches: [String: [(category: String, text: String)]]) -> [String: String] {
        if self == .catalogue { return ["L.xcstrings": catalogue(branches)] }
        return Dictionary(uniqueKeysWithValues: branches.map { ($0, content($1)) }.map { (path($0.0), $0.1) })
    }

    private func path(_ language: String) -> String {
        switch self {
        case .android: "res/values\(language == "en" ? "" : "-b+\(language.replacing("-", with: "+"))")/strings.xml"
        case .catalogue: "L.xcstrings"
        case .dictionary: "\(language).lproj/L.stringsdict"
        case .arb: "l10n/app_\(language).arb"
        case .icu, .i18next: "locales/\(language).json"
        case .fluent: "locales/\(language)/m.ftl"
        case .properties: "m_\(language).properties"
        }
    }

    /// The language of a file that ``files(_:)`` made.
    func language(ofPath path: String) -> String {
        let parts = path.split { "/_.".contains($0) }.map(String.init)
        switch self {
        case .android: return parts[1] == "values" ? "en" : String(parts[1].dropFirst(9)).replacing("+", with: "-")
        case .catalogue: return "en"
        case .dictionary: return parts[0]
        case .arb: return parts[2]
        case .icu, .i18next, .fluent, .properties: return parts[1]
        }
    }

    private func content(_ branches: [(category: String, text: String)]) -> String {
        func joined(_ separator: String, _ piece: (String, String) -> String) -> String {
            branches.map { piece($0.category, $0.text) }.joined(separator: separator)
        }
        switch self {
        case .android:
            let items = joined("") { "<item quantity=\"\($0)\">\($1.replacing("%", with: "%d"))</item>" }
            return "<resources><plurals name=\"n\">\(items)</plurals></resources>"
        case .dictionary:
            let rules = joined("") { "<key>\($0)</key><string>\($1.replacing("%", with: "%lld"))</string>" }
            return """
                <plist version="1.0"><dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@c@</string>
                <key>c</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                <key>NSStringFormatValueTypeKey</key><string>lld</string>\(rules)</dict></dict></dict></plist>
                """
        case .arb, .icu:
            let message = joined(" ") { "\($0) {\($1.replacing("%", with: "{count}"))}" }
            return "{\"n\": \"{count, plural, \(message)}\"}"
        case .properties:
            return "n={0, plural, \(joined(" ") { "\($0) {\($1.replacing("%", with: "#"))}" })}\n"
        case .i18next: return "{\(joined(", ") { "\"n_\($0)\": \"\($1.replacing("%", with: "{{count}}"))\"" })}"
        case .fluent:
            let variants = joined("") { category, text in
                "  \(category == "other" ? "*" : "")[\(category)] \(text.replacing("%", with: "{ $count }"))\n"
            }
            return "n = { $count ->\n\(variants) }\n"
        case .catalogue: return ""
        }
    }

    private func catalogue(_ branches: [String: [(category: String, text: String)]]) -> String {
        let languages = branches.sorted { $0.key < $1.key }.map { language, branches in
            let units = branches.map { category, text in
                "\"\(category)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text.replacing("%", with: "%lld"))\"}}"
            }
            return "\"\(language)\": {\"variations\": {\"plural\": {\(units.joined(separator: ", "))}}}"
        }
        let entry = "{\"localizations\": {\(languages.joined(separator: ", "))}}"
        return "{\"sourceLanguage\": \"en\", \"strings\": {\"n\": \(entry)}, \"version\": \"1.0\"}"
    }
}
