import CopyfitFonts
import CopyfitText
import CopyfitUnicode
import Testing

/// `hb-shape --font-size=16384` says 9239 for each of Inter's a: at 16 points, 102400 / 9239 = 11.08 of them in 100 points.
@Suite("A word longer than many lines")
struct LongWordTests {
    @Test(
        "A word longer than many lines is cut behind every eleventh letter under either profile's rules",
        arguments: [BreakProfile.standard, .web]
    )
    func cut(profile: BreakProfile) throws {
        let style = TextStyle(font: try FontCatalogue().chain(named: "Inter"), size: 16)
        var text = StyledText(String(repeating: "a", count: 5003), style: style)
        text.breakRules.profile = profile
        text.breakRules.overflowWrap = .breakWord
        let lines = try ParagraphPreparer().prepare(text).lines(fitting: 100)
        #expect(lines.map(\.range.lowerBound) == Array(stride(from: 0, to: 5003, by: 11)))
    }
}
