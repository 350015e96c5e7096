import CopyfitFonts
import CopyfitText
import CopyfitUnicode
import Testing

@Suite("Lines that may end anywhere")
struct AnywhereTests {
    @Test(
        "With line-break: anywhere no line ends before a hard break",
        arguments: ["\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}", "\n", "\r\n"]
    )
    func hardBreaks(_ separator: String) throws {
        let style = TextStyle(font: try FontCatalogue().chain(named: "Inter"), size: 16)
        for word in ["a", "य", "三", "𝒜", "य ", "यa"] {
            for end in ["", "b"] {
                var text = StyledText(word + separator + end, style: style)
                text.breakRules.strictness = .anywhere
                let paragraph = try ParagraphPreparer().prepare(text)
                let lines = paragraph.lines(ParagraphConstraint(width: 1))
                #expect(
                    lines.allSatisfy { $0.range.lowerBound != word.utf8.count },
                    "\(word) \(separator.debugDescription)"
                )
            }
        }
    }
}
