import Copyfit
import Foundation
import Testing

/// Tables as Xcode keeps them. The plural categories are CLDR's.
@Suite("Strings of bundles")
@MainActor
struct BundleStringTests {
    private static let english = Locale(identifier: "en_US")
    private static let german = Locale(identifier: "de_AT")
    private static let polish = Locale(identifier: "pl")

    private static let catalogue = """
        { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
            "Buy" : { "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Kaufen" } } } },
            "%lld loaves for %@" : { "localizations" : {
                "en" : { "variations" : { "plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld loaf for %@" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld loaves for %@" } } } } },
                "pl" : { "variations" : { "plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "%2$@: %1$lld bochenek" } },
                    "few" : { "stringUnit" : { "state" : "translated", "value" : "%2$@: %1$lld bochenki" } },
                    "many" : { "stringUnit" : { "state" : "translated", "value" : "%2$@: %1$lld bochenków" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%2$@: %1$lld bochenka" } } } } } } },
            "greeting" : { "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Hello, %@!" } } } }
        } }
        """

    private static func bundle() throws -> ScratchBundle {
        try ScratchBundle([
            "Localizable.xcstrings": catalogue,
            "en.lproj/Menu.strings": "\"soup\" = \"Soup of the day\";\n\"count\" = \"many\";",
            "de.lproj/Menu.strings": "/* first */\n\"soup\" = \"Tagessuppe\";",
            "zh-Hans.lproj/Menu.strings": "\"soup\" = \"例汤\";",
            "en.lproj/Menu.stringsdict": """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
            <key>%lld plates</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@plates@</string>
            <key>plates</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>%lld plate</string><key>other</key><string>%lld plates!</string>
            </dict></dict></dict></plist>
            """,
        ])
    }

    private func shown(_ text: Text, _ locale: Locale) -> String? {
        let host = ViewHost(text.environment(\.locale, locale), size: .unspecified)
        _ = host.update()
        return host.texts.first?.string
    }

    @Test("A text is in the language of the environment, else in that of the sources, else the key")
    func languages() throws {
        let scratch = try Self.bundle()
        let text = Text("Buy", bundle: scratch.bundle)
        #expect(shown(text, Self.german) == "Kaufen")
        #expect(shown(text, Self.english) == "Buy")
        let soup = Text("soup", tableName: "Menu", bundle: scratch.bundle)
        #expect(shown(soup, Self.german) == "Tagessuppe")
        #expect(shown(soup, Self.polish) == "Soup of the day")
        #expect(shown(soup, Locale(identifier: "zh_CN")) == "例汤")
        #expect(shown(Text("soup", bundle: scratch.bundle), Self.german) == "soup")
        #expect(shown(Text("soup", tableName: "None", bundle: scratch.bundle), Self.german) == "soup")
        #expect(shown(Text("Buy"), Self.german) == "Buy")
    }

    /// Polish: 1 one, 3 few, 5 and 12 many, fractions other.
    @Test(
        "Plural forms and the order of values are the language's",
        arguments: [
            (1, "Anna: 1 bochenek"), (3, "Anna: 3 bochenki"), (5, "Anna: 5 bochenków"), (12, "Anna: 12 bochenków"),
        ]
    )
    func plurals(count: Int, polish: String) throws {
        let scratch = try Self.bundle()
        let text = Text("\(count) loaves for \("Anna")", bundle: scratch.bundle)
        #expect(shown(text, Self.polish) == polish)
        let string = String(localized: "\(count) loaves for \("Anna")", bundle: scratch.bundle, locale: Self.polish)
        #expect(string == polish)
        #expect(shown(text, Self.english) == (count == 1 ? "1 loaf for Anna" : "\(count) loaves for Anna"))
    }

    @Test("A change of the language is seen at once, there and back")
    func change() throws {
        let scratch = try Self.bundle()
        func page(_ locale: Locale) -> some View {
            Text("Buy", bundle: scratch.bundle).environment(\.locale, locale)
        }
        let host = ViewHost(page(Self.german), size: .unspecified)
        for (locale, string) in [(Self.german, "Kaufen"), (Self.english, "Buy"), (Self.german, "Kaufen")] {
            host.setContent(page(locale))
            _ = host.update()
            #expect(host.texts.map(\.string) == [string])
        }
    }

    @Test("Strings are looked up in tables, and fall back to their default")
    func strings() throws {
        let scratch = try Self.bundle()
        let bundle = scratch.bundle
        #expect(String(localized: "Buy", bundle: bundle, locale: Self.german) == "Kaufen")
        #expect(String(localized: "Buy", bundle: bundle) == "Buy")
        #expect(String(localized: "soup", table: "Menu", bundle: bundle, locale: Self.german) == "Tagessuppe")
        #expect(String(localized: "\(1) plates", table: "Menu", bundle: bundle) == "1 plate")
        #expect(String(localized: "\(1200) plates", table: "Menu", bundle: bundle) == "1,200 plates!")
        #expect(String(localized: "greeting", defaultValue: "Hi \("Ada")", bundle: bundle) == "Hello, Ada!")
        #expect(String(localized: "farewell", defaultValue: "Bye \("Ada")", bundle: bundle) == "Bye Ada")
    }

    @Test("A resource names its bundle; a text of it is in the environment's language")
    func resources() throws {
        let scratch = try Self.bundle()
        let url = scratch.bundle.bundleURL
        let buy = LocalizedStringResource("Buy", locale: Self.german, bundle: .atURL(url))
        #expect(String(localized: buy) == "Kaufen")
        #expect(shown(Text(buy), Self.english) == "Buy")
        #expect(shown(Text(buy), Self.german) == "Kaufen")
        let greeting = LocalizedStringResource("greeting", defaultValue: "Hi \("Ada")", bundle: .atURL(url))
        #expect(greeting.key == "greeting" && String(localized: greeting) == "Hello, Ada!")
    }

    @Test("Tables that cannot be read are as if they were not there")
    func broken() throws {
        for content in ["{", "", "\u{0}\u{1}", "{\"strings\": 3}"] {
            let scratch = try ScratchBundle([
                "Localizable.xcstrings": content, "de.lproj/Localizable.strings": "\"Buy\" =",
            ])
            #expect(shown(Text("Buy", bundle: scratch.bundle), Self.german) == "Buy")
        }
    }

    @Test("Each table is read once")
    func reading() throws {
        let scratch = try Self.bundle()
        let text = Text("Buy", bundle: scratch.bundle)
        #expect(shown(text, Self.german) == "Kaufen")
        try scratch.remove()
        #expect(shown(text, Self.german) == "Kaufen")
    }
}
