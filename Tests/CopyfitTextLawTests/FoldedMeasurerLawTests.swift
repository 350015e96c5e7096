import TestSupport
import Testing

@testable import CopyfitText

/// Measuring without paragraphs gives what paragraphs give, for texts of every corpus.
@Suite struct FoldedMeasurerLawTests {
    @Test(arguments: LawFont.all)
    func `the room of a text is that of its paragraph, whether it was measured before or not`(font: LawFont) throws {
        let workshop = try LawWorkshop(font, seed: 51)
        var measurer = FoldedMeasurer()
        var counts = (told: 0, all: 0)
        for _ in 0..<150 {
            let sample = try workshop.sample(words: 8, widthCount: 4)
            let paragraph = sample.paragraph
            for width in sample.widths {
                for (height, maxLines) in [(Double.infinity, nil), (40, nil), (.infinity, 2)] {
                    let points = width == TextUnit.unbounded ? .infinity : TextUnit.standard.points(width)
                    let constraint = ParagraphConstraint(width: points, height: height, maxLines: maxLines)
                    counts.all += 1
                    guard let room = measurer.room(paragraph.source, constraint) else { continue }
                    counts.told += 1
                    let place = "\(sample.text.debugDescription) \(width)"
                    #expect(room.measurement == paragraph.measure(constraint), "\(place)")
                    #expect(room.minContentWidth == paragraph.minContentWidth)
                    #expect(room.maxContentWidth == paragraph.maxContentWidth)
                }
            }
        }
        print("laws: rooms: \(font.name): \(counts.told) of \(counts.all)")
    }
}
