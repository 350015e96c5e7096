import CopyfitChecking
import TestSupport
import Testing

@Suite("Markup")
struct MarkupTests {
    private static let kinds: Set<FindingKind> = [.markupMissing, .markupExtra, .markupBroken, .acceleratorMissing]

    private func found(_ files: [String: String], _ rules: CheckRules = CheckRules()) throws -> [String] {
        try TranslationFolder(files).report(rules).findings.filter { Self.kinds.contains($0.kind) }
            .map { "\($0.severity.rawValue) \($0.kind.rawValue): \($0.message)" }
    }

    private func shown(_ files: [String: String]) throws -> [String] {
        try TranslationFolder(files).report(.all(Fit(widths: [1...1], maxLines: 1))).findings.filter { $0.fit != nil }
            .map(\.text)
    }

    private func po(_ source: String, _ text: String) -> [String: String] {
        func quoted(_ text: String) -> String { "\"" + text.replacing("\"", with: "\\\"") + "\"" }
        return ["de.po": "msgid \"\"\nmsgstr \"Language: de\\n\"\n\nmsgid \(quoted(source))\nmsgstr \(quoted(text))\n"]
    }

    private func qt(_ source: String, _ text: String) -> [String: String] {
        func escaped(_ text: String) -> String { text.replacing("&", with: "&amp;").replacing("<", with: "&lt;") }
        return [
            "a_de.ts": """
            <TS version="2.1" language="de" sourcelanguage="en"><context><name>C</name><message>
            <source>\(escaped(source))</source><translation>\(escaped(text))</translation></message></context></TS>
            """
        ]
    }

    private func json(_ source: String, _ text: String) -> [String: String] {
        func quoted(_ text: String) -> String { text.replacing("\"", with: "\\\"") }
        return ["l/en.json": "{\"a\": \"\(quoted(source))\"}", "l/de.json": "{\"a\": \"\(quoted(text))\"}"]
    }

    // The first four are faults that published translations of GTK programs had
    @Test(
        "An element that is not closed or closes nothing is an error in Pango, which then shows nothing",
        arguments: [
            ("<b>Search</b>", "<b>Procurar<b>", "<b> is not closed."),
            ("<b>Error:</b> x", "Erro:</b> x", "</b> closes nothing."),
            ("<b>A</b>: x", "<b>A</ b>: x", "“</ b>” is not written as a tag."),
            ("<span size=\"small\">A</span>", "<span size=\"small'>A</span>", "“<span” is not written as a tag."),
            ("<b><i>A</i></b>", "<b><i>A</b></i>", "</b> comes before </i>."),
        ]
    )
    func broken(source: String, text: String, message: String) throws {
        #expect(try found(po(source, text)) == ["error markup-broken: \(message)"])
    }

    @Test(
        "An element that the source has or has not is a warning",
        arguments: [
            ("<1>here</1>", "hier", "markup-missing: <1> of the source is missing."),
            ("Click <b>Save</b>.", "Klick auf Sichern.", "markup-missing: <b> of the source is missing."),
            ("Save", "<b>Sichern</b>", "markup-extra: <b> is not in the source."),
            ("<a href=\"x\">A</a> <i>B</i>", "A B", "markup-missing: <a>, <i> of the source are missing."),
        ]
    )
    func compared(source: String, text: String, message: String) throws {
        #expect(try found(json(source, text)) == ["warning \(message)"])
    }

    @Test(
        "What is no markup, or the translator's choice, is no finding",
        arguments: [
            ("a < b", "a < c"), ("at <http://a.example/>", "bei http://a.example/"),
            ("Use <b> for bold", "Fett ist <b>"), ("<name> is here", "Hier ist <Name>"),
            ("mail <a@example.com>", "Mail <b@example.com>"), ("One<br>two", "Eins zwei"),
            ("<b>A</b> and <i>B</i>", "<i>B</i> und <b>A</b>"), ("<strong>A</strong>", "<b>A</b>"),
            ("<b>All</b> of it", "<b>Alles</b> da<b>von</b>"), ("R&D", "F&E"), ("AT&T", "Telekom"),
            ("a & b", "a und b"), ("file_name", "dateiname"), ("<0>x</0><1/>", "<0>y</0> <1/>"), ("3 > 2", "2 < 3"),
        ]
    )
    func noMarkup(source: String, text: String) throws {
        #expect(try found(json(source, text)) == [])
        #expect(try found(po(source, text)) == [])
        #expect(try found(qt(source, text)) == [])
    }

