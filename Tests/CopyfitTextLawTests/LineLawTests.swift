import Testing

@testable import CopyfitText

@Suite("Laws of lines")
struct LineLawTests {
    static let paragraphs = 400

    @Test(
        "The slow breaker and the columns agree, and every line obeys its laws",
        arguments: LawFont.plainAndStyled + LawFont.hyphenated + LawFont.softlyHyphenated
            + LawFont.softlyHyphenatedStyled
    )
    func lines(font: LawFont) throws {
        let workshop = try LawWorkshop(font, seed: 1)
        var counts = LawCounts()
        for _ in 0..<Self.paragraphs {
            let sample = try workshop.sample(words: 24, widthCount: 6)
            counts.paragraphs += 1
            counts.contextual += sample.paragraph.columns.exactness.columnsAreExact ? 0 : 1
            check(sample, &counts)
            counts.shapedRanges += sample.reference.shapedRanges
        }
        counts.print(font.name)
        #expect(counts.violations == [])
    }

    private func check(_ sample: LawSample, _ counts: inout LawCounts) {
        var previous = Int.max
        var cutLigature = false
        for width in sample.widths {
            let constraint = ParagraphConstraint(width: Self.points(width))
            let lines = sample.paragraph.lines(constraint)
            let expected = sample.reference.lines(width: width)
            counts.cases += 1
            counts.lines += lines.count
            let found = lines.map(\.reference)
            if let index = zip(found, expected).enumerated().first(where: { $1.0 != $1.1 })?.offset {
                let description = "\(found[index]) is not \(expected[index])"
                counts.report("reference breaker", "\(sample.text.debugDescription) at \(width): \(description)")
            }
            if found.count != expected.count { counts.report("reference breaker", "\(sample.text.debugDescription)") }
            checkCoverage(lines, sample, &counts)
            checkEach(lines, width, sample, &counts)
            checkMeasurement(lines, constraint, sample, &counts)
            let cutsLigature = lines.contains { sample.paragraph.detail.x($0.range.lowerBound) == nil }
            if lines.count > previous {
                let mayRise = !sample.paragraph.columns.exactness.columnsAreExact || !sample.paragraph.detail.xRises
                let isLawful = mayRise || cutLigature || cutsLigature
                counts.report(risingCount: isLawful, "\(sample.text.debugDescription) at \(width)")
            }
            cutLigature = cutsLigature
            previous = lines.count
        }
    }

    private static func points(_ units: Int64) -> Double {
        units == TextUnit.unbounded ? .infinity : TextUnit.standard.points(units)
    }

    /// Lines partition the text.
    private func checkCoverage(_ lines: [ParagraphLine], _ sample: LawSample, _ counts: inout LawCounts) {
        var end = 0
        for line in lines {
            let isInside =
                line.visibleRange.lowerBound == line.range.lowerBound
                && line.visibleRange.upperBound <= line.range.upperBound
            if line.range.lowerBound != end || !isInside {
                counts.report("coverage", "\(sample.text.debugDescription): \(lines.map(\.range))")
            }
            end = line.range.upperBound
        }
        if end != sample.text.utf8.count { counts.report("coverage", sample.text.debugDescription) }
    }

    /// Fit or forced; line = shape alone; maximality.
    private func checkEach(
        _ lines: [ParagraphLine],
        _ limit: Int64,
        _ sample: LawSample,
        _ counts: inout LawCounts
    ) {
        let reference = sample.reference
        var segment = 0
        for line in lines {
            let bounds = reference.segments[segment].range
            let units = Int64(line.width * TextUnit.standard.perPoint)
            let width = reference.width(line.visibleRange, in: bounds, isHyphenated: line.isHyphenated)
            if units != max(0, width)
                || line.isHyphenated != (reference.isHyphen(line.range.upperBound) && !line.endsInsideWord)
            {
                counts.report("line = shape alone", "\(sample.text.debugDescription) \(line)")
            }
            let isOneGrapheme = reference.graphemeEnd(after: line.range.lowerBound) >= line.visibleRange.upperBound
            if units > limit, !isOneGrapheme {
                counts.report("fit or forced", "\(sample.text.debugDescription) at \(limit): \(line)")
            }
            let isCutAtHyphen = line.endsInsideWord && reference.isHyphen(line.range.upperBound)
            if line.range.upperBound < bounds.upperBound, !isCutAtHyphen {
                let next =
                    line.endsInsideWord
                    ? reference.graphemeEnd(after: line.range.upperBound)
                    : reference.opportunity(after: line.range.upperBound, in: bounds)
                let longer = line.range.lowerBound..<reference.seenEnd(line.range.lowerBound..<next)
                if reference.width(longer, in: bounds, isHyphenated: reference.isHyphen(next)) <= limit {
                    counts.report("maximality", "\(sample.text.debugDescription) at \(limit): \(line)")
                }
            }
            if line.range.upperBound >= bounds.upperBound { segment += 1 }
        }
    }

    /// The measurement says what the lines say, and proposing the width it gives changes nothing.
    private func checkMeasurement(
        _ lines: [ParagraphLine],
        _ constraint: ParagraphConstraint,
        _ sample: LawSample,
        _ counts: inout LawCounts
    ) {
        let measured = sample.paragraph.measure(constraint)
        let last = lines[lines.count - 1]
        let widest = lines.map(\.width).max() ?? 0
        let fits = widest <= constraint.width && !lines.contains(where: \.endsInsideWord)
        let agrees =
            measured.lineCount == lines.count && measured.width == widest && measured.fits == fits
            && measured.firstBaseline == lines[0].baseline && measured.lastBaseline == last.baseline
            && !measured.isTruncated
        if !agrees { counts.report("measurement = lines", "\(sample.text.debugDescription) at \(constraint.width)") }
        let again = sample.paragraph.lines(ParagraphConstraint(width: measured.width))
        if measured.width <= constraint.width, again != lines {
            counts.report("idempotence", "\(sample.text.debugDescription) at \(constraint.width)")
        }
    }
}

extension ParagraphLine {
    /// The line in the slow breaker's words, without what it is stretched by.
    var reference: ReferenceLine {
        ReferenceLine(
            range: range,
            visibleEnd: visibleRange.upperBound,
            width: Int64(((width - stretch) * TextUnit.standard.perPoint).rounded()),
            endsInsideWord: endsInsideWord
        )
    }
}
