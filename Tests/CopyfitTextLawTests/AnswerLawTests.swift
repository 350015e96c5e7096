import TestSupport
import Testing

@testable import CopyfitText

/// Laws of answers: their intervals, the memo, shrink-wrap against bisection, critical widths against plain measuring.
@Suite struct AnswerLawTests {
    @Test(arguments: LawFont.plainAndStyled)
    func `an answer is the same at both ends of its interval and between`(font: LawFont) throws {
        let workshop = try LawWorkshop(font, seed: 41)
        var counts = (offered: 0, all: 0)
        for _ in 0..<60 {
            let sample = try workshop.sample(words: 10, widthCount: 8)
            for width in sample.widths {
                for limit in [nil, 1, 2] {
                    counts.all += 1
                    if check(sample.paragraph, width, limit) { counts.offered += 1 }
                }
            }
        }
        print("laws: intervals: \(font.name): \(counts.offered) of \(counts.all) answers")
    }

    /// False when no interval is offered.
    private func check(_ paragraph: PreparedParagraph, _ width: Int64, _ maxLines: Int?) -> Bool {
        func constraint(_ units: Int64) -> ParagraphConstraint { self.constraint(units, maxLines) }
        let answer = paragraph.answer(constraint(width), LineStyle())
        #expect(answer.measurement == paragraph.measure(constraint(width)))
        guard let widths = answer.widths else { return false }
        #expect(widths.contains(width))
        let last = min(widths.upperBound - 1, TextUnit.unbounded)
        for other in [widths.lowerBound, widths.lowerBound + (last - widths.lowerBound) / 2, last] {
            let found = paragraph.measure(constraint(other))
            #expect(
                found == answer.measurement,
                "\(paragraph.source.text.debugDescription) \(width) \(widths) \(other)"
            )
        }
        if widths.upperBound < .max, answer.measurement.fits {
            let lines = paragraph.lines(constraint(width)).map(\.range)
            #expect(paragraph.lines(constraint(widths.upperBound)).map(\.range) != lines)
        }
        return true
    }

    @Test(arguments: LawFont.plainAndStyled)
    func `a line cut off holds for its interval, and for no width beside it`(font: LawFont) throws {
        let workshop = try LawWorkshop(font, seed: 45)
        var counts = (offered: 0, all: 0)
        for _ in 0..<40 {
            let sample = try workshop.sample(words: 10, widthCount: 6)
            for width in sample.widths {
                for (mode, maxLines) in [(TruncationMode.head, 1), (.middle, 1), (.middle, 2), (.tail, 2)] {
                    guard let isOffered = checkCut(sample.paragraph, width, maxLines, mode) else { continue }
                    counts.all += 1
                    if isOffered { counts.offered += 1 }
                }
            }
        }
        print("laws: intervals of lines cut off: \(font.name): \(counts.offered) of \(counts.all) answers")
        #expect(counts.offered > 0)
    }

    /// False when no interval is offered, nil when nothing is cut off.
    private func checkCut(
        _ paragraph: PreparedParagraph,
        _ width: Int64,
        _ maxLines: Int,
        _ mode: TruncationMode
    ) -> Bool? {
        var style = LineStyle()
        style.truncation = mode
        func lines(_ units: Int64) -> [CutLine] {
            paragraph.lines(constraint(units, maxLines), style).map { CutLine($0, TextUnit.standard.points(units)) }
        }
        let answer = paragraph.answer(constraint(width, maxLines), style)
        guard answer.measurement.isTruncated else { return nil }
        guard let widths = answer.widths else { return false }
        let place = "\(paragraph.source.text.debugDescription) \(mode) \(maxLines) at \(width) of \(widths)"
        let found = lines(width)
        let last = min(widths.upperBound - 1, TextUnit.unbounded)
        let inside = (1..<8).map { widths.lowerBound + (last - widths.lowerBound) / 8 * $0 }
        for other in [widths.lowerBound, last] + inside {
            #expect(lines(other) == found, "\(place): \(other)")
            #expect(paragraph.measure(constraint(other, maxLines), style) == answer.measurement, "\(place): \(other)")
        }
        let set = paragraph.lines(constraint(width, maxLines), style)
        // An ellipsis by itself is one, however narrow, and so is a grapheme; a line above that ends inside a word may hold a
        // little longer.
        if set[set.count - 1].visibleRange.isEmpty || set.contains(where: \.endsInsideWord) { return true }
        // Where a ligature is cut, less is known of wider lines than is so.
        if found.contains(where: \.isTooWide) || paragraph.detail.longestLigature > 0 { return true }
        if widths.lowerBound > 0 { #expect(lines(widths.lowerBound - 1) != found, "\(place): narrower") }
        if widths.upperBound < .max { #expect(lines(widths.upperBound) != found, "\(place): wider") }
        return true
    }

    @Test(arguments: LawFont.plainAndStyled)
    func `counting lines says what setting them does, in every style`(font: LawFont) throws {
        let workshop = try LawWorkshop(font, seed: 46)
        for _ in 0..<40 {
            let sample = try workshop.sample(words: 8, widthCount: 4)
            let paragraph = sample.paragraph
            for width in sample.widths + [
                0, paragraph.columns.minContent, paragraph.columns.naturalWidth, TextUnit.unbounded,
            ] {
                for (counts, evens) in [(false, true), (true, false), (true, true)] {
                    var style = LineStyle()
                    (style.countsTrailingSpace, style.evensTwoLines, style.lineSpacing) = (counts, evens, 2.5)
                    style.reservedLines = workshop.generator.element([1, 3])
                    checkCount(paragraph, width, workshop.generator.element([nil, 1, 2]), style)
                }
            }
        }
    }

    private func checkCount(_ paragraph: PreparedParagraph, _ width: Int64, _ maxLines: Int?, _ style: LineStyle) {
        let place = "\(paragraph.source.text.debugDescription) at \(width) in \(maxLines ?? .max) lines \(style)"
        let answer = paragraph.answer(constraint(width, maxLines), style)
        #expect(
            answer.measurement == PlacedLines(paragraph, constraint(width, maxLines), style).answer.measurement,
            "\(place)"
        )
        guard let widths = answer.widths else { return }
        for other in [widths.lowerBound, min(widths.upperBound - 1, TextUnit.unbounded)] {
            let placed = PlacedLines(paragraph, constraint(other, maxLines), style).answer.measurement
            #expect(placed == answer.measurement, "\(place): \(other)")
        }
    }

    /// What an interval is about: a grapheme alone that is too wide is another answer than one that fits.
    private struct CutLine: Equatable {
        let ranges: [Range<Int>?]
        let isTooWide: Bool

        init(_ line: ParagraphLine, _ width: Double) {
            ranges = [line.range, line.visibleRange, line.omittedRange]
            isTooWide = line.width > width
        }
    }

    private func constraint(_ units: Int64, _ maxLines: Int?) -> ParagraphConstraint {
        let points = units >= TextUnit.unbounded ? Double.infinity : TextUnit.standard.points(units)
        return ParagraphConstraint(width: points, maxLines: maxLines)
    }

    @Test(arguments: LawFont.plainAndStyled)
    func `a memo changes no answer`(font: LawFont) throws {
        let workshop = try LawWorkshop(font, seed: 42)
        for _ in 0..<40 {
            let sample = try workshop.sample(words: 10, widthCount: 12)
            var memo = LayoutMemo(sample.paragraph)
            for width in sample.widths + sample.widths.reversed() {
                for height in [40, .infinity, 0, 90, 40] {
                    var constraint = ParagraphConstraint(width: TextUnit.standard.points(width), height: height)
                    constraint.maxLines = width % 3 == 0 ? 2 : nil
                    let measurement = sample.paragraph.measure(constraint)
                    #expect(
                        memo.measure(constraint) == measurement,
                        "\(sample.text.debugDescription) \(width) \(height)"
                    )
                }
            }
        }
    }

    @Test(arguments: LawFont.plainAndStyled)
    func `shrink-wrap is what bisection finds`(font: LawFont) throws {
        let workshop = try LawWorkshop(font, seed: 43)
        for _ in 0..<40 {
            let paragraph = try workshop.sample(words: 14, widthCount: 0).paragraph
            if !paragraph.columns.exactness.columnsAreExact { continue }
            for limit in 1...6 {
                guard let found = NarrowestWidth(paragraph, lineLimit: limit).units else {
                    #expect(limit < paragraph.segments.count)
                    continue
                }
                #expect(fits(paragraph, found, limit))
                if found > paragraph.columns.minContent { #expect(!fits(paragraph, found - 1, limit)) }
                // A Myanmar line's width depends on what stands before it, so that a wider column can hold more lines.
                if font.name.contains("Myanmar") { continue }
                #expect(found == bisected(paragraph, limit), "\(paragraph.source.text.debugDescription) \(limit)")
            }
        }
    }

    private func fits(_ paragraph: PreparedParagraph, _ width: Int64, _ limit: Int) -> Bool {
        paragraph.measure(ParagraphConstraint(width: TextUnit.standard.points(width))).lineCount <= limit
    }

    private func bisected(_ paragraph: PreparedParagraph, _ limit: Int) -> Int64 {
        var (low, high) = (
            min(paragraph.columns.minContent, paragraph.columns.naturalWidth), paragraph.columns.naturalWidth
        )
        if fits(paragraph, low, limit) { return low }
        while low + 1 < high {
            let middle = low + (high - low) / 2
            if fits(paragraph, middle, limit) { high = middle } else { low = middle }
        }
        return high
    }

    @Test(arguments: LawFont.plainAndStyled)
    func `critical widths are all there are`(font: LawFont) throws {
        let workshop = try LawWorkshop(font, seed: 44)
        for _ in 0..<20 {
            let sample = try workshop.sample(words: 10, widthCount: 16)
            let paragraph = sample.paragraph
            if !paragraph.columns.exactness.columnsAreExact { continue }
            let critical = paragraph.criticalWidths()
            for width in sample.widths {
                let points = TextUnit.standard.points(width)
                let measurement = paragraph.measure(ParagraphConstraint(width: points))
                guard let last = critical.last(where: { $0.width <= points }), measurement.fits else { continue }
                #expect(measurement.width == last.width)
                #expect(measurement.lineCount == last.lineCount)
            }
        }
    }
}
