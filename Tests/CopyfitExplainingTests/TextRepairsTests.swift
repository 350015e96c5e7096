import CopyfitExplaining
import CopyfitFit
import CopyfitText
import TestSupport
import Testing

@Suite("Repairs of a text")
struct TextRepairsTests {
    /// One line is 15 + 2.5 + 15 + 2.5 + 25 = 60 wide at 10 points, so 30 at 5; at a width of 30 there are three lines.
    @Test("Repairs of a text with too many lines are the width, the size and the number of lines that are enough")
    func lines() throws {
        let explanation = try prepared("one two three").explanation(ParagraphConstraint(width: 30, maxLines: 1))
        #expect(!explanation.fits)
        #expect(explanation.problem == "cut off, needs 30 pt more width or 2 more lines")
        #expect(explanation.lines.map(\.ending) == [.cutOff])
        #expect(explanation.repairs == [.width(60), .size(5), .lines(3)])
    }

    /// Two lines are 20 high. One line is 32.5 wide; at 7.5 points two lines are 15 high.
    @Test("Repairs of a text that is too high are the width, the size and the height that are enough")
    func height() throws {
        let explanation = try prepared("one two").explanation(ParagraphConstraint(width: 20, height: 15))
        #expect(explanation.repairs == [.width(32.5), .size(7.5), .height(20)])
    }

    /// “three” is 25 wide; at 8 points, 20.
    @Test("Repairs of a cut word are the width of the word and a smaller size")
    func word() throws {
        let explanation = try prepared("one three").explanation(fitting: 20)
        #expect(explanation.repairs == [.width(25), .size(8)])
    }

    /// Letters are half an em: the size that fits is that beside the letter spacing, which nobody changes.
    @Test("The size of a repair fits with the spacing that the text has")
    func spacing() throws {
        let font = try prepared("a").source.runs[0].style.font
        for spacing in [\TextStyle.tracking, \.kerning, \.letterSpacing] {
            func paragraph(_ size: Double) throws -> PreparedParagraph {
                var style = TextStyle(font: font, size: size)
                style[keyPath: spacing] = 2
                return try ParagraphPreparer().prepare(StyledText("abcd", style: style))
            }
            let room = ParagraphConstraint(width: 24, maxLines: 1)
            let repairs = try paragraph(10).explanation(room).repairs
            let size = try #require(repairs.compactMap { if case .size(let size) = $0 { size } else { nil } }.first)
            #expect(try paragraph(size).fits(room))
            #expect(try !paragraph(size + 1.0 / 64).fits(room))
        }
    }

    @Test("Repairs of a text that fits: none")
    func fits() throws {
        #expect(try prepared("one two three").explanation(fitting: 30).repairs == [])
    }

    /// Three lines of 15, 15 and 25 hold until “one two” fits; it takes 32.5, and then there are two lines.
    @Test("An explanation says over which widths the lines are the same, and from which width there are fewer")
    func widths() throws {
        let explanation = try prepared("one two three").explanation(fitting: 30)
        #expect(explanation.validWidths.from == 25 && explanation.validWidths.below == 32.5)
        #expect(explanation.fewerLines?.count == 2 && explanation.fewerLines?.width == 32.5)
        #expect(try prepared("ab\ncd").explanation(fitting: 30).fewerLines == nil)
        #expect(try prepared("ab").explanation(fitting: 30).fewerLines == nil)
    }
}
