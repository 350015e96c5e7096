import CopyfitFonts
import CopyfitUnicode
import TestSupport
import Testing

@testable import CopyfitText

/// At 10 points a letter of the square font is 5 points wide, a space 2.5.
@Suite struct JustificationTests {
    let font: SquareFont

    init() throws { font = try SquareFont() }

    private func justified(lastToo: Bool = false) -> LineStyle {
        var style = LineStyle()
        style.alignment = .justified
        style.justifiesLastLines = lastToo
        return style
    }

    @Test func `spaces take the room beside a line except its last`() throws {
        // "aa b cc" is 30 points wide; two gaps share 6.
        let paragraph = try font.paragraph("aa b cc dd")
        let constraint = ParagraphConstraint(width: 36)
        let lines = paragraph.lines(constraint, justified())
        #expect(lines.map(\.width) == [36, 10])
        #expect(lines.map(\.stretch) == [6, 0])
        let glyphs = paragraph.glyphRuns(of: lines[0]).flatMap(\.glyphs)
        #expect(glyphs.map(\.x) == [0, 5, 10, 15.5, 20.5, 26, 31])
        #expect(glyphs.map(\.advance) == [5, 5, 5.5, 5, 5.5, 5, 5])
        let measured = paragraph.measure(constraint, justified())
        #expect((measured.width, measured.lineCount, measured.fits) == (36, 2, true))
    }

    @Test(arguments: [
        // text, width, stretches of its lines
        ("aa bb", 40.0, [0.0]),
        ("aa bb\ncc dd eee", 40, [0, 0]),
        ("aa bb cc\ndd", 24, [1.5, 0, 0]),
        ("aaaaa bbbbb", 30, [0, 0]),
        ("aa bb cc dd", .infinity, [0]),
    ])
    func `a line is stretched if it wraps and has a gap`(text: String, width: Double, stretches: [Double]) throws {
        let paragraph = try font.paragraph(text)
        let constraint = ParagraphConstraint(width: width)
        let lines = paragraph.lines(constraint, justified())
        #expect(lines.map(\.stretch) == stretches)
        #expect(paragraph.measure(constraint, justified()).width == lines.map(\.width).max())
    }

    @Test func `last lines are stretched if the style says so, without a limit to the widest`() throws {
        let paragraph = try font.paragraph("a b\naa bb")
        let style = justified(lastToo: true)
        #expect(paragraph.lines(ParagraphConstraint(width: 40), style).map(\.width) == [40, 40])
        #expect(paragraph.lines(ParagraphConstraint(), style).map(\.width) == [22.5, 22.5])
        #expect(paragraph.measure(ParagraphConstraint(width: 40), style).width == 40)
        #expect(paragraph.measure(ParagraphConstraint(), style).width == 22.5)
    }

    @Test func `only what is after a line's last tab is stretched`() throws {
        // The tab ends at 28, "b cc" takes 17.5 from there; the one gap after the tab takes the rest of 60.
        let paragraph = try font.paragraph("a a\tb cc dddd")
        let line = paragraph.lines(ParagraphConstraint(width: 60), justified())[0]
        #expect(line.stretch == 14.5)
        #expect(paragraph.glyphRuns(of: line).flatMap(\.glyphs).map(\.x) == [0, 5, 7.5, 28, 33, 50, 55])
    }

    @Test func `a line from which something is cut off is not stretched`() throws {
        let paragraph = try font.paragraph("a b c d e f")
        let lines = paragraph.lines(ParagraphConstraint(width: 20, maxLines: 1), justified())
        #expect(lines.map(\.isTruncated) == [true])
        #expect(lines.map(\.stretch) == [0])
    }

    @Test func `carets, hits and selections follow the gaps`() throws {
        let paragraph = try font.paragraph("aa b cc dd")
        let lines = paragraph.lines(ParagraphConstraint(width: 36), justified())
        #expect((0...7).map { paragraph.caret(at: $0, in: lines).x } == [0, 5, 10, 15.5, 20.5, 26, 31, 36])
        #expect(paragraph.hitTest(x: 14, y: 5, in: lines).offset == 3)
        #expect(paragraph.selectionRectangles(2..<4, in: lines).map(\.width) == [10.5])
    }

