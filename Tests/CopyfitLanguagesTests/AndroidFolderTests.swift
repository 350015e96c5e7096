import CopyfitLanguages
import Testing

/// Sources: Android, "Providing resources", table 2; the reader of aapt2 (`LocaleValue::InitFromParts`).
@Suite("Android folders")
struct AndroidFolderTests {
    @Test(
        "A folder's language is after the codes of country and network",
        arguments: [
            ("values-de", "de", "de"), ("values-zh-rTW", "zh-rTW", "zh-TW"), ("values-DE-RAT", "DE-RAT", "de-AT"),
            ("values-es-r419", "es-r419", "es-419"), ("values-en-rUS-night", "en-rUS", "en-US"),
            ("values-iw", "iw", "he"),
            ("values-b+sr+Latn", "b+sr+Latn", "sr-Latn"), ("values-b+es+419-land", "b+es+419", "es-419"),
            ("values-mcc310-es-rUS-night", "es-rUS", "es-US"), ("values-mcc310-mnc004-fr-sw600dp-v21", "fr", "fr"),
            ("values-any-ryu", "ryu", "ryu"), ("values-de-car", "de", "de"), ("values-de-land", "de", "de"),
            // These are languages too: Manchu, Bitur
            ("values-mnc", "mnc", "mnc"), ("values-mcc", "mcc", "mcc"), ("values-deu", "deu", "de"),
        ]
    )
    func languages(folder: String, name: String, tag: String) {
        #expect(AndroidFolder(folder)?.name == name)
        #expect(AndroidFolder(folder)?.language.description == tag)
    }

    /// A qualifier of each row of Android's table.
    @Test(
        "A folder with other qualifiers alone has no language",
        arguments: [
            "mcc310", "mnc004", "feminine", "ldrtl", "sw600dp", "w720dp", "h1024dp", "small", "xlarge", "long",
            "notlong", "round",
            "widecg", "highdr", "port", "land", "square", "car", "desk", "television", "appliance", "watch",
            "vrheadset", "night",
            "notnight", "hdpi", "nodpi", "tvdpi", "xxxhdpi", "320dpi", "notouch", "finger", "keysexposed", "nokeys",
            "qwerty", "12key",
            "navexposed", "nonav", "dpad", "v21", "rUS", "land-de", "mcc310-land", "CAR", "any", "", "b+", "b+d", "d",
            "de2", "dé", "🙂",
        ]
    )
    func qualifiers(qualifier: String) {
        #expect(AndroidFolder("values-" + qualifier) == nil)
    }

    @Test("Only a folder of values has a language", arguments: ["values", "drawable-de", "de", "", "-de", "values_de"])
    func others(folder: String) {
        #expect(AndroidFolder(folder) == nil)
    }

    @Test("Any two or three letters are a language, except for car and any")
    func everyCode() {
        let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
        let two = letters.flatMap { first in letters.map { first + $0 } }
        let three = two.flatMap { start in letters.map { start + $0 } }
        let none = (two + three).filter { code in AndroidFolder("values-" + code)?.name != code }
        #expect(none == ["any", "car"])
    }
}
