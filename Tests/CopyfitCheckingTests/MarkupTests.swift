import CopyfitChecking
import CopyfitTranslations
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
        return ["de.po": "msgid \"\"\nmsgstr \"Language: eo\\n\"\n\nmsgid \(quoted(source))\nmsgstr \(quoted(text))\n"]
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
            ("Click <strong>Save</strong>.", "Klick.", "markup-missing: <strong> of the source is missing."),
            ("Save", "<em>Sichern</em>", "markup-extra: <em> is not in the source."),
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

    /// Two texts whose signs are those of shortcuts, and another one, as gettext has them.
    private func menu(_ source: String, _ text: String, sign: String = "_") -> [String: String] {
        let entries = [("\(sign)Edit", "\(sign)Bearbeiten"), ("\(sign)View", "\(sign)Ansicht"), (source, text)]
        let texts = entries.map { "msgid \"\($0)\"\nmsgstr \"\($1)\"\n" }.joined(separator: "\n")
        return ["de.po": "msgid \"\"\nmsgstr \"Language: de\\n\"\n\n\(texts)"]
    }

    private static let missing =
        "warning accelerator-missing: The source has a letter for a shortcut, and the text has none."

    @Test(
        "A letter for a shortcut that the source has is missed",
        arguments: [("&File", "Datei"), ("E&xit", "Beenden"), ("&Save && close", "Sichern && schließen")]
    )
    func shortcuts(source: String, text: String) throws {
        #expect(try found(qt(source, text)) == [Self.missing])
        let gtk = { (text: String) in text.replacing("&&", with: "+").replacing("&", with: "_") }
        #expect(try found(menu(gtk(source), gtk(text))) == [Self.missing])
        #expect(try found(qt(source, "文件(&F)")) == [])
        #expect(try found(menu(gtk(source), "m_erkistö")) == [])
        #expect(try found(menu(gtk(source), "Wiederh_olen")) == [])
        #expect(try found(menu(gtk(source), "user_id öffnen")) == [Self.missing])
    }

    @Test(
        "A sign counts before the first letter, whatever signs come before it",
        arguments: [("« &Back", "« Zurück"), ("📁 &File", "📁 Datei"), ("¿&Exit?", "Beenden?"), ("…&More", "mehr")]
    )
    func signsBeforeShortcuts(source: String, text: String) throws {
        #expect(try found(qt(source, text)) == [Self.missing])
    }

    @Test("Where the rules ask for Qt's markup, a source may have several shortcuts")
    func severalShortcuts() throws {
        let files = ["m.properties": "a=Save &As and &Quit", "m_de.properties": "a=Sichern und Ende"]
        var rules = CheckRules()
        rules.markup = .qt
        #expect(
            try TranslationFolder(files).report(rules).findings.map(\.kind) == [.acceleratorMissing]
        )
    }

    // Qt's documentation of buttons: write && for an ampersand
    @Test("Where the rules ask for Qt's markup, two ampersands are one")
    func doubledSigns() throws {
        var rules = CheckRules()
        rules.type = CheckedType(font: .named("Inter"), size: 16)
        rules.rules = [CheckRule(name: "all", requirement: Fit(widths: [1...1]), markup: .qt)]
        let report = try TranslationFolder(qt("Save && Exit", "Sichern && Ende")).report(rules)
        #expect(report.findings.map(\.text) == ["Sichern & Ende"])
    }

    // pango_parse_markup of Pango 1.50 refuses the first ones and reads the others
    @Test(
        "A text that Pango refuses is an error if it reads the source",
        arguments: [
            ("<b>Fish &amp; chips</b>", "<b>Fisch & Pommes</b>", "“&” must be written &amp; for Pango."),
            ("<b>Bold</b>", "<B>Fett</B>", "Pango does not know <B>."),
            ("<i>New</i>", "<em>Neu</em>", "Pango does not know <em>."),
            ("<b>x</b>", "<b>n&nbsp;b</b>", "Pango does not know “&nbsp;”; write the character itself."),
            ("<b>x</b>", "<b>x < y</b>", "“<” must be written &lt; for Pango."),
            ("<tt>a</tt>", "<tt>a<br></tt>", "Pango does not know <br>."),
            (
                "<span color='red'>x</span>", "<span color=red>x</span>",
                "The attributes of <span color=red> are not read by Pango."
            ),
            ("<b>x</b>", "<b>&lt;&#60;&#x3c;&quot;</b><!-- & -->", nil), ("Fish & chips", "Fisch & Pommes", nil),
            ("a < b", "a <B>", nil), ("<span color='red'>x</span>", "<span foreground=\\\"red\\\" >x</span>", nil),
        ] as [(String, String, String?)]
    )
    func pango(source: String, text: String, fault: String?) throws {
        let po = "msgid \"\"\nmsgstr \"Language: eo\\n\"\n\nmsgid \"\(source)\"\nmsgstr \"\(text)\"\n"
        #expect(try found(["eo.po": po]) == [fault.map { "error markup-broken: \($0)" }].compactMap(\.self))
    }

    @Test("Comments in HTML are not shown")
    func comments() throws {
        let texts = ["<!-- <i> &amp; --><b>Save</b>", "a<!-- b", "<!---->x<!--y-->"]
        let entries = texts.enumerated().map { "\"a\($0)\": \"\($1)\"" }.joined(separator: ", ")
        var rules = CheckRules()
        (rules.markup, rules.type) = (.html, CheckedType(font: .named("Inter"), size: 16))
        rules.rules = [CheckRule(name: "all", requirement: Fit(widths: [1...1]))]
        let report = try TranslationFolder(["eo.json": "{\(entries)}"]).report(rules)
        #expect(report.findings.map(\.text) == ["Save", "a<!-- b", "x"])
    }

    @Test("In Markdown, a tag in code is code")
    func tagsInCode() throws {
        func strings(_ source: String, _ text: String) -> [String: String] {
            ["en.lproj/L.strings": "\"a\" = \"\(source)\";", "de.lproj/L.strings": "\"a\" = \"\(text)\";"]
        }
        let source = "Use `<b>` **now**"
        #expect(
            try found(strings(source, "Jetzt")) == ["warning markup-missing: `…`, **…** of the source are missing."]
        )
        #expect(try found(strings(source, "`<b>` **jetzt**")) == [])
        #expect(
            try found(strings("Use `<b>` and <i>x</i>", "`<b>` und x"))
                == ["warning markup-missing: <i> of the source is missing."]
        )
    }

    /// What has a sign and no shortcut.
    private static let literals = [
        "index.php?a=1&b=2", "www.a.b/?x=1&y=2", "C:\\_tmp", "Use _underscores_ here", "_Bold_ y", "AT&T", "Rock&Roll",
        "Save&load", "Drag&drop here", "Q&a", "B&b", "p&l", "R&d", "foo&bar=1", "Tom &Jerry", "a & b &c", "Log_in",
        "User_id is missing", "Set _id first", "File_name", "My_file.txt", "Ünder_score", "--log_level", "a_b_c",
    ]

    @Test("A sign in prose, an address, a path, a pair, a name or an abbreviation is no shortcut, and is measured")
    func noShortcuts() throws {
        let escaped = Self.literals.map { $0.replacing("\\", with: "\\\\") }
        let xml = Self.literals.map { $0.replacing("&", with: "&amp;") }
        func po(_ pairs: [(String, String)]) -> [String: String] {
            let texts = pairs.map { "msgid \"\($0)\"\nmsgstr \"\($1)\"\n" }.joined(separator: "\n")
            return ["de.po": "msgid \"\"\nmsgstr \"Language: eo\\n\"\n\n\(texts)"]
        }
        func qt(_ pairs: [(String, String)]) -> [String: String] {
            let texts = pairs.map { "<message><source>\($0)</source><translation>\($1)</translation></message>" }
            return [
                "a_eo.ts": "<TS version=\"2.1\" language=\"eo\"><context><name>C</name>\(texts.joined())</context></TS>"
            ]
        }
        func resx(_ texts: [String]) -> String {
            let data = texts.enumerated().map { "<data name=\"a\($0)\"><value>\($1)</value></data>" }
            return "<root>\(data.joined())</root>"
        }
        func properties(_ texts: [String]) -> String {
            texts.enumerated().map { "a\($0)=\($1)\n" }.joined()
        }
        let others = escaped.indices.map { "x\($0)" }
        #expect(try found(po(Array(zip(escaped, others)))) == [])
        #expect(try found(qt(Array(zip(xml, others)))) == [])
        #expect(try found(["R.resx": resx(xml), "R.eo.resx": resx(others)]) == [])
        #expect(try found(["m.properties": properties(escaped), "m_eo.properties": properties(others)]) == [])
        let all = Set(Self.literals)
        #expect(try Set(shown(po(Array(zip(others, escaped))))).isSuperset(of: all))
        #expect(try Set(shown(qt(Array(zip(others, xml))))).isSuperset(of: all))
        #expect(try Set(shown(["R.eo.resx": resx(xml)])).isSuperset(of: all))
    }

    @Test(
        "Among texts with shortcuts, a sign in a name of programs or in two joined words is still none",
        arguments: [
            "Log_in", "User_id is missing", "File_name", "My_file.txt", "--log_level", #"C:\\_tmp"#, "_Bold_ y",
        ]
    )
    func noShortcutInMenus(text: String) throws {
        #expect(try found(menu(text, "x")) == [])
        let other = text.replacing("_", with: "&")
        #expect(try found(menu(other, "x", sign: "&")) == [])
    }

    @Test("Among texts with shortcuts, an underscore in a word of small letters is that of a name")
    func namesInMenus() throws {
        #expect(try found(menu("ip_address is set", "x")) == [])
        #expect(try found(menu("db_host", "x")) == [])
        #expect(try found(menu("E_xit", "x")) == [Self.missing])
    }

    @Test("A proper name with a sign that all languages keep is none, and a word of it that they translate is one")
    func names() throws {
        let entries = { (text: String) in ["R.resx": text, "R.de.resx": text, "R.fr.resx": text] }
        func resx(_ text: String) -> String { "<root><data name=\"a\"><value>\(text)</value></data></root>" }
        #expect(try found(entries(resx("Tom &amp;Jerry"))) == [])
        #expect(
            try found(["R.resx": resx("Tom &amp;Jerry"), "R.de.resx": resx("Tom &amp;Jerry"), "R.fr.resx": resx("x")])
                == []
        )
        let translated = ["R.resx": resx("Log&amp;in"), "R.de.resx": resx("&amp;Anmelden"), "R.fr.resx": resx("x")]
        #expect(try found(translated) == [Self.missing])
    }

    @Test("One text with a shortcut in two languages makes no shortcuts of the signs in others")
    func oneText() throws {
        func file(_ first: String, _ others: String...) -> String {
            let values = ([first] + others).enumerated().map { "<data name=\"k\($0)\"><value>\($1)</value></data>" }
            return "<root>\(values.joined())</root>"
        }
        let files = [
            "R.resx": file("&File", "Tom &amp;Jerry", "R&amp;dd pipe"),
            "R.de.resx": file("&amp;Datei", "Tom und Jerry", "Forschung"),
        ]
        #expect(try found(files) == [])
        let menus = [
            "R.resx": file("&amp;Open file", "&amp;Open folder", "&amp;Save"), "R.de.resx": file("x", "y", "z"),
        ]
        #expect(try found(menus) == [Self.missing, Self.missing, Self.missing])
    }

    @Test("An abbreviation beside a shortcut is shown whole, and in its place is no shortcut")
    func abbreviations() throws {
        #expect(try shown(po("&File", "AT&T &Datei")) == ["AT&T Datei"])
        #expect(try found(menu("AT&T &File", "AT&T-Datei", sign: "&")) == [Self.missing])
        #expect(try found(menu("&Open Drag&drop", "Drag&drop öffnen", sign: "&")) == [Self.missing])
    }

    @Test("Any number of marks is read in one pass")
    func manyMarks() throws {
        let marks = [
            "<b>x</b>&amp; ", "<b>", "</b>", "<p>x</p>", "<p>", "&amp;", "_a ", "&a&", "_", "<i></b>", "<1>x</1>",
            "<a b=\"",
        ]
        for mark in marks {
            let text = String(repeating: mark, count: 10_000)
            #expect(try found(["m.properties": "a=\(text)", "m_de.properties": "a=\(text)"]) == [])
        }
        for mark in ["*a ", "**a** ", "`a", "[a](", "_a ", "~~a "] {
            let text = String(repeating: mark, count: 10_000)
            let files = ["en.lproj/L.strings": "\"a\" = \"\(text)\";", "de.lproj/L.strings": "\"a\" = \"\(text)\";"]
            #expect(try found(files) == [])
        }
    }

    // What SwiftUI shows: HTML and references are text, Markdown is CommonMark's
    @Test("Apple's texts are measured as SwiftUI shows them")
    func markdown() throws {
        let cases = [
            ("Click <b>here</b>", "Click <b>here</b>"), ("x &amp; y", "x &amp; y"), (#"\\*a\\* b"#, "*a* b"),
            ("__Fett__", "Fett"), ("_a_", "a"), ("snake_case_name", "snake_case_name"), ("**Fett** da", "Fett da"),
            ("2 * 3 * 4", "2 * 3 * 4"), ("[da](https://a.example/x)", "da"),
            ("<https://a.example>", "https://a.example"),
            ("a ~~b~~ `c*`", "a b c*"), ("**%@**", "Alexandra"), ("[b](%@)", "b"),
            // CommonMark 6.3, its examples of targets
            ("[l1](foo(and(bar)))", "l1"), ("[l2](foo(and(bar))", "[l2](foo(and(bar))"),
            (#"[l3](foo\\(and\\(bar\\))"#, "l3"),
            ("[l4](/my uri)", "[l4](/my uri)"), ("[l5](</my uri>)", "l5"), ("[l6](<b)c>)", "l6"), ("[l7]()", "l7"),
            ("[l8](/url 'a \\\"b\\\" c')", "l8"), ("[l9](/url (t) )", "l9"), ("[l10] (/uri)", "[l10] (/uri)"),
            ("[l11](a 't' u)", "[l11](a 't' u)"), ("[l12](x \\\"t ) u\\\")", "l12"),
        ]
        let texts = cases.enumerated().map { "\"a\($0)\" = \"\($1.0)\";\n" }.joined()
        #expect(try Set(shown(["eo.lproj/L.strings": texts])) == Set(cases.map(\.1)))
    }

    @Test("Equal Markdown in other signs is the same, and tags of Apple's texts are compared")
    func comparedMarkdown() throws {
        func files(_ source: String, _ text: String) -> [String: String] {
            ["en.lproj/L.strings": "\"a\" = \"\(source)\";", "de.lproj/L.strings": "\"a\" = \"\(text)\";"]
        }
        #expect(try found(files("**B** z", "__F__ z")) == [])
        #expect(try found(files("**B** z", "F z")) == ["warning markup-missing: **…** of the source is missing."])
        #expect(try found(files("<b>B</b>", "F")) == ["warning markup-missing: <b> of the source is missing."])
        #expect(try found(files("[a](b)", "a")) == ["warning markup-missing: […](…) of the source is missing."])
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
