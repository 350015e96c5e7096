import CopyfitChecking
import TestSupport
import Testing

@Suite("Texts that the program cannot format")
struct FormatFaultTests {
    private func found(_ files: [String: String]) throws -> [String] {
        try TranslationFolder(files).report(CheckRules()).findings.filter { $0.kind == .invalidFormat }
            .map { "\($0.severity.rawValue) \($0.locale): \($0.message)" }
    }

    private func strings(_ source: String, _ text: String) -> [String: String] {
        ["en.lproj/L.strings": "\"a\" = \"\(source)\";", "sv.lproj/L.strings": "\"a\" = \"\(text)\";"]
    }

    private func android(_ source: String, _ text: String) -> [String: String] {
        func file(_ text: String) -> String { "<resources><string name=\"a\">\(text)</string></resources>" }
        return ["res/values/strings.xml": file(source), "res/values-sv/strings.xml": file(text)]
    }

    private func po(_ flag: String, _ source: String, _ text: String) -> [String: String] {
        ["sv.po": "msgid \"\"\nmsgstr \"Language: sv\\n\"\n\n#, \(flag)\nmsgid \"\(source)\"\nmsgstr \"\(text)\"\n"]
    }

    // “%-i” is an integer to printf; Java's Formatter knows “% i” neither as a conversion nor as text
    @Test("A percent sign in a text with values is an error if a value would be read for it, or Java throws")
    func percentSigns() throws {
        let apple = "“%-i” is read as a placeholder without a value: write %% for a percent sign."
        #expect(try found(strings("%lld: half", "%lld: 50%-ig")) == ["error sv: \(apple)"])
        let alone = "A percent sign that begins no placeholder is not shown: write %% for one."
        #expect(try found(strings("%@: half", "%@: 50%.")) == ["warning sv: \(alone)"])
        let java = "A percent sign that begins no placeholder makes Android throw an exception: write %% for one."
        #expect(try found(android("%1$s: half", "%1$s: 50%")) == ["error sv: \(java)"])
        let conversion = "“% d” makes Android throw an exception: write %% for a percent sign."
        #expect(try found(android("%1$s: half", "%1$s: 50% del")) == ["error sv: \(conversion)"])
        let python = "A percent sign that begins no placeholder makes Python raise an exception: write %% for one."
        #expect(try found(po("python-format", "%(a)s: half", "%(a)s: 50%")) == ["error sv: \(python)"])
    }

    @Test("A percent sign is one where no values are put in, where it is doubled, and where the source has one too")
    func signs() throws {
        #expect(try found(strings("half off", "50% of")) == [])
        #expect(try found(strings("%@: half", "%@: 50%%")) == [])
        #expect(try found(strings("%@: 50%", "%@: 50%")) == [])
        #expect(try found(android("%1$s: half%n", "%1$s: 50%%%n")) == [])
        #expect(try found(po("c-format", "%s 50%% x", "%s 50%% y")) == [])
    }

    // C reads “% d” as an integer; at “%.” nothing is read
    @Test("A harmless percent sign of the source hides no sign that reads a value")
    func harmlessSigns() throws {
        let read = "“% d” is read as a placeholder without a value: write %% for a percent sign."
        #expect(try found(strings("%@ uses 50%", "%@ braucht 50 % davon")) == ["error sv: \(read)"])
        #expect(try found(strings("%@: 50 % done", "%@: 50 % davon")) == [])
        #expect(try found(strings("%@: 50 % done", "%@: 50 % davon, 60 % davon")) == ["error sv: \(read)"])
        let other = read.replacing("% d", with: "% s")
        #expect(try found(strings("%@: 50 % done", "%@: 50 % som")) == ["error sv: \(other)"])
        #expect(try found(strings("%@: 50 % done", "%@: 50 % davon, 60 % som")) == ["error sv: \(other)"])
    }

    @Test("A brace that belongs to no field is an error where .NET and Python then throw")
    func braces() throws {
        func resx(_ text: String) -> String { "<root><data name=\"a\"><value>\(text)</value></data></root>" }
        let files = { (text: String) in ["S.resx": resx("{0} files"), "S.sv.resx": resx(text)] }
        #expect(try found(files("{0} filer")) == [])
        #expect(try found(files("{0} filer {{x}}")) == [])
        let message = "error sv: .NET throws an exception at “}”: write }} for a brace."
        #expect(try found(files("{0} filer}")) == [message])
        #expect(try found(po("python-brace-format", "{a} files", "{a} filer}")).count == 1)
    }

    @Test(
        "A variable that Apple's files do not have, and a type that messages do not have, are errors, in the source too"
    )
    func names() throws {
        let file = """
            <plist version="1.0"><dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@nope@</string>
            </dict></dict></plist>
            """
        #expect(try found(["sv.lproj/L.stringsdict": file]) == ["error sv: The text has no variable “nope”."])
        let type = "“nubmer” is not an argument type: write number, date, time, plural or select."
        #expect(try found(["app_sv.arb": "{\"a\": \"{n, nubmer}\"}"]) == ["error sv: \(type)"])
        #expect(try found(["app_sv.arb": "{\"a\": \"{n, number, ::currency/EUR} {d, date}\"}"]) == [])
    }

    private func properties(_ source: String, _ text: String) -> [String: String] {
        ["m.properties": "a=\(source)", "m_sv.properties": "a=\(text)"]
    }

    // java.util.ResourceBundle does not format; Flutter's gen-l10n reads each text as a message
    @Test("Braces in a sentence are no arguments where nothing says that the text is a message")
    func prose() throws {
        let type = "“green” is not an argument type: write number, date, time, plural or select."
        for (source, text) in [("Choose {red, green}", "Wähle {rot, grün}"), ("Set {x, y} of points", "x")] {
            #expect(try TranslationFolder(properties(source, text)).report(CheckRules()).findings.isEmpty)
        }
        let arb = ["app_en.arb": "{\"a\": \"Choose {red, green}\"}", "app_sv.arb": "{\"a\": \"Välj {red, green}\"}"]
        #expect(try found(arb) == ["error en: \(type)"])
        #expect(try found(properties("{0} of {red, green}", "{0} av {red, green}")) == ["error : \(type)"])
    }

    // C counts “% o” as the first argument
    @Test("A percent sign of the source that C reads as a value is named, not the value after it")
    func readSigns() throws {
        let findings = try TranslationFolder(po("c-format", "100% of %d", "100% von %d")).report(CheckRules()).findings
        #expect(
            findings.map(\.message) == [
                "% o of the source is missing: if it is a percent sign, write %% in the source."
            ]
        )
    }

    // msgfmt -c: fatal errors, “format specifications … are not the same”
    @Test(
        "An integer that C reads in another size is a change of its type",
        arguments: [
            ("%lu b", "%u b", true), ("%zu b", "%lu b", true), ("%<PRIu64> b", "%<PRIu32> b", true),
            ("%d b", "%u b", true),
            ("%d b", "%i b", false), ("%5ld b", "%-ld b", false), ("%u b", "%x b", false),
            ("%<PRIu64> b", "b %<PRIu64>", false),
        ]
    )
    func sizesOfIntegers(source: String, text: String, isReported: Bool) throws {
        let po = """
            msgid ""
            msgstr "Language: eo\\n"

            #, c-format
            msgid "\(source)"
            msgstr "\(text)"
            """
        let kinds = try TranslationFolder(["eo.po": po]).report(CheckRules()).findings.map(\.kind)
        #expect(kinds.contains(.placeholderChanged) == isReported)
    }
}
