import CopyfitFonts
import TestSupport
import Testing

@testable import CopyfitText

/// At 10 points an ideograph and its punctuation are 10 points wide, a letter, a hyphen and a full stop 5, a space 2.5.
@Suite struct HangingPunctuationTests {
    private static let font: OpenTypeBuilder = {
        let wide = "漢。「」".map { OpenTypeBuilder.Glyph($0, advance: 1000) }
        let narrow = "abc-.“”א".map { OpenTypeBuilder.Glyph($0, advance: 500) }
        let others: [OpenTypeBuilder.Glyph] = [.init(" ", advance: 250), .init("…", advance: 1000)]
        return OpenTypeBuilder(glyphs: wide + narrow + others)
    }()

    private func lines(
        _ text: String,
        _ width: Double,
        _ hanging: HangingPunctuation,
        maxLines: Int? = nil,
        _ change: (inout LineStyle) -> Void = { _ in }
    ) throws -> (paragraph: PreparedParagraph, lines: [ParagraphLine]) {
        let paragraph = try MeasuredText.prepare(text, Self.font)
        var style = LineStyle()
        style.hangingPunctuation = hanging
        change(&style)
        let constraint = ParagraphConstraint(width: width, maxLines: maxLines)
        let lines = paragraph.lines(constraint, style)
        let measured = paragraph.measure(constraint, style)
        #expect((measured.lineCount, measured.width) == (lines.count, lines.map(\.width).max()))
        return (paragraph, lines)
    }

    @Test(
        arguments: [
            // text, width, what hangs; the lines' starts, their widths, what hangs after them
            ("漢漢。漢漢", 20.0, [], [0, 3, 9], [10.0, 20, 20], [0.0, 0, 0]),
            ("漢漢。漢漢", 20, .allowEnd, [0, 9], [20, 20], [10, 0]),
            ("漢漢。漢漢", 30, .allowEnd, [0, 9], [30, 20], [0, 0]),
            ("漢漢。漢漢", 30, .forceEnd, [0, 9], [20, 20], [10, 0]),
            ("漢。漢", 10, .allowEnd, [0, 6], [10, 10], [10, 0]),
            ("aa. bb.", 10, .forceEnd, [0, 4], [10, 10], [5, 5]),
            ("漢漢」", 20, .last, [0], [20], [10]),
            ("漢漢」\n漢", 20, .last, [0, 3, 10], [10, 20, 10], [0, 0, 0]),
            ("aaaa-bb", 20, .hyphens, [0, 5], [20, 10], [5, 0]),
            ("aaaa\u{AD}bb", 20, .hyphens, [0, 6], [20, 10], [5, 0]),
        ] as [(String, Double, HangingPunctuation, [Int], [Double], [Double])]
    )
    func `what hangs takes no width at a line's end`(
        text: String,
        width: Double,
        hanging: HangingPunctuation,
        starts: [Int],
        widths: [Double],
        hangingWidths: [Double]
    ) throws {
        let (_, lines) = try lines(text, width, hanging)
        #expect(lines.map(\.range.lowerBound) == starts)
        #expect(lines.map(\.width) == widths)
        #expect(lines.map(\.hangingAfter) == hangingWidths)
        #expect(lines.allSatisfy { $0.hangingBefore == 0 })
    }

    @Test func `what begins the text hangs before its first line`() throws {
        let (paragraph, lines) = try lines("「漢漢漢\n「漢", 30, .first)
        #expect(lines.map(\.width) == [30, 20])
        #expect(lines.map(\.hangingBefore) == [10, 0])
        #expect(paragraph.glyphRuns(of: lines[0]).flatMap(\.glyphs).map(\.x) == [-10, 0, 10, 20])
        #expect(paragraph.caret(at: 3, in: lines).x == 0)
        #expect(paragraph.hitTest(x: -4, y: 5, in: lines).grapheme == 0..<3)
    }

    @Test func `a character that is alone on its line and hangs has no space after it`() throws {
        var style = TextStyle(font: try TestFonts.chain([Self.font]), size: 10)
        style.tracking = 1
        let paragraph = try ParagraphPreparer().prepare(StyledText("“a", style: style))
        var hanging = LineStyle()
        hanging.hangingPunctuation = [.first, .last]
        // Alone 5 wide, before a letter 6.
        for (width, before, left) in [(0.0, [5.0, 0], [0.0, 5]), (20, [6], [5])] {
            let lines = paragraph.lines(ParagraphConstraint(width: width), hanging)
            #expect(lines.map(\.hangingBefore) == before)
            #expect(lines.map(\.width) == left)
            #expect(lines.allSatisfy { $0.hangingAfter == 0 })
        }
    }

    @Test func `lines are aligned and stretched without what hangs`() throws {
        let (paragraph, stretched) = try lines("漢漢。漢漢", 25, .forceEnd) { $0.alignment = .justified }
        #expect(stretched.map(\.width) == [25, 20])
        #expect(paragraph.glyphRuns(of: stretched[0]).flatMap(\.glyphs).map(\.x) == [0, 15, 25])
        let (_, trailing) = try lines("漢漢。漢漢漢", 30, .forceEnd) { $0.alignment = .trailing }
        #expect(trailing.map(\.x) == [10, 0])
    }

    @Test func `text from right to left hangs on the left at its end`() throws {
        let (paragraph, lines) = try lines("אא.", .infinity, .forceEnd)
        #expect((lines[0].width, lines[0].hangingAfter) == (10, 5))
        #expect(paragraph.glyphRuns(of: lines[0]).flatMap(\.glyphs).map(\.x) == [-5, 0, 5])
    }

    @Test func `text in the other direction does not hang, nor what is cut off`() throws {
        #expect(try lines("abא.א", 20, .forceEnd).lines.map(\.hangingAfter) == [0, 0])
        let (_, cut) = try lines("“aa” b. c.", 15, [.first, .forceEnd], maxLines: 1)
        #expect(cut.map(\.isTruncated) == [true])
        #expect(cut.map { $0.hangingBefore + $0.hangingAfter } == [0])
    }

    @Test(arguments: LineWrapping.allCases) func `lines are no more than without, and fit`(wrapping: LineWrapping)
        throws
    {
        let text = "“aa bb.” c. 漢漢。漢「漢漢」、 aaa-b. “c”"
        let paragraph = try MeasuredText.prepare(text, Self.font)
        let all: HangingPunctuation = [.first, .last, .allowEnd, .hyphens]
        for width in stride(from: 20.0, through: 120, by: 2.5) {
            let (_, lines) = try lines(text, width, all) { $0.wrapping = wrapping }
            #expect(lines.count <= paragraph.lines(fitting: width).count)
            #expect(lines.allSatisfy { $0.width <= width })
        }
    }
}
