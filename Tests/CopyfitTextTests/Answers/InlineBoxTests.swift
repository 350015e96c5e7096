import CopyfitFonts
import CopyfitText
import CopyfitUnicode
import TestSupport
import Testing

/// Boxes among letters. At 10 points a letter is 5 wide, a space 2.5, a line 8 above its baseline and 2 below.
@Suite struct InlineBoxTests {
    private static let small = InlineBox(width: 7, ascent: 6, descent: 1)
    private static let tall = InlineBox(width: 12, ascent: 20, descent: 4)

    /// The text with a box for each `*`.
    private func text(_ characters: String, _ box: InlineBox, change: (inout TextStyle) -> Void = { _ in }) throws
        -> StyledText
    {
        var style = try SquareFont().style
        change(&style)
        var text = StyledText("", style: style)
        for (index, part) in characters.split(separator: "*", omittingEmptySubsequences: false).enumerated() {
            if index > 0 { text.append(box, style: style) }
            text.append(String(part), style: style)
        }
        return text
    }

    private func paragraph(_ characters: String, _ box: InlineBox) throws -> PreparedParagraph {
        try ParagraphPreparer().prepare(text(characters, box))
    }

    @Test func `a box is as wide as it is, and a line reaches as far as its boxes`() throws {
        let paragraph = try paragraph("aa*bb\ncc", Self.tall)
        let lines = paragraph.lines(ParagraphConstraint())
        #expect(lines.map(\.width) == [32, 10])
        #expect(lines.map(\.baseline) == [20, 32])
        #expect((lines[0].ascent, lines[0].descent) == (20, 4))
        let measured = paragraph.measure(ParagraphConstraint())
        #expect((measured.width, measured.height) == (32, 34))
        #expect((paragraph.maxContentWidth, paragraph.minContentWidth) == (32, 12))
        #expect(paragraph.missing.isEmpty && paragraph.substitutions.isEmpty)
        #expect(paragraph.boxes(of: lines[0]).map(\.rectangle.sides) == [[10, 0, 12, 24]])
        #expect(paragraph.boxes(of: lines[0]).map(\.offset) == [2])
        #expect(paragraph.boxes(of: lines[1]).isEmpty)
        // No glyph is where the box is: "bb" begins at 22.
        #expect(paragraph.glyphRuns(of: lines[0]).map { $0.glyphs.map(\.x) } == [[0, 5], [22, 27]])
    }

    @Test func `a small box changes no height, and a line of boxes alone is as tall as its style`() throws {
        let paragraph = try paragraph("*", Self.small)
        let measured = paragraph.measure(ParagraphConstraint())
        #expect((measured.width, measured.height, measured.firstBaseline) == (7, 10, 8))
        let lines = paragraph.lines(ParagraphConstraint())
        #expect(paragraph.boxes(of: lines[0]).map(\.rectangle.sides) == [[0, 2, 7, 7]])
    }

    @Test func `lines end before and after a box`() throws {
        // Pieces of 10, 12, 10 and 12.
        let paragraph = try paragraph("aa*bb*", Self.tall)
        #expect(paragraph.lines(fitting: 22).map(\.range) == [0..<5, 5..<10])
        #expect(paragraph.lines(fitting: 21.9).map(\.range) == [0..<2, 2..<5, 5..<7, 7..<10])
        #expect(paragraph.lines(fitting: 1).map(\.range) == [0..<1, 1..<2, 2..<5, 5..<6, 6..<7, 7..<10])
        #expect(paragraph.criticalWidths().map(\.width) == [12, 22, 32, 44])
        #expect(paragraph.validWidths(ParagraphConstraint(width: 25)) == 22..<32)
    }

    @Test func `boxes are hit, selected and have carets like letters`() throws {
        let paragraph = try paragraph("a*b", Self.tall)
        let lines = paragraph.lines(ParagraphConstraint())
        #expect(paragraph.hitTest(x: 6, y: 0, in: lines) == TextHit(offset: 1, grapheme: 1..<4, line: 0))
        #expect(paragraph.hitTest(x: 16, y: 0, in: lines) == TextHit(offset: 4, grapheme: 1..<4, line: 0))
        #expect([1, 2, 4].map { paragraph.caret(at: $0, in: lines).x } == [5, 5, 17])
        #expect(paragraph.selectionRectangles(1..<4, in: lines).map(\.sides) == [[5, 0, 12, 24]])
    }

    @Test func `a truncated line keeps the boxes that fit whole`() throws {
        let paragraph = try paragraph("aa*bb bb bb", Self.tall)
        // 30 less the ellipsis, 6, hold "aa" and the box, 22.
        let constraint = ParagraphConstraint(width: 30, maxLines: 1)
        let cut = paragraph.lines(constraint)
        #expect(cut.map(\.width) == [28])
        #expect(paragraph.boxes(of: cut[0]).map(\.rectangle.x) == [10])
        #expect(paragraph.measure(constraint).height == 24)
        let narrow = paragraph.lines(ParagraphConstraint(width: 27, maxLines: 1))
        #expect(narrow.map(\.width) == [16])
        #expect(paragraph.boxes(of: narrow[0]).isEmpty)
        #expect(paragraph.measure(ParagraphConstraint(width: 27, maxLines: 1)).height == 10)
    }

