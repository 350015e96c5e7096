import CopyfitFonts
import CopyfitText
import TestSupport
import Testing

/// Heights of lines that a style sets. At 10 points a line of the font is 8 above its baseline and 2 below.
@Suite struct LineHeightTests {
    private static func style(_ height: LineHeight, _ extra: LineHeight.ExtraSpace = .shared) -> LineStyle {
        var style = LineStyle()
        style.lineHeight = height
        style.lineHeight.extraSpace = extra
        return style
    }

    private static func bounded(_ least: Double, _ most: Double) -> LineHeight {
        var height = LineHeight.natural
        (height.minimum, height.maximum) = (least, most)
        return height
    }

    @Test(arguments: [
        // first baseline, height of three lines
        (LineHeight.exact(24), LineHeight.ExtraSpace.shared, 15.0, 72.0),
        (.exact(24), .above, 22, 72),
        (.exact(6), .shared, 6, 18),
        (.exact(6), .above, 4, 18),
        (.multipleOfFonts(1.5), .shared, 10.5, 45),
        (.multipleOfSize(1.4), .shared, 10, 42),
        (.multipleOfSize(1.4), .above, 12, 42),
        (.increaseOfSize(4), .shared, 10, 42),
        (.increaseOfSize(-4), .shared, 6, 18),
        (.atLeast(9), .shared, 8, 30),
        (.atLeast(12), .shared, 9, 36),
        (.atLeast(12), .above, 10, 36),
        (bounded(0, 9), .shared, 7.5, 27),
        (bounded(14, 12), .shared, 10, 42),
    ])
    func `lines are as tall as their style says, and share or take above what that adds`(
        height: LineHeight,
        extra: LineHeight.ExtraSpace,
        baseline: Double,
        total: Double
    ) throws {
        let paragraph = try SquareFont().paragraph("aaa bbb ccc")
        let style = Self.style(height, extra)
        let constraint = ParagraphConstraint(width: 15)
        let measured = paragraph.measure(constraint, style)
        #expect(abs(measured.firstBaseline - baseline) < 1e-9)
        #expect(abs(measured.height - total) < 1e-9)
        let lines = paragraph.lines(constraint, style)
        for (index, line) in lines.enumerated() {
            #expect(abs(line.baseline - (baseline + Double(index) * total / 3)) < 1e-9)
            #expect(abs(line.ascent + line.descent - total / 3) < 1e-9)
        }
        #expect(lines.count == 3)
    }

    @Test(arguments: [
        LineHeight.exact(0), .exact(-3), .exact(.nan), .exact(.infinity), .multipleOfFonts(0), .multipleOfFonts(.nan),
        .multipleOfSize(-1), .increaseOfSize(-10), .increaseOfSize(.nan), .atLeast(.nan), .atLeast(-1),
        .atLeast(.infinity), bounded(0, 0), bounded(-1, .nan),
    ])
    func `a height that makes no sense sets nothing`(height: LineHeight) throws {
        let paragraph = try SquareFont(lineGap: 100).paragraph("aaa bbb")
        let constraint = ParagraphConstraint(width: 15)
        #expect(paragraph.measure(constraint, Self.style(height)) == paragraph.measure(constraint))
    }

    @Test func `a height that is set includes the leading of the fonts, a natural one has it between lines`() throws {
        // Pitch 8 + 2 + 1: once and a half is 16.5, 6.5 more than the reach.
        let paragraph = try SquareFont(lineGap: 100).paragraph("aaa bbb")
        let measured = paragraph.measure(ParagraphConstraint(width: 15), Self.style(.multipleOfFonts(1.5)))
        #expect((measured.firstBaseline, measured.height) == (11.25, 33))
        #expect(paragraph.measure(ParagraphConstraint(width: 15), Self.style(.atLeast(11))).height == 21)
    }

    @Test func `heights and spacings beyond a million points count as a million`() throws {
        let paragraph = try SquareFont().paragraph("a\nb")
        var style = LineStyle()
        style.lineHeight = .exact(1e308)
        #expect(paragraph.measure(ParagraphConstraint(), style).height == 2e6)
        style.lineHeight = .natural
        style.paragraphSpacing = 1e308
        #expect(paragraph.measure(ParagraphConstraint(), style).height == 1e6 + 20)
        style.paragraphSpacing = 0
        style.lineSpacing = 1e308
        #expect(paragraph.measure(ParagraphConstraint(), style).height == 1e6 + 20)
    }

    @Test func `line spacing is between lines of a set height`() throws {
        let paragraph = try SquareFont().paragraph("aaa bbb")
        var style = Self.style(.exact(12))
        style.lineSpacing = 3
        #expect(paragraph.lines(ParagraphConstraint(width: 15), style).map(\.baseline) == [9, 24])
        #expect(paragraph.measure(ParagraphConstraint(width: 15), style).height == 27)
    }

    @Test func `the largest size on a line counts`() throws {
        let font = try SquareFont()
        var text = StyledText("aaa b", style: font.style)
        var large = font.style
        large.size = 30
        text.append("b", style: large)
        let paragraph = try font.preparer.prepare(text)
        // Lines of 10 and of 30 points: 20 and 60. The second reaches 24 up and 6 down, 15 more on each side.
        let lines = paragraph.lines(ParagraphConstraint(width: 20), Self.style(.multipleOfSize(2)))
        #expect(lines.map(\.baseline) == [13, 20 + 24 + 15])
        #expect(paragraph.measure(ParagraphConstraint(width: 20), Self.style(.multipleOfSize(2))).height == 80)
        // Exact lines do not grow with their sizes.
        #expect(paragraph.measure(ParagraphConstraint(width: 20), Self.style(.exact(20))).height == 40)
    }

