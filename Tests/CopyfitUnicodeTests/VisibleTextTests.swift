import CopyfitUnicode
import Testing

@Suite("Visible texts")
struct VisibleTextTests {
    // The characters that XML 1.0 forbids (production 2) or HTML rejects (control and noncharacters).
    @Test(
        "Visible texts have something visible for what hides, turns or is forbidden",
        arguments: [
            ("a\tb\nc\u{0}", "a␉b␊c␀"), ("\u{7F}\u{85}", "␡\u{FFFD}"),
            (String(decoding: [0xFFFE, 0xFDD0] as [UInt16], as: UTF16.self), "\u{FFFD}\u{FFFD}"),
            (String(decoding: [0xD83F, 0xDFFF] as [UInt16], as: UTF16.self), "\u{FFFD}"),
            ("\u{200F}\u{2066}\u{2069}", "<U+200F><U+2066><U+2069>"), ("\u{2028}\u{2029}", "<U+2028><U+2029>"),
            ("👨‍👩‍👧 é שלום", "👨‍👩‍👧 é שלום"), ("\u{AD}\u{A0}", "\u{AD}\u{A0}"),
            ("\u{FEFF}\u{E0041}\u{2063}", "<U+FEFF><U+E0041><U+2063>"),
            ("a\u{1B}[31m\n\0\u{7F}\u{85}\u{2028}漢", "a␛[31m␊␀␡\u{FFFD}<U+2028>漢"),
            ("\u{FEFF}a\u{E0041}\u{FE0F}", "<U+FEFF>a<U+E0041>\u{FE0F}"),
            ("\u{200E}a\u{2069}\u{200D}\u{FFF9}", "<U+200E>a<U+2069>\u{200D}<U+FFF9>"),
        ]
    )
    func shown(text: String, expected: String) {
        #expect(VisibleText.of(text) == expected)
    }

    @Test("Visible texts keep their directions where they are alone in an element, and nothing else")
    func directions() {
        #expect(VisibleText.of("\u{202E}a\u{202C}\u{2028}\n", keepsDirections: true) == "\u{202E}a\u{202C}<U+2028>␊")
    }

    @Test("An excerpt of a visible text has at most 24 characters and an ellipsis")
    func excerpt() {
        let letters = "abcdefghijklmnopqrstuvwx"
        #expect(VisibleText.excerpt(of: letters) == letters)
        #expect(VisibleText.excerpt(of: letters + "y") == letters + "…")
        #expect(VisibleText.excerpt(of: "\n") == "␊")
    }
}
