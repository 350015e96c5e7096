import TestSupport
import Testing

@testable import CopyfitText

/// Laws of line heights, spacings between paragraphs and indents, in random styles on random texts.
@Suite struct GeometryLawTests {
    private static let lengths = [0, 0, 7.5, 20, 31.25]

    private static func randomStyle(_ generator: inout SeededGenerator) -> LineStyle {
        var style = LineStyle()
        style.firstLineIndent = generator.element(lengths)
        style.hangingIndent = generator.element(lengths)
        style.tailIndent = generator.element(lengths)
        style.paragraphSpacing = generator.element(lengths)
        style.paragraphSpacingBefore = generator.element([0, 2.5])
        style.lineSpacing = generator.element([0, 0, 3])
        style.lineHeight = generator.element([
            .natural, .natural, .exact(24), .exact(3), .atLeast(18), .multipleOfFonts(1.25), .multipleOfSize(1.5),
            .increaseOfSize(-2),
        ])
        style.lineHeight.maximum = generator.element([.infinity, .infinity, 20])
        style.lineHeight.extraSpace = generator.element(LineHeight.ExtraSpace.allCases)
        style.alignment = generator.element(LineAlignment.allCases)
        style.truncation = generator.element(TruncationMode.allCases)
        return style
    }

    @Test(arguments: LawFont.plainAndStyled + LawFont.hyphenated)
    func `indented lines are the slow breaker's in the room that is left, and what is measured is placed`(
        font: LawFont
    ) throws {
        let workshop = try LawWorkshop(font, seed: 61, placesThings: true)
        for _ in 0..<60 {
            let sample = try workshop.sample(words: 16, widthCount: 5)
            let style = Self.randomStyle(&workshop.generator)
            for width in sample.widths { check(sample, style, width) }
        }
    }

    private func check(_ sample: LawSample, _ style: LineStyle, _ width: Int64) {
        let paragraph = sample.paragraph
        let place = "\(sample.text.debugDescription) at \(width) \(style)"
        let constraint = constraint(width)
        let lines = paragraph.lines(constraint, style)
        let insets = LineInsets(style, .standard)
        let expected = sample.reference.lines(
            width: width,
            first: insets.first,
            others: insets.others,
            tail: insets.tail
        )
        #expect(lines.map(\.reference) == expected, "\(place)")
        let measured = paragraph.measure(constraint, style)
        #expect(measured.lineCount == lines.count, "\(place)")
        checkPlaces(lines, measured, style, "\(place)")
        // Nothing is less wide than nothing: a line that letters set back is stretched as if it took no width.
        for line in lines where paragraph.detail.xRises || line.stretch == 0 {
            #expect(paragraph.widthOfParts(line) == line.width, "\(place)")
        }
        if style.alignment == .justified { checkStretch(lines, constraint, style, paragraph, "\(place)") }
    }

    /// A stretched line fills its room, and is not the last of its paragraph. Where only spaces are in a line, it is stretched.
    private func checkStretch(
        _ lines: [ParagraphLine],
        _ constraint: ParagraphConstraint,
        _ style: LineStyle,
        _ paragraph: PreparedParagraph,
        _ place: String
    ) {
        let bytes = Array(paragraph.source.text.utf8)
        for (index, line) in lines.enumerated() {
            let end = line.indent + line.width + style.tailIndent
            let isLast = line.endsWithHardBreak || index == lines.count - 1
            let visible = bytes[line.visibleRange]
            // Nothing is after a space that ends what is seen: one with a mark on it.
            let characters = String(decoding: visible, as: UTF8.self)
            let hasSpace =
                characters.dropLast().contains { $0.unicodeScalars.first == " " } && !characters.contains("\t")
            if line.stretch > 0 {
                #expect(!isLast, "\(place)")
                #expect(abs(end - constraint.width) < 1e-9, "\(place)")
            } else if !isLast, hasSpace {
                #expect(end >= constraint.width - 1e-9, "\(place)")
            }
        }
    }

