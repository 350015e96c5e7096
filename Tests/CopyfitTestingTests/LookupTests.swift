import Copyfit
import CopyfitChecking
import CopyfitTesting
import TestSupport
import Testing

/// What views show with the texts of translation files.
@MainActor
@Suite("Texts that views look up")
struct LookupTests {
    private func shown<V: View>(_ view: V, _ tables: TranslationTables, _ language: String) -> [String] {
        let host = ViewHost(view.translated(by: tables, into: language), size: .unspecified)
        _ = host.update()
        return host.texts.map(\.string)
    }

    private func shown(_ view: some View, _ files: [String: String], _ language: String) throws -> [String] {
        try shown(view, TranslationFolder(files).tables(), language)
    }

    /// The categories are those of CLDR for Russian: 1 and 21 one, 3 few, 5 and 11 many.
    @Test(
        "Texts that views look up have the plural form of the language",
        arguments: [(1, "1 товар"), (21, "21 товар"), (3, "3 товара"), (5, "5 товаров"), (11, "11 товаров")]
    )
    func plural(count: Int, text: String) throws {
        #expect(try shown(Text("\(count) items"), TranslationFolder.shop().tables(), "ru") == [text])
    }

    @Test("Texts that views look up are titles of buttons, labels, sections, toggles and pickers, too")
    func titles() throws {
        let view = VStack {
            Button("buy") {}
            Label("buy", systemImage: "cart")
            Toggle("buy", isOn: .constant(true))
            Text(verbatim: "buy")
            Text("buy" as String)
        }
        let texts = try shown(view, TranslationFolder.shop().tables(), "de")
        #expect(texts.filter { $0 == "Jetzt kaufen" }.count == 3)
        #expect(texts.filter { $0 == "buy" }.count == 2)
    }

    @Test("Texts that views look up are in the source language where theirs has none, and keys where no file has them")
    func fallback() throws {
        let tables = try TranslationFolder.shop().tables()
        #expect(shown(Text("\(2) items"), tables, "ar") == ["2 items"])
        #expect(shown(Text("buy"), tables, "de-AT") == ["Jetzt kaufen"])
        #expect(shown(Text("sell"), tables, "de") == ["sell"])
        #expect(tables.languages == ["en", "ar", "de", "ru"])
    }

    /// SwiftUI's: `%lld` for Int, `%d` for Int32, `%llu` for UInt, `%lf` for Double, `%@` for strings, texts and
    /// formats.
    @Test("Texts that views look up have keys as SwiftUI spells them")
    func keys() throws {
        func key(_ text: Text) throws -> [String] {
            let host = ViewHost(text, size: .unspecified)
            _ = host.update()
            return try #require(host.texts.first).keys
        }
        #expect(try key(Text("\(1) of \(2 as Int32), \(3 as UInt), \(4 as UInt8)")) == ["%lld of %d, %llu, %u"])
        #expect(try key(Text("\(1.5) \(2.5 as Float) \(3.5, specifier: "%.1f")")) == ["%lf %f %.1f"])
        #expect(try key(Text("Hello \("Ada"), \(Text("friend").bold())")) == ["Hello %@, %@", "friend"])
        #expect(try key(Text("\(5)% of 10%")) == ["%lld%% of 10%%"])
        #expect(try key(Text("10% off")) == ["10% off"])
        #expect(try key(Text(0.25, format: .percent)) == [])
        #expect(try key(Text(verbatim: "buy")) == [])
    }

    @Test("Texts that views look up put values in the order and with the decimals of the translation")
    func order() throws {
        let files = [
            "ja.lproj/Localizable.strings": """
            "%@ has %lld points" = "%2$lld点：**%1$@**";
            "%lf km" = "%.1f キロ";
            "%lld%%" = "%lld %%";
            "%lld" = "%05lld";
            """
        ]
        #expect(try shown(Text("\("Ada") has \(1234) points"), files, "ja") == ["1,234点：Ada"])
        #expect(try shown(Text("\(2.25) km"), files, "ja") == ["2.2 キロ"])
        #expect(try shown(Text("\(50)%"), files, "ja") == ["50 %"])
        #expect(try shown(Text("\(7)"), files, "ja") == ["00007"])
    }

