import CopyfitTranslations
import Testing

@Suite("Android's string resources")
struct AndroidReaderTests {
    /// The content of a string and its text. The rows of white space, escapes and codes are those of aapt2's own tests
    /// (`ResourceUtils_test.cpp`), without the white space at the edges, which aapt2 trims later.
    static let texts: [(String, String)] = [
        ("    hey guys  this is so cool ", "hey guys this is so cool"),
        (" \" wow,  so many \t spaces. \"what? ", " wow,  so many \t spaces. what?"),
        ("  where \t  \nis the pie?", "where is the pie?"),
        (#"hey guys\n  this \t is so\\ cool"#, "hey guys\n this \t is so\\ cool"),
        (##"\@\?\#\\\'"##, ##"@?#\'"##),
        (#"\u00AF\u0AF0 woah"#, "\u{AF}\u{AF0} woah"),
        ("a &lt;b&gt; &amp; &#233; &#xE9;", "a <b> & é é"),
        ("one <b>two</b> <i>three</i>", "one two three"),
        ("<![CDATA[<b>Raw</b>  \"it's\"]]> end", "<b>Raw</b>  \"it's\" end"),
        (#"\ud83d\ude00"#, "😀"),
    ]

    @Test("Android's string resources resolve white space, quotes, escapes, entities, tags and CDATA", arguments: texts)
    func text(content: String, expected: String) {
        let file = read("<resources><string name=\"a\">\(content)</string></resources>", as: .android)
        #expect(file.texts == [expected])
        #expect(file.problems == [])
    }

    @Test(
        "Android's string resources give strings, plurals and arrays, with comments, products and what is not translatable"
    )
    func elements() {
        let file = read(
            """
            <?xml version="1.0" encoding="utf-8"?>
            <!-- The licence -->
            <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">
                <!-- Shown on the first screen -->
                <string name="hello">Hallo, <xliff:g id="user" example="Ann">%1$s</xliff:g>!</string>
                <string name="app" translatable="false">Copyfit</string>
                <string name="device" product="tablet">Tablet</string>
                <plurals name="songs">
                    <item quantity="one">%d Lied</item>
                    <!-- many -->
                    <item quantity="other">%d Lieder</item>
                    <item quantity="lots">?</item>
                </plurals>
                <string-array name="planets"><item>Merkur</item><item>Venus</item></string-array>
                <string name="ref">@string/hello</string>
                <string name="empty"></string>
                <color name="red">#f00</color>
                <item type="string" name="extra">Mehr</item>
            </resources>
            """,
            as: .android,
            locale: "de"
        )
        #expect(
            file.lines == [
                "5:26 de hello = Hallo, %1$s!",
                "6:45 de app = Copyfit",
                "7:44 de device [device tablet] = Tablet",
                "9:30 de songs [one] = %d Lied",
                "11:32 de songs [other] = %d Lieder",
                "12:31 de songs = ?",
                "14:40 de planets[0] = Merkur",
                "14:59 de planets[1] = Venus",
                "16:26 de empty (untranslated) = ",
                "18:38 de extra = Mehr",
            ]
        )
        #expect(file.translations.map(\.comment).prefix(5) == ["Shown on the first screen", nil, nil, nil, "many"])
        #expect(file.translations.map(\.isTranslatable).prefix(3) == [true, false, true])
        #expect(
            file.translations[0].placeholders == [
                Placeholder(range: 7..<11, name: "user", index: 1, kind: .text, example: "Ann")
            ]
        )
        #expect(
            file.problems.map(\.description) == [
                "12:9: \"lots\" is not a quantity: write zero, one, two, few, many, other."
            ]
        )
    }

    @Test("Android's string resources say where an apostrophe, a reference or a tag is wrong, and go on")
    func problems() {
        let file = read(
            """
            <resources>
            <string name="a">they're coming</string>
            <string name="b">A & B &nope; <br> C</string>
            <string>no name</string>
            <string name="c">\\u00 yo</string>
            <string name="cd"><![CDATA[zo \\u00]]></string>
            <string name="d">last</string>
            </resources>
            """,
            as: .android
        )
        #expect(file.texts == ["they're coming", "A & B &nope; C", "00 yo", "zo 00", "last"])
        #expect(
            file.problems.map(\.description) == [
                "2:22: Write \\' for an apostrophe, or put the text in quotes.",
                "3:20: Write &amp; for an & that does not start a reference.",
                "3:24: The entity &nope; is not declared: write the character itself.",
                "3:37: The end tag </string> must be </br>.",
                "4:1: The element needs an attribute \"name\".",
                "5:18: \\u needs four hexadecimal digits.",
                "6:31: \\u needs four hexadecimal digits.",
            ]
        )
    }

    @Test("Android's string resources may declare entities; bombs of them are not expanded")
    func entities() {
        let file = read(
            """
            <!DOCTYPE resources [
              <!ENTITY app "Copyfit &amp; Co"> <!-- ' -->
              <!ENTITY twice "&app;, &app;">
              <!ENTITY loop "&loop;">
            ]>
            <resources><string name="a">&twice;</string><string name="b">&loop;</string></resources>
            """,
            as: .android
        )
        #expect(file.texts == ["Copyfit & Co, Copyfit & Co", "&loop;"])
        #expect(file.problems.map(\.position.description) == ["6:62"])
        let bomb = (1...30).map { "<!ENTITY e\($0) \"&e\($0 - 1);&e\($0 - 1);\">" }.joined()
        let text = "<!DOCTYPE r [<!ENTITY e0 \"x\">\(bomb)]><resources><string name=\"a\">&e30;</string></resources>"
        #expect(read(text, as: .android).texts == ["&e30;"])
    }
}
