import TestSupport
import Testing

@testable import CopyfitText

@Suite("Laws of truncated lines")
struct TruncationLawTests {
    static let paragraphs = 150

    @Test(
        "The lines before the cut are as ever; the cut line is as long as fits, ellipsis included",
        arguments: LawFont.plainAndStyled
    )
    func tail(font: LawFont) throws {
        let workshop = try LawWorkshop(font, seed: 7)
        var counts = LawCounts()
        for _ in 0..<Self.paragraphs {
            let sample = try workshop.sample(words: 20, widthCount: 5)
            counts.paragraphs += 1
            for width in sample.widths {
                let limit = 1 + workshop.generator.below(3)
                check(sample, width, limit, &counts)
            }
        }
        counts.print("\(font.name) truncated")
        #expect(counts.violations == [])
    }

    private func check(_ sample: LawSample, _ width: Int64, _ limit: Int, _ counts: inout LawCounts) {
        let points = width == TextUnit.unbounded ? .infinity : TextUnit.standard.points(width)
        let all = sample.paragraph.lines(fitting: points)
        let constraint = ParagraphConstraint(width: points, maxLines: limit)
        let kept = sample.paragraph.lines(constraint)
        let place = "\(sample.text.debugDescription) at \(width), \(limit) lines"
        counts.cases += 1
        counts.lines += kept.count
        if kept.count != min(limit, all.count) { counts.report("line limit", place) }
        if sample.paragraph.measure(constraint).isTruncated != (all.count > limit) {
            counts.report("is truncated", place)
        }
        guard all.count > limit else {
            if kept != all { counts.report("nothing cut off", place) }
            return
        }
        // Where lines stand beside each other depends on the widest, which the cut may change.
        let (before, whole) = (kept.dropLast(), all.prefix(limit - 1))
        if before.map(\.range) != whole.map(\.range) || before.map(\.width) != whole.map(\.width) {
            counts.report("lines before the cut", place)
        }
        checkCut(kept[limit - 1], width, sample, place, &counts)
    }

    private func checkCut(
        _ line: ParagraphLine,
        _ width: Int64,
        _ sample: LawSample,
        _ place: String,
        _ counts: inout LawCounts
    ) {
        let reference = sample.reference
        let (start, end) = (line.visibleRange.lowerBound, line.visibleRange.upperBound)
        guard let segment = reference.segments.first(where: { $0.range.lowerBound <= start && $0.breakEnd > start })
        else {
            return counts.report("segment", place)
        }
        let ellipsis = sample.ellipsisWidth(at: start)
        let units = Int64(line.width * TextUnit.standard.perPoint)
        if !line.isTruncated || line.range.upperBound != sample.text.utf8.count {
            counts.report("covers the rest", place)
        }
        if units != max(0, ellipsis + reference.width(start..<end, in: segment.range)) {
            counts.report("width with ellipsis", place)
        }
        if units > width, end > start { counts.report("cut line fits", place) }
        if end < reference.trimmedEnd(segment.range) {
            let next = reference.graphemeEnd(after: max(end, start))
            let longer = start..<reference.trimmedEnd(start..<next)
            let wider = reference.width(longer, in: segment.range) + ellipsis
            if wider <= width, longer.upperBound > end { counts.report("one grapheme more does not fit", place) }
        }
    }
}
