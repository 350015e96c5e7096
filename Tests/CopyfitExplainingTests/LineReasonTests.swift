import CopyfitExplaining
import CopyfitFit
import CopyfitText
import TestSupport
import Testing

/// Letters and the hyphen are half an em wide, spaces a quarter, an ellipsis, kana and full-width punctuation an em; lines are an
/// em high. At 10 points a letter is 5 wide and a line 10 high.
let plainFont: OpenTypeBuilder = {
    let letters = "abcdefghijklmnopqrstuvwxyz-'()".map { OpenTypeBuilder.Glyph($0, advance: 500) }
    let wide = "…あいう。「‼／".map { OpenTypeBuilder.Glyph($0, advance: 1000) }
    return OpenTypeBuilder(glyphs: letters + wide + [.init(" ", advance: 250), .init("\u{A0}", advance: 250)])
}()

private let plainChain = Result { try TestFonts.chain([plainFont]) }
private let preparer = ParagraphPreparer()

func prepared(_ text: String) throws -> PreparedParagraph {
    try preparer.prepare(StyledText(text, style: TextStyle(font: plainChain.get(), size: 10)))
}

@Suite("The explanation of a line")
struct LineReasonTests {
    /// "one" and "two" are 15 wide, "three" 25, a space 2.5: with "two" the first line would be 32.5, with "three" the second
    /// 42.5.
    @Test("The explanation of a line says what would follow on it, and how much room that lacks")
    func next() throws {
        let explanation = try prepared("one two three").explanation(fitting: 30)
        #expect(explanation.lines.map(\.text) == ["one", "two", "three"])
        #expect(explanation.lines.map(\.ending) == [.space, .space, .end])
        #expect(explanation.lines.map(\.width) == [15, 15, 25])
        #expect(explanation.lines.map(\.room) == [30, 30, 30])
        #expect(explanation.lines.map(\.hangingSpaces) == [1, 1, 0])
        #expect(explanation.lines.map { $0.next?.text } == ["two", "three", nil])
        #expect(explanation.lines.map { $0.next?.width } == [32.5, 42.5, nil])
        #expect(explanation.lines.map { $0.next?.missing } == [2.5, 12.5, nil])
        #expect(explanation.lines.allSatisfy { $0.heldBack == nil && !$0.isChosen })
    }

    /// Indented by 4 the first line has 26 of 30; "two" needs 32.5.
    @Test("The explanation of a line counts indents as room that it does not have")
    func indents() throws {
        var style = LineStyle()
        style.firstLineIndent = 4
        let explanation = try prepared("one two").explanation(ParagraphConstraint(width: 30), style)
        #expect(explanation.lines.map(\.room) == [26, 30])
        #expect(explanation.lines[0].next?.missing == 6.5)
    }

    @Test(
        "The explanation of a line knows the kinds of places at which lines end",
        arguments: [
            // “well-” is 25 wide, the whole word 50
            ("well-known", 27, .hyphen, "well-", "known", 23),
            // “con-” is 20, the whole word 35
            ("con\u{AD}sole", 20, .softHyphen, "con-", "sole", 15),
            ("ab\ncd", 50, .hardBreak, "ab", nil, nil),
            // Two letters fit, a third needs 15
            ("abcdefgh", 12, .cutWord, "ab", "c", 3),
            ("あいう", 25, .eastAsian, "あい", "う", 5),
            ("ab\u{200B}cd", 12, .zeroWidthSpace, "ab\u{200B}", "cd", 8),
        ] as [(String, Double, TextExplanation.Ending, String, String?, Double?)]
    )
    func endings(
        text: String,
        width: Double,
        ending: TextExplanation.Ending,
        seen: String,
        next: String?,
        missing: Double?
    ) throws {
        let line = try prepared(text).explanation(fitting: width).lines[0]
        #expect(line.ending == ending)
        #expect(line.text == seen)
        #expect(line.next?.text == next)
        #expect(line.next?.missing == missing)
    }