    @Test func `stretched lines from right to left begin on the right`() throws {
        // Hebrew's letters are half an em wide here.
        let hebrew = OpenTypeBuilder(glyphs: [.init("א", advance: 500), .init(" ", advance: 250)])
        let style = TextStyle(font: try TestFonts.chain([hebrew]), size: 10)
        let paragraph = try ParagraphPreparer().prepare(StyledText("אא א אא", style: style))
        let line = paragraph.lines(ParagraphConstraint(width: 24), justified())[0]
        #expect(line.stretch == 6.5)
        #expect(paragraph.glyphRuns(of: line).flatMap(\.glyphs).map(\.x) == [0, 11.5, 14, 19])
    }

    @Test(arguments: [
        // text, gaps by UTF-8 offset: after spaces, on both sides of ideographs, not inside a grapheme
        ("漢字 a漢b c", [3, 6, 7, 8, 11, 13]),
        ("か\u{3099}く", [6]),
        ("👩‍👩‍👧‍👦a", [25]),
        ("漢\u{200B}字", [6]),
        ("한국어 한국", [10]),
        ("สวัสดี", []),
        ("a\u{A0}b", [3]),
    ])
    func `gaps are where a browser has them`(text: String, offsets: [Int]) throws {
        let paragraph = try MeasuredText.prepareInter(text)
        let found = StretchableText(paragraph, 0..<text.utf8.count, inSegment: 0)
        #expect(found.gaps == offsets)
        #expect(found.hasGaps == !offsets.isEmpty)
    }

    @Test func `a family of emoji alone has no gap`() throws {
        let paragraph = try MeasuredText.prepareInter("👩‍👩‍👧‍👦")
        #expect(!StretchableText(paragraph, 0..<25, inSegment: 0).hasGaps)
    }

    @Test(
        arguments: [
            "Call me Ishmael. Some years ago, never mind how long", "سلام عليكم جميعا, مرحبا بالعالم 123 الجميل",
            "שלום abc def עולם ועוד אחד", "你好，世界。abc 再见，漢字 def", "สวัสดี ชาวโลก ทุกคน", "👩‍👩‍👧‍👦 and ❤️ in 👍🏽 words",
            "Donau\u{AD}dampf\u{AD}schiff fahrt", "a\tb c\td e f", "नमस्ते दुनिया कैसे हो",
        ],
        [BreakProfile.standard, .web]
    )
    func `the glyphs of a stretched line add up to its width`(text: String, profile: BreakProfile) throws {
        let style = TextStyle(font: try FontCatalogue().chain(named: "Inter"), size: 16)
        var text = StyledText(text, style: style)
        text.breakRules.profile = profile
        let paragraph = try ParagraphPreparer().prepare(text)
        for width in stride(from: 60.0, through: 400, by: 17) {
            for line in paragraph.lines(ParagraphConstraint(width: width), justified(lastToo: true)) {
                let places = paragraph.graphemePlaces(of: line)
                let seen = places.reduce(0) { $0 + $1.right - $1.left }
                let hyphen = line.isHyphenated ? paragraph.glyphRuns(of: line).last?.glyphs.last?.advance ?? 0 : 0
                // A browser rounds each box of one direction up to 1/64, and the hyphen, which is one.
                let boxes = Double(paragraph.glyphRuns(of: line).count + (line.isHyphenated ? 1 : 0))
                let missing = line.width - seen - hyphen
                #expect(profile == .web ? missing >= 0 && missing < boxes / 64 : missing == 0)
                #expect(line.width <= width || line.stretch == 0)
            }
        }
    }

    @Test func `other widths of a justified text are measured anew`() throws {
        let paragraph = try font.paragraph("aa b cc dd")
        #expect(paragraph.validWidths(ParagraphConstraint(width: 36), justified()) == 36..<(36 + 1.0 / 1024))
        #expect(paragraph.validWidths(ParagraphConstraint(width: 60), justified()) == 42.5..<Double.infinity)
    }
}
