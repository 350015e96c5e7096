/// Which regional shapes of Han characters a text needs: one code point is drawn differently in China, Taiwan, Japan
/// and Korea.
enum HanVariant: String, Hashable, Sendable {
    case simplified = "zh-Hans"
    case traditional = "zh-Hant"
    case hongKong = "zh-HK"
    case japanese = "ja"
    case korean = "ko"

    /// The variant of a BCP 47 language or ICU locale; simplified Chinese if the language does not determine it.
    init(language: String) {
        let subtags = language.split(whereSeparator: { "-_@".contains($0) }).map { $0.lowercased() }
        switch subtags.first {
        case "ja": self = .japanese
        case "ko": self = .korean
        case "yue": self = .hongKong
        case "zh": self = Self.chinese(subtags)
        default: self = .simplified
        }
    }

    private static func chinese(_ subtags: [String]) -> HanVariant {
        if subtags.contains("hans") { return .simplified }
        if subtags.contains("hk") || subtags.contains("mo") { return .hongKong }
        return subtags.contains("hant") || subtags.contains("tw") ? .traditional : .simplified
    }
}
