/// Which regional shapes of Han characters a text needs: one code point is drawn differently in China, Taiwan, Japan
/// and Korea. The raw values are BCP 47 tags.
package enum HanVariant: String, Hashable, Sendable {
    case simplified = "zh-Hans"
    case traditional = "zh-Hant"
    case hongKong = "zh-HK"
    case japanese = "ja"
    case korean = "ko"

    /// The variant of a language; simplified Chinese if the language does not determine it, or is none.
    package init(_ language: LanguageTag?) {
        switch language?.primary {
        case "ja": self = .japanese
        case "ko": self = .korean
        case "yue": self = .hongKong
        case "zh": self = Self.chinese(script: language?.script, region: language?.region)
        default: self = .simplified
        }
    }

    private static func chinese(script: String?, region: String?) -> HanVariant {
        switch (script, region) {
        case ("Hans", _): .simplified
        case (_, "HK"), (_, "MO"): .hongKong
        case ("Hant", _), (_, "TW"): .traditional
        default: .simplified
        }
    }
}
