import Testing

@testable import CopyfitReporting

@Suite("Families of files")
struct FileFamilyTests {
    @Test(
        "Families of files have one name for all languages",
        arguments: [
            ("App/de.lproj/A.strings", "de", "App/*.lproj/A.strings"),
            ("Base.lproj/A.strings", "Base", "*.lproj/A.strings"),
            ("res/values/strings.xml", "", "res/values/strings.xml"),
            ("res/values-zh-rTW/strings.xml", "zh-rTW", "res/values/strings.xml"),
            ("l10n/app_de.arb", "de", "l10n/app.arb"), ("messages.properties", "", "messages.properties"),
            ("messages_pt_BR.properties", "pt_BR", "messages.properties"), ("locales/fr.json", "fr", "locales/*.json"),
            ("locales/fr/common.json", "fr", "locales/*/common.json"), ("Text.de.resx", "de", "Text.resx"),
            ("L.xcstrings", "de", "L.xcstrings"), ("/", "de", "/"),
        ]
    )
    func names(file: String, locale: String, family: String) {
        #expect(FileFamily.name(file, locale: locale) == family)
    }
}