    @Test("Elements of Android's strings and of XLIFF are compared, though their texts are without them")
    func structural() throws {
        func android(_ text: String) -> String { "<resources><string name=\"a\">\(text)</string></resources>" }
        let files = { (text: String) in
            ["res/values/strings.xml": android("Tap <b>here</b>"), "res/values-de/strings.xml": android(text)]
        }
        #expect(try found(files("Hier <b>tippen</b>")) == [])
        #expect(try found(files("Hier tippen")) == ["warning markup-missing: <b> of the source is missing."])
        func unit(_ target: String) -> [String: String] {
            [
                "de.xlf": """
                <xliff version="1.2"><file original="a" source-language="en" target-language="de"><body><trans-unit id="a">
                <source>Tap <g id="1">here</g></source><target>\(target)</target></trans-unit></body></file></xliff>
                """
            ]
        }
        #expect(try found(unit("Hier <g id=\"1\">tippen</g>")) == [])
        #expect(try found(unit("Hier tippen")) == ["warning markup-missing: <g id=\"1\"> of the source is missing."])
    }

    @Test(
        "A letter for a shortcut that the source has is missed",
        arguments: [("&File", "Datei"), ("E&xit", "Beenden"), ("&Save && close", "Sichern && schließen")]
    )
    func shortcuts(source: String, text: String) throws {
        let message = "The source has a letter for a shortcut, and the text has none."
        #expect(try found(qt(source, text)) == ["warning accelerator-missing: \(message)"])
        let gtk = { (text: String) in text.replacing("&&", with: "+").replacing("&", with: "_") }
        #expect(try found(po(gtk(source), gtk(text))) == ["warning accelerator-missing: \(message)"])
        #expect(try found(qt(source, "文件(&F)")) == [])
        #expect(try found(po(gtk(source), "m_erkistö")) == [])
    }

    @Test(
        "A sign in an address, a path, a pair or an abbreviation is no shortcut",
        arguments: ["index.php?a=1&b=2", #"C:\\_tmp"#, "Use _underscores_ here", "_Bold_ y", "AT&T", "Rock&Roll"]
    )
    func noShortcuts(text: String) throws {
        #expect(try found(po(text, "x")) == [])
        #expect(try found(qt(text, "x")) == [])
    }

    @Test("An abbreviation beside a shortcut is shown whole, and in its place is no shortcut")
    func abbreviations() throws {
        #expect(try shown(po("&File", "AT&T &Datei")) == ["AT&T Datei"])
        let message = "The source has a letter for a shortcut, and the text has none."
        #expect(try found(po("AT&T &File", "AT&T-Datei")) == ["warning accelerator-missing: \(message)"])
    }

    @Test(
        "Texts are measured without tags and signs of shortcuts, with line breaks and characters for what stands for them"
    )
    func measured() throws {
        #expect(try shown(qt("&File", "&Datei")) == ["Datei"])
        #expect(try shown(qt("&File", "文件(&F)")) == ["文件(F)"])
        #expect(try shown(qt("Save && &close", "Sichern && &schließen")) == ["Sichern & schließen"])
        #expect(try shown(qt("a & b", "a & b")) == ["a & b"])
        #expect(try shown(po("_File", "_Datei")) == ["Datei"])
        #expect(try shown(po("File", "_Datei")) == ["_Datei"])
        #expect(try shown(po("<b>A</b>", "<b>Aus</b>")) == ["Aus"])
        #expect(try shown(po("<b>A &amp; B</b>", "<b>Aus &amp; B</b>")) == ["Aus & B"])
        #expect(try shown(json("One<br>two", "Eins<br/>zwei")).contains("Eins\nzwei"))
        #expect(try shown(json("<p>One</p><p>two</p>", "<p>Eins</p><p>zwei</p>")).contains("Eins\nzwei"))
        #expect(try shown(json("<a href='{{x}}'>A</a>", "<a href='{{x}}'>Aus</a>")).contains("Aus"))
        #expect(try shown(["de.lproj/L.strings": "\"a\" = \"**Fett** [da](https://example.org/x)\";"]) == ["Fett da"])
        #expect(try shown(["de.lproj/L.strings": "\"a\" = \"2 * 3 * 4\";"]) == ["2 * 3 * 4"])
    }

    @Test("Rules say how texts spell formatting")
    func rules() throws {
        func rules(_ text: String) throws -> CheckRules { try RulesFile(text, path: "copyfit.yml").rules }
        let files = json("<b>A</b>", "A")
        #expect(try found(files, rules("defaults: { markup: none }")) == [])
        #expect(try found(files, rules("rules: [{ keys: a, markup: none }]")) == [])
        #expect(try found(files, rules("rules: [{ keys: b, markup: none }]")).count == 1)
        #expect(throws: RulesFileError.self) { try rules("defaults: { markup: htlm }") }
    }
}
