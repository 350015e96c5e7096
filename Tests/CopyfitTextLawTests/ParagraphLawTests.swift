import CopyfitFonts
import TestSupport
import Testing

@testable import CopyfitText

@Suite("Laws of paragraphs")
struct ParagraphLawTests {
    static let paragraphs = 60

    @Test(
        "Without a limit there is one line per segment, as wide as the segment shaped alone",
        arguments: LawFont.plainAndStyled
    )
    func natural(font: LawFont) throws {
        let workshop = try LawWorkshop(font, seed: 2)
        for _ in 0..<Self.paragraphs {
            let sample = try workshop.sample(words: 30, widthCount: 0)
            let lines = sample.paragraph.lines(fitting: .infinity)
            let segments = sample.reference.segments
            #expect(lines.map(\.range.upperBound) == segments.map(\.breakEnd))
            let widths = segments.map { segment in
                let visible = segment.range.lowerBound..<sample.reference.trimmedEnd(segment.range)
                return TextUnit.standard.points(max(0, sample.reference.width(visible, in: segment.range)))
            }
            #expect(lines.map(\.width) == widths)
            #expect(sample.paragraph.maxContentWidth == widths.max())
        }
    }

    @Test("min-content is the widest piece between two opportunities", arguments: LawFont.plainAndStyled)
    func minContent(font: LawFont) throws {
        let workshop = try LawWorkshop(font, seed: 3)
        for _ in 0..<Self.paragraphs {
            let sample = try workshop.sample(words: 30, widthCount: 0)
            var widest: Int64 = 0
            for (segment, _) in sample.reference.segments {
                var start = segment.lowerBound
                while start < segment.upperBound {
                    let end = sample.reference.opportunity(after: start, in: segment)
                    let piece = start..<sample.reference.trimmedEnd(start..<end)
                    widest = max(widest, sample.reference.width(piece, in: segment))
                    start = end
                }
            }
            #expect(
                sample.paragraph.minContentWidth == TextUnit.standard.points(widest),
                "\(sample.text.debugDescription)"
            )
        }
    }

    @Test("Twice the size at twice the width breaks at the same places", arguments: LawFont.all)
    func scaling(font: LawFont) throws {
        let workshop = try LawWorkshop(font, seed: 4)
        let preparer = ParagraphPreparer()
        let style = try font.style(size: 1)
        for _ in 0..<Self.paragraphs {
            let sample = try workshop.sample(words: 20, widthCount: 4)
            // A whole number of units for each font unit of every face keeps scaled advances exact.
            let grid = sample.paragraph.faces.map { Int($0.metrics().unitsPerEm) }.reduce(1024, leastCommonMultiple)
            let (small, large) = try (prepare(Double(grid) / 1024), prepare(Double(grid) / 512))
            func prepare(_ size: Double) throws -> PreparedParagraph {
                var style = style
                style.size = size
                return try preparer.prepare(StyledText(sample.text, style: style))
            }
            for width in sample.widths where width < TextUnit.unbounded {
                let points = TextUnit.standard.points(width) * Double(grid) / 1024 / 16
                let (narrow, wide) = (small.lines(fitting: points), large.lines(fitting: 2 * points))
                #expect(narrow.map(\.range) == wide.map(\.range), "\(sample.text.debugDescription) at \(points)")
                #expect(narrow.map { 2 * $0.width } == wide.map(\.width))
            }
        }
    }

    /// A preparer takes words apart once it has seen some thousand bytes in a style: each sample comes after a text that long
    /// of its own words, and twice.
    @Test("Cold, warm and in another order, a text prepares to the same answers", arguments: LawFont.plainAndStyled)
    func order(font: LawFont) throws {
        let workshop = try LawWorkshop(font, seed: 5)
        let samples = try (0..<Self.paragraphs).map { _ in try workshop.sample(words: 20, widthCount: 4) }
        let shuffled = samples.indices.shuffled(using: &workshop.generator)
        let warm = ParagraphPreparer()
        for index in shuffled {
            let sample = samples[index]
            let cold = try ParagraphPreparer(cacheByteLimit: 0).prepare(sample.paragraph.source)
            _ = try warm.prepare(longText(of: sample), retainsGlyphs: false)
            _ = try warm.prepare(sample.paragraph.source, retainsGlyphs: false)
            let again = try warm.prepare(sample.paragraph.source, retainsGlyphs: false)
            #expect(again.narrowestWidth(forLines: 2) == cold.narrowestWidth(forLines: 2))
            for width in sample.widths.reversed() {
                let points = width == TextUnit.unbounded ? .infinity : TextUnit.standard.points(width)
                let lines = sample.paragraph.lines(fitting: points)
                #expect(cold.lines(fitting: points) == lines && again.lines(fitting: points) == lines)
                let constraint = ParagraphConstraint(width: points)
                #expect(again.measure(constraint) == cold.measure(constraint))
                #expect(again.validWidths(constraint) == cold.validWidths(constraint))
            }
        }
    }

    private func longText(of sample: LawSample) -> StyledText {
        let style = sample.paragraph.source.runs[0].style
        let repetitions = 4200 / (sample.text.utf8.count + 1) + 1
        return StyledText(String(repeating: sample.text + " ", count: repetitions), style: style)
    }

    @Test("A paint that starts anywhere, inside a cluster too, changes nothing", arguments: LawFont.plainAndStyled)
    func splitting(font: LawFont) throws {
        let workshop = try LawWorkshop(font, seed: 6)
        for _ in 0..<Self.paragraphs {
            let sample = try workshop.sample(words: 20, widthCount: 4)
            var painted = sample.paragraph.source
            let cut = workshop.generator.below(sample.text.utf8.count + 1)
            painted.paint(0..<cut, tag: 1)
            painted.paint(cut..<sample.text.utf8.count, tag: 2)
            let paragraph = try workshop.preparer.prepare(painted)
            #expect(paragraph.runs == sample.paragraph.runs)
            for width in sample.widths {
                let points = TextUnit.standard.points(min(width, 1 << 40))
                #expect(paragraph.lines(fitting: points) == sample.paragraph.lines(fitting: points))
            }
        }
    }
}

private func leastCommonMultiple(_ a: Int, _ b: Int) -> Int {
    var (x, y) = (a, b)
    while y > 0 { (x, y) = (y, x % y) }
    return a / x * b
}