    /// Lines of 10, 40, 10 and 10 points.
    private static func sizes() throws -> PreparedParagraph {
        let font = try SquareFont()
        var large = font.style
        large.size = 40
        var text = StyledText("a\n", style: font.style)
        text.append("b\n", style: large)
        text.append("c\nd", style: font.style)
        return try font.preparer.prepare(text)
    }

    @Test(arguments: [
        // The first reaches 8 - 3.5 up; the second, 3 below its top, 32 - 18.5; the third would have its baseline at 6 + 4.5.
        (LineHeight.exact(3), LineHeight.ExtraSpace.shared, [4.5, 16.5, 16.5, 19.5], 18.0),
        // All above: 3 less the depth, which is 2 or 8, so that the second would have its baseline at 3 - 5.
        (.exact(3), .above, [1, 1, 10, 13], 15),
        (.exact(0.001), .shared, [3.0005, 12.0015, 12.0015, 12.0025], 12.0025 - 2.9995),
        (.multipleOfSize(0.1), .shared, [3.5, 15, 15, 16], 13.5),
    ])
    func `no baseline is above the one before, however low lines are`(
        height: LineHeight,
        extra: LineHeight.ExtraSpace,
        baselines: [Double],
        total: Double
    ) throws {
        let paragraph = try Self.sizes()
        let lines = paragraph.lines(ParagraphConstraint(), Self.style(height, extra))
        #expect(zip(lines.map(\.baseline), baselines).allSatisfy { abs($0 - $1) < 1e-9 }, "\(lines.map(\.baseline))")
        let measured = paragraph.measure(ParagraphConstraint(), Self.style(height, extra))
        #expect(abs(measured.height - total) < 1e-9, "\(measured.height)")
        let cut = paragraph.lines(ParagraphConstraint(maxLines: 3), Self.style(height, extra))
        #expect(zip(cut.map(\.baseline), baselines).allSatisfy { abs($0 - $1) < 1e-9 })
    }

    @Test func `a text that is raised far is not below the baseline of the next line`() throws {
        let font = try SquareFont()
        var raised = font.style
        raised.baselineOffset = 100
        var text = StyledText("a\n", style: raised)
        text.append("b", style: font.style)
        let paragraph = try font.preparer.prepare(text)
        // 108 up, and the next line's text on the same baseline.
        #expect(paragraph.lines(ParagraphConstraint()).map(\.baseline) == [108, 108])
        #expect(paragraph.measure(ParagraphConstraint()).height == 110)
        #expect(paragraph.measure(ParagraphConstraint(height: 109)).lineCount == 1)
    }

    @Test func `a height limit keeps as many set lines as it holds`() throws {
        let paragraph = try SquareFont().paragraph("aaa bbb ccc")
        let style = Self.style(.exact(20))
        for (height, count) in [(60.0, 3), (59.9, 2), (40, 2), (39.9, 1), (1, 1)] {
            let measured = paragraph.measure(ParagraphConstraint(width: 15, height: height), style)
            #expect((measured.lineCount, measured.height) == (count, Double(count) * 20))
        }
    }

    @Test func `a style's lengths are scaled when a size is searched for`() throws {
        // At 10 points in 15 a line has three letters; 24 points hold two lines of 12 whatever the size: the third needs half
        // the size, where six letters and a space fit into 15 less than 16.25.
        let font = try SquareFont()
        let found = try TextFitting(font.preparer).largestSize(
            of: font.text("aaa bbb ccc"),
            fitting: ParagraphConstraint(width: 20, height: 24),
            style: Self.style(.exact(12)),
            in: 1...10
        )
        // "aaa bbb" is 3.25 em wide: 20 / 3.25 = 6.1538, rounded down to a 64th.
        #expect(found?.size == 6.140625)
        #expect(found?.measurement.height == 24)
    }

    // MARK: Faces

    /// `a` reaches 8 up and 2 down; `b`, in another face, 7 up and 3 down with 1 between lines.
    private static func twoFaces() throws -> TextStyle {
        let first = OpenTypeBuilder(glyphs: [OpenTypeBuilder.Glyph("a", advance: 500)])
        var second = OpenTypeBuilder(glyphs: [OpenTypeBuilder.Glyph("b", advance: 500)])
        (second.ascender, second.descender, second.lineGap) = (700, -300, 100)
        return TextStyle(font: try TestFonts.chain([first, second]), size: 10)
    }

    @Test(arguments: [(FaceHeights.all, [8.0, 17, 29]), (.primary, [8, 18, 28])])
    func `substituted faces count, or only the primary face does`(heights: FaceHeights, baselines: [Double]) throws {
        var text = StyledText("a\nb\nab", style: try Self.twoFaces())
        text.faceHeights = heights
        let paragraph = try ParagraphPreparer().prepare(text)
        #expect(paragraph.lines(fitting: .infinity).map(\.baseline) == baselines)
        #expect(paragraph.measure(ParagraphConstraint()).lastBaseline == baselines[2])
    }
}
