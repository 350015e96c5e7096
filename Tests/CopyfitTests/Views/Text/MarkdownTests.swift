import CopyfitFonts
import CopyfitMarkup
import CopyfitText
import Testing

import Copyfit
@testable import CopyfitViews

/// Inline Markdown in string literals. Cases are those of CommonMark 0.31.2, section 6, and of GitHub's strikethrough.
@MainActor
struct MarkdownTests {
    /// The text with `<b>`, `<i>`, `<c>` and `<s>` around what is strong, emphasized, code and struck.
    private func read(_ key: LocalizedStringKey) -> String {
        key.emphasizedPieces.map { piece in
            var text = piece.piece.string(in: Locale(identifier: "en_US"))
            if piece.style.isCode { text = "<c>\(text)</c>" }
            if piece.style.isEmphasized { text = "<i>\(text)</i>" }
            if piece.style.isStrong { text = "<b>\(text)</b>" }
            if piece.style.isStruck { text = "<s>\(text)</s>" }
            return text
        }
        .joined()
    }

    @Test("Emphasis opens and closes by CommonMark's flanking rules")
    func emphasis() {
        let cases = [
            ("*foo bar*", "<i>foo bar</i>"), ("a * foo bar*", "a * foo bar*"), ("foo*bar*", "foo<i>bar</i>"),
            ("5*6*78", "5<i>6</i>78"), ("_foo bar_", "<i>foo bar</i>"), ("foo_bar_", "foo_bar_"),
            ("snake_case_name", "snake_case_name"), ("_foo_bar_baz_", "<i>foo_bar_baz</i>"),
            ("**foo bar**", "<b>foo bar</b>"), ("** foo bar**", "** foo bar**"), ("foo**bar**", "foo<b>bar</b>"),
            ("__foo bar__", "<b>foo bar</b>"), ("*foo", "*foo"), ("**foo*", "*<i>foo</i>"), ("*foo**", "<i>foo</i>*"),
            ("*foo **bar** baz*", "<i>foo </i><b><i>bar</i></b><i> baz</i>"),
            ("***foo***", "<b><i>foo</i></b>"), ("*foo**bar*", "<i>foo**bar</i>"),
        ]
        for (markdown, expected) in cases {
            #expect(read(LocalizedStringKey(markdown)) == expected)
        }
    }

    @Test("Code, strikethrough, links, addresses and escapes")
    func others() {
        let cases = [
            ("`foo`", "<c>foo</c>"), ("`` foo ` bar ``", "<c>foo ` bar</c>"), ("*foo`*`", "*foo<c>*</c>"),
            ("`foo", "`foo"), ("~~Hi~~ Hello", "<s>Hi</s> Hello"), ("[link](/uri)", "link"),
            ("[*link*](/uri \"title\")", "<i>link</i>"), ("[link] (/uri)", "[link] (/uri)"),
            ("<https://foo.bar>", "https://foo.bar"), ("a < b", "a < b"), ("\\*not emphasized*", "*not emphasized*"),
            ("a\\b", "a\\b"), ("line\nline", "line\nline"), ("", ""),
        ]
        for (markdown, expected) in cases {
            #expect(read(LocalizedStringKey(markdown)) == expected)
        }
    }

    @Test("Marks that are left open are text, however many there are")
    func openMarks() {
        for mark in ["[", "<", "<a", "[a](", "\\`` ", "] "] {
            let text = String(repeating: mark, count: 20_000)
            #expect(read(LocalizedStringKey(text)) == text.replacingOccurrences(of: "\\", with: ""))
        }
    }

    @Test("Emphasis is settled for any number of rows")
    func manyRows() {
        let count = 5_000
        #expect(read(LocalizedStringKey(String(repeating: "*a* ", count: count))).count == count * "<i>a</i> ".count)
        for unpaired in ["a* _b ", "*a _b "] {
            let text = String(repeating: unpaired, count: count)
            #expect(read(LocalizedStringKey(text)) == text)
        }
        // Examples of section 6.2.
        #expect(read("foo******bar*********baz") == "foo<b>bar</b>***baz")
        #expect(read("*foo _bar* baz_") == "<i>foo _bar</i> baz_")
    }

    @Test("A link holds no link, and code binds tighter than brackets")
    func brackets() {
        // Examples of section 6.3, and an escaped bracket.
        let cases = [
            ("[link [foo [bar]]](/uri)", "link [foo [bar]]"), ("[foo [bar](/uri)](/uri)", "[foo bar](/uri)"),
            ("[foo *bar](baz*)", "foo *bar"), ("[foo`](/uri)`", "[foo<c>](/uri)</c>"), ("\\[foo](bar)", "[foo](bar)"),
        ]
        for (markdown, expected) in cases {
            #expect(read(LocalizedStringKey(markdown)) == expected)
        }
    }

    @Test("Interpolated values are never read, but may be emphasized")
    func interpolations() {
        let name = "*a*"
        #expect(read("**\(name)** and \(name)") == "<b>*a*</b> and *a*")
        #expect(read("`\(3)`") == "<c>3</c>")
    }

    @Test("What is strong is bold, emphasized italic, code monospaced; strings that are no literals stay as they are")
    func fonts() {
        let text = Text("a **b** *c* `d`")
        let styled = text.content(in: EnvironmentValues()).text
        #expect(styled?.text == "a b c d")
        #expect(
            styled?.runs.map(\.style.font.askedName) == [
                "Inter", "Inter Bold", "Inter", "Inter Italic", "Inter", "Noto Sans Mono",
            ]
        )
        #expect(Text(verbatim: "**b**").words(in: EnvironmentValues()) == "**b**")
        #expect(Text("**b**" as String).words(in: EnvironmentValues()) == "**b**")
    }
}
