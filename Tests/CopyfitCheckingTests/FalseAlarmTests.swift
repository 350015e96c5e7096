import CopyfitChecking
import TestSupport
import Testing

@Suite("Correct files give no findings")
struct FalseAlarmTests {
    private func found(_ files: [String: String]) throws -> [String] {
        try TranslationFolder(files).report(CheckRules()).findings.filter { $0.kind != .placeholderWithoutSample }
            .map { "\($0.kind.rawValue) \($0.key): \($0.message)" }
    }

    private func texts(_ files: [String: String]) throws -> [String] {
        try TranslationFolder(files).report(.all(Fit(widths: [1...1], maxLines: 1))).findings.filter { $0.fit != nil }
            .map(\.text)
    }

    // Xcode's export of a .stringsdict; its branches must not be compared with the format
    @Test("Xcode's XLIFF of a .stringsdict has the branches of a message")
    func dictionaries() throws {
        func unit(_ path: String, _ source: String, _ target: String) -> String {
            "<trans-unit id=\"/rows:dict/\(path):dict/:string\" xml:space=\"preserve\"><source>\(source)</source>"
                + "<target>\(target)</target></trans-unit>"
        }
        let units =
            unit("NSStringLocalizedFormatKey", "%#@rows@", "%#@rows@") + unit("rows:dict/one", "%d row", "Eine Zeile")
            + unit("rows:dict/other", "%d rows", "%d Zeilen")
        let file = """
            <xliff version="1.2"><file original="L.stringsdict" source-language="en" target-language="de"><body>\(units)</body>
            </file></xliff>
            """
        #expect(try found(["de.xliff": file]) == [])
        #expect(Set(try texts(["de.xliff": file])) == ["Eine Zeile", "8.888 Zeilen"])
    }

    @Test("An offset of any size ends no check", arguments: ["9223372036854775807", "-9223372036854775808"])
    func offsets(_ offset: String) throws {
        let message = "{n, plural, offset:\(offset) =-5 {x} =0 {y} one {z} other {#}}"
        let files = ["l/en.json": "{\"a\": \"\(message)\"}", "l/de.json": "{\"a\": \"\(message)\"}"]
        _ = try found(files)
    }

