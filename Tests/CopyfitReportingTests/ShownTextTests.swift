import CopyfitChecking
import Testing

@testable import CopyfitReporting

@Suite("Texts in reports")
struct ShownTextTests {
    // The characters that XML 1.0 forbids (production 2) or HTML rejects (control and noncharacters).
    @Test(
        "Texts in reports have something visible for what hides, turns or is forbidden",
        arguments: [
            ("a\tb\nc\u{0}", "a␉b␊c␀"), ("\u{7F}\u{85}", "␡\u{FFFD}"),
            (String(decoding: [0xFFFE, 0xFDD0] as [UInt16], as: UTF16.self), "\u{FFFD}\u{FFFD}"),
            (String(decoding: [0xD83F, 0xDFFF] as [UInt16], as: UTF16.self), "\u{FFFD}"),
            ("\u{200F}\u{2066}\u{2069}", "<U+200F><U+2066><U+2069>"), ("\u{2028}\u{2029}", "<U+2028><U+2029>"),
            ("👨‍👩‍👧 é שלום", "👨‍👩‍👧 é שלום"), ("\u{AD}\u{A0}", "\u{AD}\u{A0}"),
            ("\u{FEFF}\u{E0041}\u{2063}", "<U+FEFF><U+E0041><U+2063>"),
        ]
    )
    func shown(text: String, expected: String) {
        #expect(ShownText.of(text) == expected)
    }

    @Test("Texts in reports keep their directions where they are alone in an element, and nothing else")
    func directions() {
        #expect(ShownText.of("\u{202E}a\u{202C}\u{2028}\n", keepsDirections: true) == "\u{202E}a\u{202C}<U+2028>␊")
    }

    @Test("Texts in reports are escaped for elements and attributes in quotes")
    func markup() {
        #expect(MarkupText.of("<a href='x'>\"&\"</a>\u{1}") == "&lt;a href=&#39;x&#39;&gt;&quot;&amp;&quot;&lt;/a&gt;␁")
    }
}
