import CopyfitLanguages
import Testing

@Suite("Shapes of Han characters")
struct HanVariantTests {
    /// China, Taiwan, Hong Kong with Macau, Japan and Korea have standards of their own.
    @Test(
        "A language decides the shapes of Han characters, in every spelling",
        arguments: [
            ("zh", "zh-Hans"), ("zh-Hans-HK", "zh-Hans"), ("zh-CN", "zh-Hans"), ("zh_TW.UTF-8", "zh-Hant"),
            ("zh-rTW", "zh-Hant"),
            ("zh-Hant", "zh-Hant"), ("zh-Hant-HK", "zh-HK"), ("zh-MO", "zh-HK"), ("yue", "zh-HK"), ("ja", "ja"),
            ("ja-u-lb-strict", "ja"), ("ja@lb=strict", "ja"), ("jpn", "ja"), ("Japanese", "ja"), ("ko_KR", "ko"),
            ("kor", "ko"),
            ("de", "zh-Hans"), ("und", "zh-Hans"), ("Klingonese", "zh-Hans"),
        ]
    )
    func variants(name: String, variant: String) {
        #expect(HanVariant(LanguageTag(name)).rawValue == variant)
    }
}
