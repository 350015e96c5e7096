import CopyfitFit
import CopyfitFonts
import CopyfitText

extension CSSProperty {
    /// The font.
    static let fonts = [
        CSSProperty("font-family", "<family-name>", limit: "a single one") { value, css in
            guard let family = familyName(value) else { return false }
            css.family = family
            return true
        },
        CSSProperty("font-size", "<length>", limit: "above 0, at most 10000px, not in em") { value, css in
            guard value.count == 1, let points = value[0].length?.points,
                SettingForms.fontSize.value(of: .number(points)) != nil
            else { return false }
            css.size = points
            return true
        },
        CSSProperty("font-weight", "normal | bold | <number>", keywords: ["normal", "bold"]) { value, css in
            guard value.count == 1, let weight = value[0].weight else { return false }
            css.fontStyle.weight = weight
            return true
        },
        CSSProperty(
            "font-style",
            ["normal": .normal, "italic": .italic, "oblique": .oblique] as KeyValuePairs<String, FontSlant>
        ) { $0.fontStyle.slant = $1 },
        CSSProperty(
            "font-kerning",
            ["auto": nil, "normal": true, "none": false] as KeyValuePairs<String, Bool?>
        ) { $0.kerning = $1 },
        CSSProperty("font-feature-settings", "normal | a list such as \"tnum\", \"liga\" 0", keywords: ["normal"]) {
            value,
            css in
            guard let features = list(value, feature) else { return false }
            css.features = features
            return true
        },
        CSSProperty("font-variation-settings", "normal | a list such as \"wght\" 600", keywords: ["normal"]) {
            value,
            css in
            guard let variations = list(value, variation) else { return false }
            css.variations = variations
            return true
        },
    ]

    /// A family in quotation marks or as words. Several are none: characters that a family lacks come from the fallback
    /// fonts.
    private static func familyName(_ value: [CSSComponent]) -> String? {
        if case .text(let name)? = value.first, value.count == 1 { return name }
        var words: [String] = []
        for component in value {
            guard case .word(let word) = component else { return nil }
            words.append(word)
        }
        return words.joined(separator: " ")
    }

    /// What the parts of a list mean, none for `normal`; nil if one of them means nothing.
    private static func list<Value>(_ value: [CSSComponent], _ meaning: ([CSSComponent]) -> Value?) -> [Value]? {
        if value.first?.keyword == "normal", value.count == 1 { return [] }
        let parts = value.split(separator: .comma, omittingEmptySubsequences: false)
        let found = parts.compactMap { meaning(Array($0)) }
        return found.count == parts.count ? found : nil
    }

    private static func variation(_ part: [CSSComponent]) -> FontVariation? {
        guard part.count == 2, case .text(let name) = part[0], case .number(let value) = part[1], name.utf8.count == 4
        else {
            return nil
        }
        return FontTag(name).map { FontVariation(axis: $0, value: value) }
    }

    private static func feature(_ part: [CSSComponent]) -> FontFeature? {
        guard case .text(let name)? = part.first, part.count <= 2, name.utf8.count == 4, let tag = FontTag(name) else {
            return nil
        }
        guard part.count == 2 else { return FontFeature(tag: tag, value: 1) }
        switch part[1] {
        case .number(let number): return UInt32(exactly: number).map { FontFeature(tag: tag, value: $0) }
        default:
            return part[1].keyword.flatMap { ["on": 1, "off": 0][$0] }.map { FontFeature(tag: tag, value: $0) }
        }
    }
}

extension CSSComponent {
    fileprivate var weight: FontWeight? {
        switch self {
        case .word: return keyword == "bold" ? .bold : keyword == "normal" ? .regular : nil
        case .number(let number): return (1...1000).contains(number) ? FontWeight(number) : nil
        default: return nil
        }
    }
}
