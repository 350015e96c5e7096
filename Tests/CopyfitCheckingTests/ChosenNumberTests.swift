@testable import CopyfitChecking
@testable import CopyfitLanguages
import CopyfitText
import CopyfitTranslations
import TestSupport
import Testing

@Suite("Numbers in branches")
struct ChosenNumberTests {
    private func texts(_ files: [String: String]) throws -> [String] {
        var rules = CheckRules.all(Fit(widths: [1...1], maxLines: 1))
        for kind in [FindingKind.characterWithoutFont, .substitutedFont] { rules.severities[kind] = .some(nil) }
        return try TranslationFolder(files).report(rules).findings.filter { $0.fit != nil }.map(\.text)
    }

    private func digits(_ text: String) -> String { text.filter(\.isNumber) }

    private func po(_ language: String, _ rule: String, _ texts: String...) -> [String: String] {
        let forms = texts.enumerated().map { "msgstr[\($0)] \"\($1)\"\n" }.joined()
        return [
            "\(language).po": """
            msgid ""
            msgstr "Language: \(language)\\nPlural-Forms: \(rule);\\n"

            msgid "%d file"
            msgid_plural "%d files"
            \(forms)
            """
        ]
    }

    // The header's own rule: 8,888 is the second form in German, the third in Polish; 8,881 and 8,884 the others
    @Test("A form of gettext has the widest number of four digits that its header gives it")
    func forms() throws {
        #expect(
            try texts(po("de", "nplurals=2; plural=(n != 1)", "%d Datei", "%d Dateien")) == [
                "1 Datei", "8.888 Dateien",
            ]
        )
        let polish = "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2)"
        #expect(try texts(po("pl", polish, "%d a", "%d b", "%d c")).map(digits) == ["1", "8884", "8888"])
        #expect(try texts(po("ja", "nplurals=1; plural=0", "%d x")).map(digits) == ["8888"])
    }

    // Qt's documentation, “Translation Rules for Plural Forms”
    @Test("A form of Qt has the widest number of four digits that Qt gives it")
    func qt() throws {
        func file(_ language: String, _ forms: String...) -> [String: String] {
            let texts = forms.map { "<numerusform>\($0)</numerusform>" }.joined()
            return [
                "app_\(language).ts": """
                <!DOCTYPE TS><TS version="2.1" language="\(language)" sourcelanguage="en"><context><name>C</name>
                <message numerus="yes"><source>%n x</source><translation>\(texts)</translation></message></context></TS>
                """
            ]
        }
        #expect(try texts(file("de", "%n Datei", "%n Dateien")) == ["1 Datei", "8.888 Dateien"])
        #expect(try texts(file("ru", "%n a", "%n b", "%n c")).map(digits) == ["8881", "8884", "8888"])
        #expect(try texts(file("ja", "%n x")).map(digits) == ["8888"])
    }

    // CLDR: French one is 0 and 1, many a million; Welsh has many for 6 only; Irish few for 3 to 6 and many for 7 to 10
    @Test("A category of few numbers has the widest of them, and one of great numbers a million")
    func few() throws {
        func numbers(_ language: String, _ categories: String...) throws -> [String] {
            let branches = categories.map { ($0, "% x") }
            return try texts(PluralFile.android.files([language: branches])).map(digits)
        }
        #expect(try numbers("fr", "one", "many", "other") == ["1", "1000000", "8888"])
        #expect(try numbers("cy", "zero", "one", "two", "few", "many", "other") == ["0", "1", "2", "3", "6", "8888"])
        #expect(try numbers("ga", "one", "two", "few", "many", "other") == ["1", "2", "6", "10", "8888"])
    }

    @Test("One argument is one number, however it is spelled")
    func oneArgument() throws {
        func german(_ message: String) throws -> [String] { try texts(["l/de.json": "{\"a\": \"\(message)\"}"]) }
        #expect(try german("{n, plural, other {{n} da, # frei}}") == ["8.888 da, 8.888 frei"])
        #expect(try german("{n, plural, one {{n, number} D} other {# D}}") == ["1 D", "8.888 D"])
        let fluent = "a = { $n ->\n    [one] { NUMBER($n) } f\n   *[other] { $n } fs\n }\n"
        #expect(try texts(["de/m.ftl": fluent]) == ["1 f", "8.888 fs"])
    }

    @Test(
        "A variable with the number of its argument has the branch's number, and so has a catalogue's second argument"
    )
    func positions() throws {
        let file = """
            <plist version="1.0"><dict><key>n</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%1$@: %3$#@c@</string><key>c</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lu</string>
            <key>one</key><string>%3$lu Foto</string><key>other</key><string>%3$lu Fotos</string></dict></dict></dict></plist>
            """
        #expect(try texts(["de.lproj/L.stringsdict": file]) == ["Alexandra: 1 Foto", "Alexandra: 8.888 Fotos"])
        let units = [("one", "%@ hat %lld Foto"), ("other", "%@ hat %lld Fotos")].map { category, text in
            "\"\(category)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}}"
        }
        let catalogue = """
            {"sourceLanguage": "de", "strings": {"n": {"localizations": {"de": {"variations": {"plural":
            {\(units.joined(separator: ", "))}}}}}}, "version": "1.0"}
            """
        #expect(try texts(["L.xcstrings": catalogue]) == ["Alexandra hat 1 Foto", "Alexandra hat 8.888 Fotos"])
    }

    /// The texts of a message's branches with samples, by language and category.
    private func sampled(
        _ format: PluralFile,
        _ style: TextStyle,
        _ formats: SampleFormats
    ) throws -> [String: String] {
        var placer = SamplePlacer(PlaceholderSamples(), formats)
        var texts: [String: String] = [:]
        for (path, content) in format.files(Self.branches) {
            let guessed = try #require(TranslationFormat(path: path, content: Array(content.utf8)))
            let file = TranslationFile(Array(content.utf8), path: path, format: guessed)
            for var text in file.translations where !text.text.isEmpty {
                let language = format == .catalogue ? text.locale.tag : format.language(ofPath: path)
                text.locale = TranslationLocale(language)
                let placed = placer.placed(text, [], style, ParagraphPreparer()).characters
                texts["\(language) \(placed.prefix { !$0.isWhitespace })"] = placed
            }
        }
        return texts
    }

    /// Each category that a language has, with a text that names it.
    private static let branches: [String: [(String, String)]] = {
        let languages = PluralRules.cardinal.flatMap { $0.languages.split { " \n".contains($0) } }.map(String.init)
        // Not the former names of others
        let own = languages.filter { LanguageTag($0)?.description == $0 }
        return Dictionary(
            uniqueKeysWithValues: own.map { language in
                let rules = PluralRules(language: language)
                let found = Set(([1_000_000] + (0...24)).map { rules.category(of: $0) } + [.other])
                let categories = PluralCategory.allCases.filter(found.contains)
                return (language, categories.map { ($0.rawValue, "\($0.rawValue) %") })
            }
        )
    }()

    @Test("A text is the same in every format, for each of CLDR's languages and categories")
    func law() throws {
        var fonts = try RuleFonts(FontPlaces(), fallbacks: [])
        let style = TextStyle(font: try fonts.found(.named("Inter")).chain, size: 16)
        let formats = SampleFormats()
        let expected = try sampled(.arb, style, formats)
        #expect(Self.branches.count > 200)
        #expect(expected.count == Self.branches.values.reduce(0) { $0 + $1.count })
        #expect(!expected.values.contains { $0.contains("%") || $0.contains("Alexandra") })
        for format in PluralFile.allCases where format != .arb {
            let found = try sampled(format, style, formats)
            let different = Set(expected.keys).union(found.keys).filter { expected[$0] != found[$0] }
            #expect(different.sorted() == [], "\(format)")
        }
    }
}