    @Test func `boxes in lines that run right to left stand where their direction says`() throws {
        var text = try text("a*b", Self.tall)
        text.direction = .rightToLeft
        let paragraph = try ParagraphPreparer().prepare(text)
        // A neutral between two letters of one direction takes theirs (UAX #9, N1).
        let lines = paragraph.lines(ParagraphConstraint())
        #expect(paragraph.boxes(of: lines[0]).map(\.rectangle.x) == [5])
        var first = try self.text("*a", Self.tall)
        first.direction = .rightToLeft
        let other = try ParagraphPreparer().prepare(first)
        // At the edge it takes the paragraph's (N2): it is on the right of the letter.
        #expect(other.boxes(of: other.lines(ParagraphConstraint())[0]).map(\.rectangle.x) == [5])
    }

    @Test func `tracking stands after a box, not after a line's last`() throws {
        let text = try text("a*", Self.small) { $0.tracking = 2 }
        let lines = try ParagraphPreparer().prepare(text).lines(ParagraphConstraint())
        #expect(lines.map(\.width) == [14])
        let kerned = try self.text("*a", Self.small) { ($0.kerning, $0.baselineOffset) = (2, 3) }
        let paragraph = try ParagraphPreparer().prepare(kerned)
        let line = paragraph.lines(ParagraphConstraint())[0]
        #expect(line.width == 16)
        #expect(paragraph.glyphRuns(of: line).map { $0.glyphs.map(\.x) } == [[9]])
        // Raised by 3: 11 above the baseline for the letter, the box from 9 above it on.
        #expect((line.baseline, paragraph.boxes(of: line).first?.rectangle.y) == (11, 2))
    }

    @Test func `boxes are justified to tab stops, and scaled with their text`() throws {
        var text = try text("a\t*", Self.tall)
        text.tabStops = [TabStop(30, .trailing)]
        let paragraph = try ParagraphPreparer().prepare(text)
        let line = paragraph.lines(ParagraphConstraint())[0]
        #expect(paragraph.boxes(of: line).map(\.rectangle.x) == [18])
        #expect(line.width == 30)
        let doubled = try ParagraphPreparer().prepare(try self.text("a*", Self.tall).resized(to: 20))
        let measured = doubled.measure(ParagraphConstraint())
        #expect((measured.width, measured.height) == (34, 48))
    }

    @Test(arguments: [-1, .nan, .infinity, -Double.infinity])
    func `a box without a sensible size has none`(length: Double) throws {
        let box = InlineBox(width: length, ascent: length.isFinite ? 0 : length, descent: length.isFinite ? 0 : length)
        let measured = try paragraph("a*b", box).measure(ParagraphConstraint())
        #expect((measured.width, measured.height) == (10, 10))
    }

    @Test func `an accent after a box is a letter of its own, and a soft hyphen after it shows`() throws {
        var marked = try text("*", Self.tall)
        marked.append("\u{301}", style: marked.runs[0].style)
        let accented = try ParagraphPreparer().prepare(marked)
        #expect(accented.lines(ParagraphConstraint())[0].width >= 12)
        #expect(accented.boxes(of: accented.lines(ParagraphConstraint())[0]).count == 1)
        var font = MeasuredText.plainFont
        font.glyphs.append(OpenTypeBuilder.Glyph("\u{AD}", advance: 0))
        let style = TextStyle(font: try TestFonts.chain([font]), size: 10)
        var text = StyledText("a", style: style)
        text.append(Self.tall, style: style)
        text.append("\u{AD}bbbb", style: style)
        let paragraph = try ParagraphPreparer().prepare(text)
        let lines = paragraph.lines(ParagraphConstraint(width: 25))
        // 5 + 12 + 5 for the hyphen.
        #expect(lines.map(\.width) == [22, 20])
        #expect(lines[0].isHyphenated)
        #expect(paragraph.glyphRuns(of: lines[0]).flatMap { $0.glyphs.map(\.x) } == [0, 17])
    }

    @Test func `a plain U+FFFC is a character like others`() throws {
        #expect(try SquareFont().paragraph("a\u{FFFC}").missing.map(\.characters) == ["\u{FFFC}"])
    }

    @Test func `texts with other boxes are other texts`() throws {
        let preparer = ParagraphPreparer()
        let widths = try [Self.small, Self.tall, Self.small].map {
            try preparer.prepare(text("a*", $0)).maxContentWidth
        }
        #expect(widths == [12, 17, 12])
        #expect(try text("a*", Self.small) != text("a*", Self.tall))
    }
}

extension TextRectangle {
    /// Left, top, width, height.
    fileprivate var sides: [Double] { [x, y, width, height] }
}
