import CopyfitTranslations
import Testing

@Suite("Meanings that a project gives to names")
struct LocaleNamesTests {
    @Test(
        "A name means its language unless a nearer one is a language, and the longest path counts",
        arguments: [
            ("po/templates/app.po", ["templates": "en"], "en"),
            ("templates.po", ["templates": "en"], "en"),
            ("values-ryu/strings.xml", ["ryu": "ja"], "ja"),
            ("src/locales/de.json", ["src": "en"], nil),
            ("src/de.lproj/Localizable.strings", ["src": "en"], nil),
            ("src/de.lproj/Localizable.strings", ["de": "de-AT"], "de-AT"),
            ("n/a/templates/x.po", ["a/templates": "en", "n/a/templates": "fr", "templates": "it"], "fr"),
            ("b/templates/x.po", ["a/templates": "en", "templates": "it"], "it"),
            ("x/templates/y.po", ["nonsense": "en"], nil),
        ] as [(String, [String: String], String?)]
    )
    func meanings(_ path: String, _ names: [String: String], _ tag: String?) {
        #expect(LocaleNames(names).locale(ofPath: path)?.tag == tag)
    }
}
