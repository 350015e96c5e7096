import CopyfitUnicode
import TestSupport
import Testing

@testable import CopyfitText

/// The widths for which an answer holds: measuring again is the judge.
@Suite struct IntervalLawTests {
    /// How often something was true of intervals.
    private struct Counts {
        var all = 0
        /// More than the width itself, or as wide as possible.
        var offered = 0
        var widest = 0
    }

    @Test(arguments: [BreakProfile.standard, .web])
    func `an interval holds everywhere inside, and almost always nowhere beside`(profile: BreakProfile) throws {
        var total = Counts()
        for font in LawFont.plainAndStyled {
            var counts = Counts()
            let workshop = try LawWorkshop(font, seed: 61)
            for _ in 0..<40 {
                let sample = try workshop.sample(words: 10, widthCount: 6)
                var text = sample.paragraph.source
                text.breakRules.profile = profile
                let paragraph = try workshop.preparer.prepare(text, retainsGlyphs: workshop.generator.below(2) == 0)
                for width in sample.widths {
                    let points = width == TextUnit.unbounded ? .infinity : TextUnit.standard.points(width)
                    let limit = workshop.generator.element([nil, nil, 1, 2])
                    var style = LineStyle()
                    if workshop.generator.below(3) == 0 { style.wrapping = .balanced }
                    let constraint = ParagraphConstraint(width: points, maxLines: limit)
                    check(paragraph, constraint, style, &counts, &workshop.generator)
                }
            }
            print("laws: intervals: \(profile) \(font.name): \(counts)")
            total.all += counts.all
            total.offered += counts.offered
            total.widest += counts.widest
        }
        print("laws: intervals: \(profile): \(total)")
        #expect(Double(total.offered) >= 0.99 * Double(total.all))
        #expect(Double(total.widest) >= 0.95 * Double(total.all))
    }

    private func check(
        _ paragraph: PreparedParagraph,
        _ constraint: ParagraphConstraint,
        _ style: LineStyle,
        _ counts: inout Counts,
        _ generator: inout SeededGenerator
    ) {
        let measurement = paragraph.measure(constraint, style)
        let widths = paragraph.validWidths(constraint, style)
        let step = paragraph.unit.points((1 << 20) - paragraph.unit.limit(below: 1 << 20))
        func measured(_ width: Double) -> ParagraphMeasurement {
            var other = constraint
            other.width = width
            return paragraph.measure(other, style)
        }
        let place = "\(paragraph.source.text.debugDescription) \(style.wrapping) \(constraint) \(widths)"
        #expect(widths.contains(constraint.width) || constraint.width == .infinity, "\(place)")
        let last = min(widths.upperBound - step, widths.lowerBound + 1e6)
        let inside = (0..<6).map { _ in Double.random(in: 0...1, using: &generator) }
            .map { widths.lowerBound + (last - widths.lowerBound) * $0 }
        for width in [widths.lowerBound, last] + inside {
            #expect(measured(width) == measurement, "\(place) at \(width)")
        }
        // Balanced lines are often the same a little beside their interval.
        guard style.wrapping == .greedy else { return }
        let endsBelow = widths.lowerBound <= 0 || measured(widths.lowerBound - step) != measurement
        let endsAbove = widths.upperBound == .infinity || measured(widths.upperBound) != measurement
        counts.all += 1
        if endsBelow, endsAbove { counts.widest += 1 }
        if endsBelow && endsAbove || widths.upperBound - widths.lowerBound > step { counts.offered += 1 }
    }
}
