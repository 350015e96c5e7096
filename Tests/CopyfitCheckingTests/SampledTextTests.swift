import CopyfitChecking
import TestSupport
import Testing

@Suite("Samples")
struct SampledTextTests {
    /// The text as it was measured.
    private func text(_ text: String, _ samples: PlaceholderSamples, language: String = "en") throws -> String? {
        var rules = CheckRules.all(Fit(widths: [1...1], maxLines: 1))
        rules.samples = samples
        rules.severities[.substitutedFont] = .some(nil)
        let folder = try TranslationFolder(["\(language).lproj/L.strings": "\"k\" = \"\(text)\";"])
        return try folder.report(rules).findings.first { $0.fit != nil }?.text
    }

    // The widths of "WWW" and "iiiiii" in Inter (hb-shape): 3 × 15.6 pt against 6 × 3.8 pt at 16 pt
    @Test("Samples are chosen by spelling, name and type, of several the widest")
    func choice() throws {
        #expect(try text("Hi %@", PlaceholderSamples(["%@": [.text("iiiiii"), .text("WWW")]])) == "Hi WWW")
        #expect(try text("Hi %1$@", PlaceholderSamples(["%@": [.text("Al")]])) == "Hi Al")
        #expect(try text("%d%%", PlaceholderSamples(["integer": [.number(7)]])) == "7%")
        #expect(try text("%@", PlaceholderSamples(["text": [.text("T")], "%@": [.text("S")]])) == "S")
    }

    @Test("Samples are chosen by a spelling with a position, before one without it")
    func positions() throws {
        let samples = PlaceholderSamples(["%1$s": [.text("Ada")], "%2$d": [.number(5)], "%s": [.text("Al")]])
        func android(_ text: String) throws -> String? {
            var rules = CheckRules.all(Fit(widths: [1...1], maxLines: 1))
            rules.samples = samples
            let folder = try TranslationFolder([
                "values-de/strings.xml": "<resources><string name=\"k\">\(text)</string></resources>"
            ])
            return try folder.report(rules).findings.first { $0.fit != nil }?.text
        }
        #expect(try android("%1$s, %2$d, %3$s") == "Ada, 5, Al")
        #expect(try android("%s, %d") == "Ada, 5")
    }

    // XLIFF 2.0, 4.3.1.11: "equiv" is the plain text for an inline code
    @Test("Samples are chosen by the equivalent that XLIFF gives a placeholder, also where only its source does")
    func equivalents() throws {
        var rules = CheckRules.all(Fit(widths: [1...1], maxLines: 1))
        rules.samples = PlaceholderSamples(["user": [.text("Ada")]])
        let folder = try TranslationFolder([
            "de.xlf": """
            <xliff version="2.0" srcLang="en" trgLang="de" xmlns="urn:oasis:names:tc:xliff:document:2.0"><file id="f">
            <unit id="x"><segment><source>Hi <ph id="1" equiv="user" disp="{{name}}"/></source>
            <target>Hallo <ph id="1" disp="{{name}}"/></target></segment></unit></file></xliff>
            """
        ])
        let found = try folder.report(rules).findings
        #expect(found.map(\.text) == ["Hallo Ada"])
    }

    @Test("Samples are the numbers of a branch of a message's numbered argument")
    func numberedArguments() throws {
        let message = "{0, plural, one{{0} Datei} other{{0} von {1} Dateien}}"
        let folder = try TranslationFolder(["m_de.properties": "k = \(message)\n"])
        var rules = CheckRules.all(Fit(widths: [1...1], maxLines: 1))
        rules.samples = PlaceholderSamples(["{0}": [.number(88)], "{1}": [.number(99)]])
        #expect(try folder.report(rules).findings.map(\.text) == ["1 Datei", "88 von 99 Dateien"])
    }