    // ICU: the exact branches are compared with the number, the categories with it less the offset
    @Test("A plural with an offset has single numbers for its categories")
    func offset() throws {
        let message = "{n, plural, offset:1 =0 {nobody} =1 {one} one {you and # other} other {you and # others}}"
        let files = ["l/en.json": "{\"a\": \"\(message)\"}", "l/de.json": "{\"a\": \"\(message)\"}"]
        #expect(try found(files) == [])
        #expect(
            try texts(["l/de.json": "{\"a\": \"\(message)\"}"]) == [
                "nobody", "one", "you and 1 other", "you and 8.888 others",
            ]
        )
        let two = "{a, plural, offset:1 other {x}} {b, plural, one {{b} c} other {{b} cs}}"
        #expect(try texts(["l/de.json": "{\"a\": \"\(two)\"}"]) == ["x 1 c", "x 8.888 cs"])
    }

    @Test(
        "How a value in braces is formatted is the translator's choice",
        arguments: [
            ("{{count, number}} items", "{{count}} Dinge"), ("{{count}} items", "{{count, number}} Dinge"),
            ("{n, number}", "{n, number, integer}"), ("{n, number, integer}", "{n, number}"),
            ("{t, date}", "{t, time, short}"), ("{{d, date}}", "{{d, datetime(year: numeric)}}"),
            ("{n, plural, one {#} other {#}}", "{n, plural, one {{n, number}} other {{n, number}}}"),
        ]
    )
    func formats(source: String, translation: String) throws {
        #expect(try found(["l/en.json": "{\"a\": \"\(source)\"}", "l/de.json": "{\"a\": \"\(translation)\"}"]) == [])
    }

    @Test("A type that printf writes, and a date for a number, are still found to differ")
    func types() throws {
        #expect(try found(["l/en.json": "{\"a\": \"{n, number}\"}", "l/de.json": "{\"a\": \"{n, date}\"}"]).count == 1)
        let files = ["en.lproj/L.strings": "\"a\" = \"%d\";", "de.lproj/L.strings": "\"a\" = \"%f\";"]
        #expect(try found(files).count == 1)
    }

    @Test("Attributes of Fluent's terms are never shown, so they need no room")
    func privateAttributes() throws {
        #expect(
            try texts(["de/m.ftl": "-brand = Firefox\n    .gender = masculine  long\na = b\n"]) == ["Firefox", "b"]
        )
    }

    @Test("White space that XLIFF does not preserve is one space, and none at the edges")
    func collapsed() throws {
        func file(_ attribute: String) -> String {
            """
            <xliff version="1.2"><file original="a" source-language="en" target-language="de"><body>
            <trans-unit id="a"\(attribute)><source>
              Save <x id="X" equiv-text="{{n}}"/>
              files
            </source><target>  <x id="X" equiv-text="{{n}}"/> Dateien
              sichern</target></trans-unit></body></file></xliff>
            """
        }
        #expect(try found(["de.xlf": file("")]) == [])
        #expect(try texts(["de.xlf": file("")]) == ["Alexandra Dateien sichern"])
        #expect(try texts(["de.xlf": file(" xml:space=\"preserve\"")])[0].contains("\n"))
    }

    @Test(
        "Android's texts that need no translation are not asked for",
        arguments: [
            "<resources tools:ignore=\"MissingTranslation\"><string",
            "<resources><string tools:ignore=\"Typos,MissingTranslation\"",
        ]
    )
    func ignored(start: String) throws {
        let files = [
            "res/values/strings.xml": "\(start) name=\"a\">A</string></resources>",
            "res/values-de/strings.xml": "<resources><string name=\"b\">B</string></resources>",
        ]
        #expect(try !found(files).contains { $0.hasPrefix("untranslated") })
    }

    @Test("Android's texts have the language that their file names")
    func locale() throws {
        let file = "<resources tools:locale=\"de\"><string name=\"a\">%d Dateien</string></resources>"
        #expect(try texts(["res/values/strings.xml": file]) == ["8.888 Dateien"])
    }

    @Test("ARB's types and examples are the template's, for all languages")
    func arb() throws {
        let files = [
            "app_en.arb": """
            {"a": "On {d}", "@a": {"placeholders": {"d": {"type": "DateTime"}}}, "b": "{n} of",
            "@b": {"placeholders": {"n": {"type": "int"}}}, "c": "Hi {u}", "@c": {"placeholders": {"u": {"example": "Bob"}}}}
            """, "app_de.arb": "{\"a\": \"Am {d}\", \"b\": \"{n} von\", \"c\": \"He {u}\"}",
        ]
        let german = try texts(files).filter { ["Am", "He"].contains($0.prefix(2)) || $0.hasSuffix("von") }
        // As the dates of other formats: CLDR, German, the skeleton yMMMd
        #expect(german == ["Am 28. Sept. 2026", "8.888 von", "He Bob"])
    }

    @Test("A message's argument with branches of an unknown type is an error in its file")
    func unknownType() throws {
        let report = try TranslationFolder([
            "app_de.arb": "{\"a\": \"{n, plurl, one{x} other{x}}\", \"b\": \"{n, list}\"}"
        ])
        .report(CheckRules())
        #expect(
            report.problems.map(\.message) == [
                "\"plurl\" is no type with branches: write plural, select or selectordinal."
            ]
        )
    }

    // Symfony's files have a resname for some units only
    @Test("Units of XLIFF have the same key in all languages, though only some have a name")
    func unitNames() throws {
        func file(_ language: String, _ first: String) -> String {
            """
            <xliff version="1.2"><file original="v" source-language="en" target-language="\(language)"><body>
            <trans-unit id="1"\(first)><source>A</source><target>A</target></trans-unit>
            <trans-unit id="2" resname="B"><source>B</source><target>B</target></trans-unit></body></file></xliff>
            """
        }
        #expect(try found(["v.de.xlf": file("de", " resname=\"A\""), "v.fr.xlf": file("fr", "")]) == [])
    }

    @Test("Android's checks that a text turns off are not reported")
    func ignoredChecks() throws {
        func file(_ ignored: String) -> String {
            """
            <resources><plurals name="n"\(ignored)><item quantity="one">a</item><item quantity="other">b</item>
            <item quantity="few">c</item></plurals></resources>
            """
        }
        #expect(try found(["res/values/strings.xml": file("")]).count == 1)
        #expect(try found(["res/values/strings.xml": file(" tools:ignore=\"UnusedQuantity\"")]) == [])
    }

    // Java's MessageFormat counts its arguments; JabRef's texts have these braces and are not formatted
    @Test(
        "Braces without a name are those of a sentence in .properties",
        arguments: ["Remove all {} in selected text", "“{” at line %0", "{ } { }"]
    )
    func braces(text: String) throws {
        let folder = try TranslationFolder(["m.properties": "a=\(text)", "m_de.properties": "a=\(text)"])
        #expect(try folder.report(CheckRules()).problems == [])
        let broken = try TranslationFolder(["m.properties": "a={0", "m_de.properties": "a={{0}}"])
        #expect(try broken.report(CheckRules()).problems.count == 2)
    }

    @Test(
        "Spaces within a placeholder are not shown",
        arguments: [("a {{  url }} b", 0), ("{{  url }}  b", 1), ("a  {{  url }}", 1), ("é {{  url }}{{  x  }}", 0)]
    )
    func spaces(text: String, count: Int) throws {
        #expect(try found(["l/en.json": "{\"a\": \"\(text)\"}"]).count == count)
    }

    @Test("Of several forms of the source language, the source is that with the most texts")
    func regional() throws {
        let files = [
            "l/en_GB.json": #"{"a": "Colour"}"#, "l/en_US.json": #"{"a": "Color", "b": "{{n}}"}"#,
            "l/de.json": #"{"a": "Farbe", "b": "{{n}}"}"#,
        ]
        let report = try TranslationFolder(files).report(CheckRules())
        #expect(report.summary.families.map { $0.source?.language } == ["en-US"])
        #expect(report.findings.map(\.kind).filter { $0 == .extraKey } == [])
    }
}