    @Test("The explanation of a line tells a tab that hangs from a space")
    func tab() throws {
        let explanation = try prepared("ab\tcd").explanation(fitting: 12)
        #expect(explanation.lines.map(\.ending) == [.tab, .end])
        #expect("\(explanation)".contains("Line 1 “ab”, 10 of 12 pt: ends at the tab;"))
        #expect("\(try prepared("ab\t\tcd").explanation(fitting: 12))".contains("ends at 2 tabs, which hang;"))
        #expect("\(try prepared("ab \tcd").explanation(fitting: 12))".contains("ends at white space, which hangs;"))
    }

    /// “あい” takes 20 of 35, and “う” has room up to 30; “う。” would take 40. The same with “「” and “「う”. “one a” is 22.5 wide, with
    /// the no-break space 25.
    @Test(
        "The explanation of a line names the character that keeps back text for which there is room",
        arguments: [
            ("あいう。", 35, "う", "。", .neverFirst), ("あい「う", 35, "「", "「", .neverLast),
            // Class NS (LineBreak.txt)
            ("あいう‼", 35, "う", "‼", .neverFirst),
            ("one a\u{A0}b", 24, "a", "\u{A0}", .noBreak),
            // LB19, LB22 and LB25 forbid a break between two characters, but lines begin with the second after a space (LB18).
            ("ab c'd", 19, "c", "'", .pair), ("ab c'd", 24, "c'", "d", .pair),
            ("ab d\u{2026}e", 24, "d", "\u{2026}", .pair),
            ("ab c)d", 19, "c", ")", .neverFirst), ("ab c(d", 24, "c(", "(", .neverLast),
        ] as [(String, Double, String, String, TextExplanation.HeldBack.Rule)]
    )
    func heldBack(
        text: String,
        width: Double,
        kept: String,
        character: String,
        rule: TextExplanation.HeldBack.Rule
    ) throws {
        let found = try prepared(text).explanation(fitting: width).lines[0].heldBack
        #expect(found?.text == kept && found?.character == character && found?.rule == rule)
    }

    /// “aa bb” takes 22.5 and “cc” 10: evened, “aa” is by itself and “bb cc” below it, if that is the more even.
    @Test("The explanation of a line that is evened says that there is room for more")
    func evened() throws {
        var style = LineStyle()
        style.evensTwoLines = true
        let explanation = try prepared("aaaa bbb c").explanation(ParagraphConstraint(width: 40), style)
        #expect(explanation.lines.map(\.text) == ["aaaa", "bbb c"])
        #expect(explanation.lines.map(\.isChosen) == [true, false])
        #expect(explanation.lines[0].next?.missing == 0)
        #expect(explanation.lines[0].next?.text == "bbb")
    }

    @Test("Lines are not chosen because punctuation hangs, nor where the text or a word ends them")
    func hanging() throws {
        var style = LineStyle()
        style.hangingPunctuation = .allowEnd
        let greedy = try prepared("aa, bb, ccccccc").explanation(ParagraphConstraint(width: 25), style)
        #expect(greedy.lines.count > 2 && greedy.lines.allSatisfy { !$0.isChosen })
        style = LineStyle()
        style.wrapping = .balanced
        let balanced = try prepared("aa bb cc dd").explanation(ParagraphConstraint(width: 60), style)
        #expect(balanced.lines.last?.isChosen == false)
    }

    /// The first line of a paragraph depends on nothing but its width: it must end later at the width that is named, and not at
    /// one 1/1024 of a point less.
    @Test("The explanation of a first line names the least width at which it ends later")
    func law() throws {
        var generator = SeededGenerator(seed: 43)
        for _ in 0..<200 {
            let words = (0..<5).map { _ in
                String(
                    (0..<Int.random(in: 1...7, using: &generator)).map { _ in
                        "abcあい。「-".randomElement(using: &generator)!
                    }
                )
            }
            let paragraph = try prepared(words.joined(separator: [" ", "\u{AD}"].randomElement(using: &generator)!))
            let width = Double.random(in: 3...60, using: &generator)
            guard let first = paragraph.explanation(fitting: width).lines.first, let next = first.next else { continue }
            let wider = paragraph.lines(fitting: width + next.missing)[0]
            #expect(wider.range.upperBound > first.end && wider.width == next.width)
            let lesser = ((width + next.missing) * 1024 - 1) / 1024
            #expect(paragraph.lines(fitting: lesser)[0].range.upperBound == first.end)
        }
    }
}