    @Test("Samples are the texts of Fluent's terms, also from another file of the language")
    func terms() throws {
        let folder = try TranslationFolder([
            "de/main.ftl": "k = { -brand } öffnen\n", "de/brand.ftl": "-maker = Wir\n-brand = { -maker } AG\n",
            "en/brand.ftl": "-brand = Brand\n",
        ])
        var rules = CheckRules.all(Fit(widths: [1...1], maxLines: 1))
        rules.selection.keys = [try KeyPattern("k")]
        #expect(try folder.report(rules).findings.map(\.text) == ["Wir AG öffnen"])
    }

    // CLDR: German groups by full stops, Arabic of Egypt has its own digits, French a narrow no-break space
    @Test(
        "Samples are numbers as the language writes them",
        arguments: [("de", "8.888"), ("fr", "8\u{202F}888"), ("ar-EG", "٨٬٨٨٨"), ("en", "8,888")]
    )
    func numbers(language: String, written: String) throws {
        #expect(try text("%lld", PlaceholderSamples(["%lld": [.number(8888)]]), language: language) == written)
    }

    @Test("Samples are numbers that choose the plural branch")
    func plurals() throws {
        let items = ["one", "few", "many", "other"].map { "<item quantity=\"\($0)\">%d x</item>" }.joined()
        let folder = try TranslationFolder([
            "res/values-ru/strings.xml": "<resources><plurals name=\"n\">\(items)</plurals></resources>"
        ])
        var rules = CheckRules.all(Fit(widths: [1...1], maxLines: 1))
        rules.samples = PlaceholderSamples(["%d": [.number(88)]])
        let texts = try folder.report(rules).findings.filter { $0.fit != nil }.map(\.text)
        // CLDR: 81 is "one" in Russian, 84 "few", 88 "many"; no whole number is "other", for which Check.md says 100
        #expect(Set(texts) == ["81 x", "84 x", "88 x", "100 x"])
    }

    // Apple's “Handling noun plurals”: the variable's number chooses the branch; 8,888 is "other" in German
    @Test("Samples are numbers that choose the branch of a .stringsdict's variable")
    func variables() throws {
        let file = """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>n</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@x@</string><key>x</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>%d Datei</string><key>other</key><string>%d Dateien</string>
            </dict></dict></dict></plist>
            """
        let rules = CheckRules.all(Fit(widths: [1...1], maxLines: 1))
        let found = try TranslationFolder(["de.lproj/L.stringsdict": file]).report(rules).findings.filter {
            $0.fit != nil
        }
        #expect(Set(found.map(\.text)) == ["1 Datei", "8.888 Dateien"])
    }

    @Test("Samples that are missing are named once, with the number of texts")
    func missing() throws {
        let folder = try TranslationFolder(["de.lproj/L.strings": "\"a\" = \"%@\";\n\"b\" = \"%@ %@\";"])
        let notes = try folder.report(.all(Fit(widths: [900...900]))).findings
        #expect(notes.map(\.kind) == [.placeholderWithoutSample])
        #expect(notes.map(\.count) == [2])
        #expect(notes.map(\.line) == [1])
    }
}

@Suite("Measurements of all texts")
struct MeasuredTranslationTests {
    // hb-shape of "Jetzt kaufen" in Inter: 96163 / 1024, of "kaufen" 52340 / 1024
    @Test("Measurements of all texts have the width that a text needs, whether it fits or not")
    func widths() throws {
        let folder = try TranslationFolder(["de.json": #"{"buy": "Jetzt kaufen"}"#])
        var rules = CheckRules.all(Fit(widths: [80...80, 200...200], maxLines: 1))
        rules.rules.append(CheckRule(name: "two", requirement: Fit(widths: [200...200], maxLines: 2)))
        var check = TranslationCheck(folder.path, rules: rules)
        check.keepsMeasurements = true
        let measured = try check.report().measurements
        #expect(measured.map(\.rule) == ["all", "all", "two"])
        let (natural, word) = (96_163.0 / 1024, 52_340.0 / 1024)
        #expect(measured.map(\.neededWidth) == [natural, natural, word])
        #expect(measured.allSatisfy { $0.naturalWidth == natural })
        #expect(measured.map(\.failingWidths.count) == [1, 0, 0])
    }
}
