import CopyfitMarkup
import Testing

/// XML 1.0: the characters that a document may have are in section 2.2; a parser makes spaces of tabs and line breaks in
/// attributes unless they are references (3.3.3).
@Suite("Texts as XML and HTML write them")
struct EscapedMarkupTests {
    private func escaped(_ text: String) -> String {
        var bytes = Array("<a b=\"".utf8)
        EscapedMarkup.add(text, to: &bytes)
        return String(String(decoding: bytes, as: UTF8.self).dropFirst(6))
    }

    @Test(
        "A text has no markup, no quotes and no character that XML forbids",
        arguments: [
            ("a < b && c > \"d\"", "a &lt; b &amp;&amp; c &gt; &quot;d&quot;"), ("\t\r\n", "&#9;&#13;&#10;"),
            ("\u{0}a\u{1F}\u{7F}", "\u{FFFD}a\u{FFFD}\u{7F}"), ("\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}"),
            ("ﾾ\u{EFBF}€\u{10FFFF}", "ﾾ\u{EFBF}€\u{10FFFF}"),
        ]
    )
    func escapes(text: String, expected: String) {
        #expect(escaped(text) == expected)
        #expect(EscapedMarkup.of(text) == expected)
    }

    @Test("Apostrophes are escaped where a text may be in single quotes")
    func apostrophes() {
        #expect(escaped("it's") == "it's")
        #expect(EscapedMarkup.of("it's") == "it&#39;s")
    }
}
