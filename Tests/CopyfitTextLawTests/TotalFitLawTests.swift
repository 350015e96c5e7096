import TestSupport
import Testing

@testable import CopyfitText

/// Optimal lines of random short texts against every way to break them.
@Suite struct TotalFitLawTests {
    @Test(arguments: LawFont.all + LawFont.hyphenated + LawFont.softlyHyphenated)
    func `optimal and pretty lines have the least demerits of all ways with the fewest lines`(font: LawFont) throws {
        let workshop = try LawWorkshop(font, seed: 86)
        var count = 0
        for _ in 0..<60 {
            let sample = try workshop.sample(words: 9, widthCount: 6)
            var style = LineStyle()
            style.wrapping = workshop.generator.element([.optimal, .pretty])
            style.leastWordsOnLastLine = style.wrapping == .pretty ? 1 : workshop.generator.element([1, 1, 2, 3])
            style.hangingIndent = workshop.generator.element([0, 0, 11.5])
            style.firstLineIndent = style.hangingIndent
            style.tailIndent = workshop.generator.element([0, 0, 20])
            for width in sample.widths where width > 0 && width < TextUnit.unbounded {
                count += check(sample, style, width)
            }
        }
        print("laws: total fit: \(font.name): \(count) segments of two lines or more against all their ways")
    }

    /// Compares each segment, and returns how many were compared.
    private func check(_ sample: LawSample, _ style: LineStyle, _ width: Int64) -> Int {
        let (paragraph, reference) = (sample.paragraph, sample.reference)
        let constraint = ParagraphConstraint(width: TextUnit.standard.points(width))
        var greedy = style
        greedy.wrapping = .greedy
        guard paragraph.columns.exactness.columnsAreExact, paragraph.detail.xRises,
            paragraph.measure(constraint, greedy).fits
        else { return 0 }
        let lines = paragraph.lines(constraint, style)
        let insets = LineInsets(style, .standard)
        let room = (width - insets.first - insets.tail, width - insets.others - insets.tail)
        var count = 0
        for (segment, breakEnd) in reference.segments {
            let places = Self.places(segment, reference)
            guard places.count > 2, places.count <= 14 else { continue }
            let all = AllBreaks(places, room: room, ems: 2 * paragraph.source.runs[0].style.size * 1024) { start, end in
                let isHyphenated = reference.isHyphen(end) && end < segment.upperBound
                let seen = start..<reference.seenEnd(start..<end)
                let width = reference.width(seen, in: segment, isHyphenated: isHyphenated)
                return AllBreaks.Line(width: width, isHyphenated: isHyphenated)
            }
            let own = lines.filter { segment.contains($0.range.lowerBound) }
            let chosen = own.map { $0.range.upperBound == breakEnd ? segment.upperBound : $0.range.upperBound }
            let least = all.least { start in
                accepts(lastLineFrom: start ?? segment.lowerBound, segment, places, style, room.1, reference)
            }
            let found = all.ways.first { $0.ends == chosen }?.demerits ?? .infinity
            let place = "\(sample.text.debugDescription) at \(width) \(style): \(chosen)"
            #expect(abs(found - least) <= 1e-9 * least, "\(place) has \(found), not \(least)")
            if chosen.count > 1 { count += 1 }
        }
        return count
    }

    private static func places(_ segment: Range<Int>, _ reference: ReferenceBreaker) -> [Int] {
        var places = [segment.lowerBound]
        while let last = places.last, last < segment.upperBound {
            places.append(reference.opportunity(after: last, in: segment))
        }
        return places
    }

    /// Whether the last line is at least a third of the width, or of as many words as are asked for: those that make it wider,
    /// one that a hyphen divides counted once.
    private func accepts(
        lastLineFrom start: Int,
        _ segment: Range<Int>,
        _ places: [Int],
        _ style: LineStyle,
        _ room: Int64,
        _ reference: ReferenceBreaker
    ) -> Bool {
        func width(_ end: Int) -> Int64 {
            let isHyphenated = reference.isHyphen(end) && end < segment.upperBound
            return reference.width(start..<reference.seenEnd(start..<end), in: segment, isHyphenated: isHyphenated)
        }
        if style.wrapping == .pretty { return width(segment.upperBound) >= room / 3 }
        let inside = places.filter { $0 > start && $0 < segment.upperBound && !reference.isHyphen($0) }
        let wordEnds = inside.filter { end in places.allSatisfy { $0 <= end || width(end) < width($0) } }
        return wordEnds.count + 1 >= style.leastWordsOnLastLine
    }
}