    /// Lines are where the definitions of the style's lengths say, worked out anew.
    private func checkPlaces(
        _ lines: [ParagraphLine],
        _ measured: ParagraphMeasurement,
        _ style: LineStyle,
        _ place: String
    ) {
        let used = lines.map { $0.indent + $0.width + style.tailIndent }.max() ?? 0
        #expect(measured.width == used, "\(place)")
        #expect(measured.firstBaseline == lines[0].ascent, "\(place)")
        #expect(measured.lastBaseline == lines[lines.count - 1].baseline, "\(place)")
        #expect(
            abs(measured.height - lines[lines.count - 1].baseline - lines[lines.count - 1].descent) < 1e-6,
            "\(place)"
        )
        for line in lines {
            let room = used - line.indent - line.width - style.tailIndent
            let (left, right) = (line.x - line.indent, line.x - style.tailIndent)
            let share = style.alignment == .center ? room / 2 : room
            #expect(
                abs(left) < 1e-9 || abs(right) < 1e-9 || [left, right].contains { abs($0 - share) < 1e-9 },
                "\(place)"
            )
        }
        for (line, next) in zip(lines, lines.dropFirst()) {
            let distance = next.baseline - next.ascent - line.baseline - line.descent
            #expect(distance >= -1e-6 && distance >= min(line.leading, style.lineSpacing) - 1, "\(place)")
        }
    }

    @Test(arguments: LawFont.plainAndStyled)
    func `an answer in a random style holds for its interval, and its width proposed again gives it again`(
        font: LawFont
    ) throws {
        let workshop = try LawWorkshop(font, seed: 62, placesThings: true)
        for _ in 0..<60 {
            let sample = try workshop.sample(words: 12, widthCount: 5)
            let paragraph = sample.paragraph
            var style = Self.randomStyle(&workshop.generator)
            style.countsTrailingSpace = workshop.generator.below(3) == 0
            style.evensTwoLines = workshop.generator.below(3) == 0
            let maxLines = workshop.generator.element([nil, nil, 1, 2])
            let height = workshop.generator.element([Double.infinity, .infinity, 60])
            for width in sample.widths {
                let place = "\(sample.text.debugDescription) at \(width) \(maxLines ?? 0) \(height) \(style)"
                let answer = paragraph.answer(constraint(width, maxLines, height), style)
                let placed = PlacedLines(paragraph, constraint(width, maxLines, height), style)
                #expect(answer.measurement == placed.answer.measurement, "\(place)")
                guard let widths = answer.widths else { continue }
                for other in [widths.lowerBound, min(widths.upperBound - 1, TextUnit.unbounded)] {
                    let found = PlacedLines(paragraph, constraint(other, maxLines, height), style).answer.measurement
                    #expect(found == answer.measurement, "\(place): \(other)")
                }
            }
        }
    }

    @Test(arguments: LawFont.plainAndStyled)
    func `content widths, narrowest widths and overflow agree with the lines`(font: LawFont) throws {
        let workshop = try LawWorkshop(font, seed: 63, placesThings: true)
        for _ in 0..<40 {
            let paragraph = try workshop.sample(words: 10, widthCount: 1).paragraph
            let style = Self.randomStyle(&workshop.generator)
            let place = "\(paragraph.source.text.debugDescription) \(style)"
            let (least, most) = (paragraph.minContentWidth(in: style), paragraph.maxContentWidth(in: style))
            #expect(max(least, paragraph.measure(ParagraphConstraint(), style).width) == most, "\(place)")
            let narrow = paragraph.lines(ParagraphConstraint(width: least), style)
            let isCut = narrow.contains { $0.endsInsideWord }
            #expect(!isCut, "\(place)")
            if paragraph.detail.xRises, paragraph.columns.exactness.columnsAreExact {
                #expect(
                    paragraph.lines(ParagraphConstraint(width: most), style).count == paragraph.segments.count,
                    "\(place)"
                )
                if let found = paragraph.narrowestWidth(forLines: narrow.count, in: style) {
                    #expect(found <= max(least, most), "\(place)")
                    #expect(paragraph.lines(ParagraphConstraint(width: found), style).count <= narrow.count, "\(place)")
                }
                for critical in paragraph.criticalWidths(in: style) {
                    let lines = paragraph.lines(ParagraphConstraint(width: critical.width), style)
                    #expect(lines.count == critical.lineCount, "\(place)")
                }
            }
            let constraint = ParagraphConstraint(width: most * 0.7, maxLines: 2)
            let overflow = paragraph.overflow(constraint, style)
            #expect((overflow.width == 0) == paragraph.fits(constraint, style), "\(place)")
            if let more = overflow.width, more > 0, paragraph.columns.exactness.columnsAreExact {
                let wider = ParagraphConstraint(width: constraint.width + more, maxLines: 2)
                #expect(paragraph.fits(wider, style), "\(place)")
            }
        }
    }

    private func constraint(_ units: Int64, _ maxLines: Int? = nil, _ height: Double = .infinity) -> ParagraphConstraint
    {
        let points = units >= TextUnit.unbounded ? Double.infinity : TextUnit.standard.points(units)
        return ParagraphConstraint(width: points, height: height, maxLines: maxLines)
    }
}
