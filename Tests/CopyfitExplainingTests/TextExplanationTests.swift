import CopyfitExplaining
import CopyfitJSON
import CopyfitText
import Foundation
import TestSupport
import Testing

@Suite("The explanation of a text")
struct TextExplanationTests {
    @Test(
        "The explanation of a text is written as its Codable form",
        arguments: ["one two three", "あいう。", "", "con\u{AD}sole \"\\\u{1}", "a\n\nb é"]
    )
    func json(text: String) throws {
        for constraint in [
            ParagraphConstraint(), ParagraphConstraint(width: 20),
            ParagraphConstraint(width: 35, height: 12, maxLines: 1),
            ParagraphConstraint(width: 0),
        ] {
            let explanation = try prepared(text).explanation(constraint)
            var output = JSONOutput()
            explanation.write(to: &output)
            let read = try JSONDecoder().decode(TextExplanation.self, from: Data(output.text.utf8))
            #expect(read == explanation)
            let coded = try JSONDecoder().decode(TextExplanation.self, from: JSONEncoder().encode(explanation))
            #expect(coded == explanation)
        }
    }

    @Test("The explanation of a text has a sentence for each line and font")
    func words() throws {
        let explanation = try prepared("one two three").explanation(ParagraphConstraint(width: 30))
        #expect(
            "\(explanation)" == """
                Built 10 pt, 30 pt wide: fits.
                Line 1 “one”, 15 of 30 pt: ends at the space; “two” needs 2.5 pt more.
                Line 2 “two”, 15 of 30 pt: ends at the space; “three” needs 12.5 pt more.
                Line 3 “three”, 25 of 30 pt: ends with the text.
                “one two three” in Built, as asked.
                The lines are the same from 25 pt to below 32.5 pt.
                2 lines from 32.5 pt on.
                """
        )
    }

    // “aaaa” is 20 wide: two letters to a line at 12, where “b” may be beside the second part, or below it.
    @Test("Where a word is cut, an explanation says only that the size and the number of lines are the same")
    func cutWords() throws {
        let words = "\(try prepared("aaaa b").explanation(fitting: 16))"
        #expect(words.contains("inside a word"))
        #expect(words.contains("The size and the number of lines are the same from") || !words.contains("are the same"))
        #expect(!words.contains("The lines are the same"))
    }

    @Test("White space that is left out at the end of a line that is cut off does not hang")
    func cutOff() throws {
        let explanation = try prepared("one two three four").explanation(ParagraphConstraint(width: 60, maxLines: 1))
        #expect(explanation.lines.map(\.hangingSpaces) == [0])
    }

    @Test("The explanation of a text that does not fit says what would")
    func repairs() throws {
        let explanation = try prepared("あいう。").explanation(ParagraphConstraint(width: 35, maxLines: 2))
        #expect(
            "\(explanation)".contains(
                "Line 1 “あい”, 20 of 35 pt: ends between East Asian characters; “う。” needs 5 pt more: there is room for “う”, but “。” never "
                    + "begins a line."
            )
        )
        let cut = try prepared("one two three").explanation(ParagraphConstraint(width: 30, maxLines: 1))
        #expect("\(cut)".hasSuffix("Fits with: 60 pt wide; type of 5 pt; 3 lines."))
    }

    /// “one two” is six half ems and a quarter wide: 3.25 em. At 31 pt a size of 9.538… fits; steps are sixteenths: 9.5. At
    /// 21.6 pt it is 6.646…: 6.625, which rounds to 6.63, a size that does not fit.
    @Test("The size in a sentence fits the text as it is written")
    func writtenSize() throws {
        for width in [31, 21.6] {
            let text = "one two"
            let words = "\(try prepared(text).explanation(ParagraphConstraint(width: width, maxLines: 1)))"
            let written = try #require(words.firstMatch(of: /type of ([0-9.]+) pt/).flatMap { Double($0.1) })
            let style = TextStyle(font: try prepared(text).source.runs[0].style.font, size: written)
            let set = try ParagraphPreparer().prepare(StyledText(text, style: style))
            #expect(set.maxContentWidth <= width)
        }
    }
}
