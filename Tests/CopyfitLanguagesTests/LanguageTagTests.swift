import CopyfitLanguages
import Testing

/// Sources: RFC 5646; POSIX, "Locale names" (`language_TERRITORY.codeset@modifier`); Android, "Providing resources"; ICU, "Locale"
/// (`@keyword=value`); Apple's names of `.lproj` folders; ISO 639-2.
@Suite("Language tags")
struct LanguageTagTests {
    @Test(
        "A language's name is read in every spelling",
        arguments: [
            // BCP 47: upper and lower case, extensions, private subtags
            ("de", "de"), ("PT-br", "pt-BR"), ("zh-hant-tw", "zh-Hant-TW"), ("es-419", "es-419"),
            ("sl-Rozaj-biske", "sl-rozaj-biske"),
            ("de-CH-1996", "de-CH-1996"), ("zh-yue-HK", "zh-yue-HK"), ("JA-U-LB-Strict", "ja-u-lb-strict"),
            ("en-a-bbb-x-a-ccc", "en-a-bbb-x-a-ccc"), ("de-x-rTW", "de-x-rtw"), ("x-Whatever", "x-whatever"),
            ("en-GB-oed", "en-gb-oed"), ("i-klingon", "i-klingon"), ("ryu", "ryu"), ("und", "und"), ("en-rw", "en-RW"),
            // Codes that have another one in their place
            ("iw", "he"), ("in", "id"), ("ji", "yi"), ("jw", "jv"), ("mo", "ro"), ("iw_IL", "he-IL"), ("jpn", "ja"),
            ("deu-AT", "de-AT"), ("ger", "de"), ("fil", "fil"),
            // POSIX and gettext
            ("pt_BR", "pt-BR"), ("zh_TW", "zh-TW"), ("zh_Hant_TW", "zh-Hant-TW"), ("de_DE.UTF-8", "de-DE"),
            ("en_US@euro", "en-US"),
            ("sr@latin", "sr-Latn"), ("sr@latn", "sr-Latn"), ("sr_RS@latin", "sr-Latn-RS"),
            ("sr_Latn@latin", "sr-Latn"),
            ("uz@cyrillic", "uz-Cyrl"), ("ks@devanagari", "ks-Deva"), ("ca@valencia", "ca-valencia"),
            ("ca_ES.UTF-8@valencia", "ca-ES-valencia"), ("C", "und"), ("C.UTF-8", "und"), ("POSIX", "und"),
            // Android
            ("zh-rTW", "zh-TW"), ("es-r419", "es-419"), ("b+sr+Latn", "sr-Latn"), ("b+es+419", "es-419"),
            // Apple's folders
            ("zh-Hans", "zh-Hans"), ("zh_CN", "zh-CN"), ("pt-PT", "pt-PT"), ("English", "en"), ("Japanese", "ja"),
            ("German", "de"),
            // ICU
            ("ja@lb=strict", "ja"), ("de_CH@collation=phonebook", "de-CH"), ("", "und"), ("root", "und"),
        ]
    )
    func spellings(name: String, tag: String) {
        #expect(LanguageTag(name)?.description == tag)
        // A tag is its own canonical form
        #expect(LanguageTag(tag)?.description == tag)
    }

    @Test(
        "A name that is no language's is none",
        arguments: [
            "-", "_", ".", "@", "d", "de-", "-de", "de--DE", "de_", "12", "419", "🙂", "ñ", "\u{212A}o", "дe", "b+",
            "b+++", "b+d",
            "../../x", "u-lb-strict", "x", "en-US-GB", "de-a", "de-1996-1996", "abcdefghi", "de-abcdefghi", "Base",
            "Klingon",
            "Klingonese", "japanese", "no way", "de\u{0}", "zh-hant-tw-u", "en-a-bbb-a-ccc", "@latin",
        ]
    )
    func none(name: String) {
        #expect(LanguageTag(name) == nil)
        #expect(LanguageTag.spelling(of: name) == nil)
        #expect(LanguageTag.canonical(name) == name)
    }

    @Test("The parts of a tag are named")
    func parts() throws {
        let tag = try #require(LanguageTag("zh-hant-tw-u-lb-strict-lw-phrase"))
        #expect(tag.language == "zh" && tag.script == "Hant" && tag.region == "TW")
        #expect(tag.keywords == ["lb": "strict", "lw": "phrase"])
        #expect(LanguageTag("ja@lb=strict; lw=phrase")?.keywords == tag.keywords)
        #expect(LanguageTag("C")?.language == "und" && LanguageTag("C")?.script == nil)
    }

    @Test("Tags are equal if they name one language")
    func equality() {
        let spellings = ["ZH-hant", "zh_Hant", "b+zh+Hant", "zho-Hant", "chi_Hant.UTF-8"]
        #expect(Set(spellings.map { LanguageTag($0) }).count == 1)
        #expect(LanguageTag("zh-Hant") != LanguageTag("zh-Hans"))
    }

    @Test(
        "A tag keeps its spelling where it is one already",
        arguments: ["de", "zh-Hant", "ZH-hant", "ja-u-lb-strict", "ja@lb=strict", "de-x-rTW", "en-rw", "und", "pt-BR"]
    )
    func kept(name: String) {
        #expect(LanguageTag.spelling(of: name) == name)
    }

    @Test(
        "Another spelling becomes a tag",
        arguments: [("zh_TW", "zh-TW"), ("zh-rTW", "zh-TW"), ("iw", "he"), ("Japanese", "ja")]
    )
    func converted(name: String, tag: String) {
        #expect(LanguageTag.spelling(of: name) == tag)
    }

    @Test("A name of any length and content is answered")
    func hostile() {
        let long = String(repeating: "a", count: 10_000)
        for name in [
            long, "de-" + long, "de_" + long + "@" + long, String(repeating: "de-", count: 3_000), "b+" + long,
        ] {
            #expect(LanguageTag(name) == nil)
        }
        let subtags = Array(repeating: "abcdefgh", count: 1_000).joined(separator: "-")
        #expect(LanguageTag("de-x-" + subtags)?.description == "de-x-" + subtags)
    }

    @Test("Two and three letters are always a language, and one and four to nine never are")
    func everyCode() {
        let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
        for first in letters {
            for second in letters {
                #expect(LanguageTag(first + second) != nil)
                for third in letters where LanguageTag(first + second + third)?.language.utf8.count ?? 0 < 2 {
                    Issue.record("\(first + second + third) is none")
                }
            }
            for count in [1, 4, 5, 6, 7, 8, 9] { #expect(LanguageTag(String(repeating: first, count: count)) == nil) }
        }
    }
}
