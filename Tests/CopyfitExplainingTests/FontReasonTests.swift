import CopyfitExplaining
import CopyfitFonts
import CopyfitText
import TestSupport
import Testing

@Suite("The explanation of fonts")
struct FontReasonTests {
    private func uses(_ text: String, _ chain: FontChain) throws -> [TextExplanation.FontUse] {
        let text = StyledText(text, style: TextStyle(font: chain, size: 16))
        return try ParagraphPreparer().prepare(text).explanation(fitting: .infinity).fonts
    }

    /// In UTF-8 “ab ” is 3 bytes, the five Arabic letters 10, “ ” 1, the emoji 4, and the unassigned character 4.
    @Test("The explanation of fonts says which one was asked for, which stands in for a script, and what no font has")
    func reasons() throws {
        let uses = try uses("ab مرحبا 😀\u{10FFFD}", FontCatalogue().chain(named: "Inter"))
        #expect(uses.map(\.reason) == [.asked, .fallback, .emoji, .missing])
        #expect(uses.map(\.start) == [0, 3, 14, 18])
        #expect(uses.map(\.end) == [3, 14, 18, 22])
        #expect(uses[0].font == "Inter")
        #expect(uses[1].script == "Arabic" && uses[1].font.hasPrefix("Noto Sans Arabic"))
        #expect(uses.allSatisfy { $0.asked == "Inter" })
    }

    @Test("The explanation of fonts calls a later file of those given a listed one")
    func listed() throws {
        var second = plainFont
        second.family = "Second"
        second.glyphs = [.init("é", advance: 500)]
        let uses = try uses("aé", TestFonts.chain([plainFont, second]))
        #expect(uses.map(\.reason) == [.asked, .listed])
        #expect(uses[1].font.hasPrefix("Second"))
    }
}
