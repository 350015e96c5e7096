@testable import CopyfitTranslations
import Testing

@Suite("gettext")
struct GettextReaderTests {
    /// Rules of real languages, with the smallest numbers that Python's `gettext` gives each form.
    static let rules: [(String, [[Int]])] = [
        ("nplurals=2; plural=(n != 1);", [[1], [0, 2, 3, 4]]),
        ("nplurals=1; plural=0;", [[0, 1, 2, 3]]),
        ("nplurals=2; plural=n>1;", [[0, 1], [2, 3, 4, 5]]),
        (
            "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);",
            [[1, 21, 31, 41], [2, 3, 4, 22], [0, 5, 6, 7]]
        ),
        (
            "nplurals=3; plural=n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;",
            [[1], [2, 3, 4, 22], [0, 5, 6, 7]]
        ),
        (
            "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5);",
            [[0], [1], [2], [3, 4, 5, 6], [11, 12, 13, 14], [100, 101, 102, 200]]
        ),
        (
            "nplurals=4; plural=(n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3);",
            [[1, 101], [2, 102], [3, 4, 103, 104], [0, 5, 6, 7]]
        ),
        ("nplurals=2; plural=!(n==1);", [[1], [0, 2, 3, 4]]),
    ]

    @Test("Gettext gives each plural form its numbers", arguments: rules)
    func forms(rule: String, expected: [[Int]]) throws {
        let forms = try #require(GettextPluralForms(rule))
        #expect((0..<forms.count).map(forms.examples) == expected)
    }

    @Test(
        "Gettext refuses rules that are no expressions, divide by zero or give a form that is not there",
        arguments: [
            "nplurals=2; plural=n;", "nplurals=1; plural=n/0;", "nplurals=0; plural=0;", "nplurals=2; plural=(n;", "",
            "nplurals=2; plural=" + String(repeating: "(", count: 500), "nplurals=99999999999999999999; plural=0;",
        ]
    )
    func badRules(rule: String) {
        #expect(GettextPluralForms(rule) == nil)
    }

    private let sample = #"""
        # A comment of the file
        msgid ""
        msgstr ""
        "Language: pt_BR\n"
        "Content-Type: text/plain; charset=UTF-8\n"
        "Plural-Forms: nplurals=2; plural=(n > 1);\n"

        #. Says hello
        #: src/main.c:12
        #, c-format
        msgctxt "menu"
        msgid "Hello, %s"
        msgstr "Olá, %s"

        #, fuzzy, python-format
        #| msgid "old"
        msgid ""
        "two "
        "lines\t\"%(n)d\"\n"
        msgstr ""
        "duas "
        "linhas \303\251"

        msgid "%d file"
        msgid_plural "%d files"
        msgstr[0] "%d arquivo"
        msgstr[1] "%d arquivos"
        msgid "none"
        msgstr ""
        #~ msgid "gone"
        #~ msgstr "foi"
        """#

    /// `msgcat` and `polib` read the same entries, texts, contexts, flags and states from it.
    @Test("Gettext gives texts with contexts, comments, states and plural forms")
    func entries() {
        let file = read(sample, as: .gettext)
        #expect(
            file.lines == [
                "13:8 pt_BR <menu> Hello, %s = Olá, %s",
                "20:8 pt_BR two lines\t\"%(n)d\"\n (fuzzy) = duas linhas é",
                "26:11 pt_BR %d file [form 0] = %d arquivo",
                "27:11 pt_BR %d file [form 1] = %d arquivos",
                "29:8 pt_BR none (untranslated) = ",
                "31:11 pt_BR gone (obsolete) = foi",
            ]
        )
        #expect(file.problems == [])
        #expect(file.translations[0].comment == "Says hello")
        #expect(file.translations[0].replaced == ["%s 1 text"])
        #expect(file.translations[2].variant == [.form(0, examples: [0, 1])])
        #expect(
            file.translations.map(\.source) == [
                "Hello, %s", "two lines\t\"%(n)d\"\n", "%d files", "%d files", "none", "gone",
            ]
        )
        #expect(file.translations[0].locale.tag == "pt-BR")
    }

    @Test("Gettext goes on after what is no statement, and says what is missing")
    func problems() {
        let file = read(
            """
            msgid ""
            msgstr "Plural-Forms: nplurals=3; plural=n;\\n"
            "Content-Type: text/plain; charset=KOI9-R\\n"

            msgid "a"
            msgstr "1

            hello
            msgstr "x"
            "lone"
            msgid "b"
            msgid_plural "bs"
            msgstr[0] "2" x
            msgtxt "c"
            """,
            as: .gettext,
            locale: "ru"
        )
        #expect(file.lines == ["6:8 ru a = 1", "9:8 ru a = xlone", "13:11 ru b [form 0] = 2"])
        #expect(
            file.problems.map(\.description) == [
                "2:8: The charset KOI9-R is not supported: convert the file to UTF-8.",
                "2:8: Plural-Forms must be like \"nplurals=2; plural=(n != 1);\".",
                "6:8: The text needs a closing quote.",
                "8:1: Expected a comment, a keyword with a quoted text, or a quoted text.",
                "13:15: Only another text in quotes may follow the closing quote.",
                "14:1: \"msgtxt\" is not a keyword: write msgctxt, msgid, msgid_plural or msgstr.",
                "14:8: A text needs msgid or msgstr before it.",
            ]
        )
    }

    @Test("Gettext finds placeholders as the flags say")
    func flags() {
        let rows: [(String, String, [String])] = [
            ("c-format", "% d", ["% d 1 integer"]), ("no-c-format", "%d", []), ("", "50 % d", []),
            ("qt-format", "%1 %n", ["%1 1 any", "%n n count"]), ("csharp-format", "{0:N}", ["{0:N} 1 decimal"]),
            ("python-brace-format", "{name}", ["{name} name any"]),
            // “Format String Syntax” of Python's documentation
            (
                "python-brace-format", "{0:>10} {name!r} {x:.2f} {n:,d} {{no}} {d:%Y-%m} {a.b[0]:{w}}",
                [
                    "{0:>10} 1 any", "{name!r} name text", "{x:.2f} x decimal", "{n:,d} n integer", "{d:%Y-%m} d date",
                    "{a.b[0]:{w}} a.b[0] any",
                ]
            ),
            ("python-brace-format", "{} of {:d}", ["{} 1 any", "{:d} 2 integer"]), ("objc-format", "%@", ["%@ 1 text"]),
        ]
        for (flag, text, expected) in rows {
            let file = read("#, \(flag)\nmsgid \"x\"\nmsgstr \"\(text)\"\n", as: .gettext)
            #expect(file.translations.map(\.replaced) == [expected])
        }
    }

    // ISO 8859-2: 0xB3 is ł, 0xF3 is ó; Shift_JIS: 0x93 0xFA is 日
    @Test(
        "gettext's files may be in any character set of the system",
        arguments: [("ISO-8859-2", [0xB3, 0xF3], "łó"), ("Shift_JIS", [0x93, 0xFA], "日")] as [(String, [UInt8], String)]
    )
    func characterSets(name: String, bytes: [UInt8], text: String) {
        let head = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=\(name)\\n\"\n\nmsgid \"a\"\nmsgstr \""
        let file = TranslationFile(Array(head.utf8) + bytes + Array("\"\n".utf8), path: "pl.po", format: .gettext)
        #expect(file.translations.map(\.text) == [text])
        #expect(file.problems.isEmpty)
    }
}
