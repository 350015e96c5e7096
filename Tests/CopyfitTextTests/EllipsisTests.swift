import CopyfitFonts
import CopyfitText
import Testing

@Suite("Ellipses")
struct EllipsisTests {
    /// Noto Sans Arabic has no “…”, so that the mark has three glyphs; Inter has one.
    @Test(
        "All glyphs of an ellipsis belong to the byte at which the text is cut",
        arguments: ["Noto Sans Arabic", "Inter"]
    )
    func clusters(_ font: String) throws {
        let style = TextStyle(font: try FontCatalogue().chain(named: font), size: 16)
        let text = "Привет мир"
        let paragraph = try ParagraphPreparer().prepare(StyledText(text, style: style))
        let line = paragraph.lines(ParagraphConstraint(width: 40, maxLines: 1))[0]
        let cut = try #require(line.omittedRange).lowerBound
        let mark = try #require(paragraph.glyphRuns(of: line).first { $0.range.isEmpty })
        #expect(mark.glyphs.count == (font == "Inter" ? 1 : 3))
        #expect(mark.glyphs.allSatisfy { $0.cluster == cut })
        #expect(text.utf8Span.span[cut] >> 6 != 0b10)
    }

    private static func cut(
        _ text: String,
        tail: String?,
        _ mode: TruncationMode = .tail
    ) throws -> (PreparedParagraph, ParagraphLine) {
        var styled = StyledText(text, style: TextStyle(font: try FontCatalogue().chain(named: "Inter"), size: 16))
        styled.tail = tail
        var style = LineStyle()
        style.truncation = mode
        let paragraph = try ParagraphPreparer().prepare(styled)
        return (paragraph, paragraph.lines(ParagraphConstraint(width: 100, maxLines: 1), style)[0])
    }

    /// `hb-shape --font-size=16384`, advances in 1/1024 pt: "Ände" 40378, "… mehr" 57623; "Änd" 30836, "… " 18060, "もっと" 49152;
    /// "שלום" 36487, "… more" 57438.
    @Test(
        "A tail of the text's own takes the place of the ellipsis and counts",
        arguments: [
            ("Änderungen speichern", "… mehr", "Ände… mehr", 40378 + 57623),
            ("Änderungen speichern", "…\tmehr", "Ände… mehr", 40378 + 57623),
            ("Änderungen speichern", "… もっと", "Änd… もっと", 30836 + 18060 + 49152),
            ("שלום עולם טוב מאוד", "… more", "שלום… more", 36487 + 57438),
        ]
    )
    func tail(text: String, tail: String, seen: String, units: Int) throws {
        let (paragraph, line) = try Self.cut(text, tail: tail)
        #expect(paragraph.characters(in: line.seenRanges.before) + paragraph.ending(of: line) == seen)
        #expect(line.width == Double(units) / 1024)
        let runs = paragraph.glyphRuns(of: line)
        let end = try #require(runs.last)
        #expect(end.x + end.glyphs.reduce(0) { $0 + $1.advance } == line.width)
        let cut = try #require(line.omittedRange).lowerBound
        #expect(runs.filter(\.range.isEmpty).flatMap(\.glyphs).allSatisfy { $0.cluster == cut })
    }

    /// `hb-shape`: " " 4608, "speichern" 76031; "n speichern" is 4608 + 9588 + 4608 + 76031 = 94835 wide, with "e" 104377.
    @Test("A tail stands at the head of a line whose end is kept, with the space at its end")
    func tailAtHead() throws {
        let (paragraph, line) = try Self.cut("Änderungen speichern", tail: " ", .head)
        #expect(line.width == 94835 / 1024.0)
        #expect(paragraph.glyphRuns(of: line).last?.x == 4608 / 1024.0)
    }

    @Test("A tail in a taller face makes its line taller, and no other")
    func tallTail() throws {
        let plain = try Self.cut("Änderungen speichern", tail: nil).1
        let tall = try Self.cut("Änderungen speichern", tail: "もっと").1
        // NotoSansCJK-Regular.ttc, hhea: 1160 up, 288 down of 1000.
        #expect((plain.ascent, tall.ascent, tall.descent) == (15.5, 18.56, 4.608))
        var styled = StyledText("a b", style: TextStyle(font: try FontCatalogue().chain(named: "Inter"), size: 16))
        styled.tail = "もっと"
        #expect(try ParagraphPreparer().prepare(styled).lines(fitting: 10).map(\.ascent) == [15.5, 15.5])
    }

    /// The text is 171 wide: cut off at 100, whole at 200.
    @Test("A tail's missing characters, faces and substitutions are the text's where it is cut off")
    func missingInTail() throws {
        let paragraph = try Self.cut("Änderungen speichern", tail: "\u{1FADF}\u{10FFFF}も").0
        let cut = FittedText(paragraph, ParagraphConstraint(width: 100, maxLines: 1))
        #expect(cut.missing.contains { $0.characters == "\u{10FFFF}" && $0.range == 21..<21 })
        #expect(cut.faces.contains { $0.familyName == "Noto Sans CJK SC" })
        #expect(cut.substitutions.last?.range == 21..<21)
        let whole = FittedText(paragraph, ParagraphConstraint(width: 200, maxLines: 1))
        #expect(whole.missing.isEmpty && whole.substitutions.isEmpty && whole.faces.count == 1)
    }

    @Test("A tail without characters leaves a line that ends with the text")
    func emptyTail() throws {
        let (paragraph, line) = try Self.cut("Änderungen speichern", tail: "")
        #expect(line.isTruncated)
        #expect(paragraph.ending(of: line).isEmpty)
        #expect(paragraph.glyphRuns(of: line).allSatisfy { !$0.range.isEmpty })
    }
}
