import CopyfitUnicode
import Testing

/// Sources: BCP 47; POSIX, "Locale names" (`language_TERRITORY.codeset@modifier`); Android, "Providing resources" (`zh-rTW`,
/// `b+sr+Latn`); ICU, "Locale" (`@keyword=value`).
@Suite("Names of languages")
struct LanguageNameTests {
    @Test(
        "become BCP 47 tags",
        arguments: [
            ("de", "de"), ("pt_BR", "pt-BR"), ("nb_NO", "nb-NO"), ("zh_Hant_TW", "zh-Hant-TW"), ("zh-rTW", "zh-TW"),
            ("es-r419", "es-419"), ("b+sr+Latn", "sr-Latn"), ("b+es+419", "es-419"), ("de_DE.UTF-8", "de-DE"),
            ("en_US@euro", "en-US"), ("sr_RS@latin", "sr-Latn-RS"), ("ca_ES.UTF-8@valencia", "ca-ES-valencia"),
            ("C", "und"), ("C.UTF-8", "und"), ("POSIX", "und"), ("zh-Hans.lproj", "zh-Hans"),
        ]
    )
    func spellings(name: String, tag: String) {
        #expect(LanguageName.tag(of: name) == tag)
    }

    @Test(
        "that are tags or have keywords stay as they are, and so does what is no name",
        arguments: [
            "zh-Hant", "ja-u-lb-strict", "ja@lb=strict", "de-x-rTW", "rw", "en-rw", "", "-", "de-", "12", "🙂", ".", "@",
            "b+", "b+++", "de_", "../../x",
        ]
    )
    func unchanged(name: String) {
        #expect(LanguageName.tag(of: name) == name)
    }
}