    @Test("Texts that views look up never read what is not there, whatever a translation asks for")
    func hostile() throws {
        let files = [
            "de.lproj/Localizable.strings": """
            "%@ a" = "%s %2$@ %n %1$d";
            "%lld b" = "%s %@ %.1f %9999999lld %*d";
            "%@ c" = "%999999$@ %0$@ %3$*2$d %1$s";
            """
        ]
        #expect(try shown(Text("\("Ada") a"), files, "de") == ["Ada %2$@ %n Ada"])
        // What has no value stays as it is spelled
        #expect(try shown(Text("\(3) b"), files, "de") == ["3 %@ %.1f %9999999lld %*d"])
        #expect(try shown(Text("\("Ada") c"), files, "de") == ["%999999$@ %0$@ %3$*2$d Ada"])
    }

    @Test("Texts that views look up come from a .stringsdict with two variables, each with its number")
    func twoVariables() throws {
        func variable(_ name: String, _ one: String, _ other: String) -> String {
            """
            <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string></dict>
            """
        }
        let dictionary = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>%lld in %lld</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %#@folders@</string>
            \(variable("files", "eine Datei", "%lld Dateien"))
            \(variable("folders", "einem Ordner", "%lld Ordnern"))
            </dict></dict></plist>
            """
        let files = ["de.lproj/Localizable.stringsdict": dictionary]
        #expect(try shown(Text("\(1) in \(5)"), files, "de") == ["eine Datei in 5 Ordnern"])
        #expect(try shown(Text("\(3) in \(1)"), files, "de") == ["3 Dateien in einem Ordner"])
        #expect(try shown(Text("\(3) in \(5)"), files, "de") == ["3 Dateien in 5 Ordnern"])
    }

    @Test("Texts that views look up come from Android's files, gettext's, ARB and JSON as well")
    func formats() throws {
        let android = [
            "values/strings.xml": "<resources><string name=\"buy\">Buy</string></resources>",
            "values-de/strings.xml": "<resources><string name=\"buy\">Kaufen</string></resources>",
        ]
        #expect(try shown(Text("buy"), android, "de") == ["Kaufen"])
        #expect(try shown(Text("buy"), android, "en") == ["Buy"])
        let gettext = [
            "pl.po": """
            msgid ""
            msgstr "Language: pl\\nContent-Type: text/plain; charset=UTF-8\\n"
            "Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\\n"

            msgid "%lld file"
            msgid_plural "%lld files"
            msgstr[0] "%lld plik"
            msgstr[1] "%lld pliki"
            msgstr[2] "%lld plików"
            """
        ]
        #expect(try shown(Text("\(22) file"), gettext, "pl") == ["22 pliki"])
        #expect(try shown(Text("\(25) file"), gettext, "pl") == ["25 plików"])
        #expect(try shown(Text("buy"), ["app_fr.arb": #"{"@@locale": "fr", "buy": "Acheter"}"#], "fr") == ["Acheter"])
        #expect(try shown(Text("cart.buy"), ["locales/it.json": #"{"cart": {"buy": "Compra"}}"#], "it") == ["Compra"])
    }

    @Test("Texts that views look up are looked up in the table that the text names")
    func table() throws {
        let files = [
            "de.lproj/Localizable.strings": "\"name\" = \"Name\";",
            "de.lproj/Names.strings": "\"name\" = \"Eigenname\";",
        ]
        #expect(try shown(Text("name"), files, "de") == ["Name"])
        #expect(try shown(Text("name", tableName: "Names"), files, "de") == ["Eigenname"])
        #expect(try shown(Text("name", tableName: "Other"), files, "de") == ["name"])
    }

    @Test("Texts that views look up do not pass for whole when a file is missing or broken")
    func broken() throws {
        #expect(throws: CheckError.self) { try TranslationTables("no/such/file.xcstrings") }
        let folder = try TranslationFolder(["de.lproj/Localizable.strings": "\"buy\" = \"Kaufen\";\n\"sell\" = ;\n"])
        let error = #expect(throws: CheckError.self) { try folder.tables() }
        #expect(error?.description.contains("Localizable.strings:2:") == true)
    }
}
