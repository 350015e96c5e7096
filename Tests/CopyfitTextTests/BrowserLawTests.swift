import CopyfitFonts
import CopyfitUnicode
import TestSupport
import Testing

@testable import CopyfitText

/// Laws that hold under the web profile for whatever text, size and width.
@Suite("Laws under the web profile")
struct BrowserLawTests {
    private static let words = [
        "a", "office", "AVAVA", "Donaudampfschifffahrt", "co\u{AD}op\u{AD}er\u{AD}ate", "\u{AD}", "17", "3,5%", "(",
        ")",
        "שלום", "سلام", "العربية", "漢字、仮名。", "한·국", "ไทยภาษา", "e\u{301}", "👩‍👩‍👧", "\t", "\n", "\u{200B}", "well-known",
        "\u{202E}abc\u{202C}", "\u{200F}", "नमस्ते", "fffff", "...", "\u{3000}", "「引用」", "（中）」", "」「", "“語”、", "字。」",
    ]
    private static let sizes = [0.01, 1, 9.99, 13.3, 14.4, 16.7, 33.6, 1023.99, 1024, 1024.01]
    private static let fonts = ["Inter", "Noto Sans", "Noto Serif", "Noto Sans Mono", "Noto Sans Arabic"]

    @Test("Widths, intervals and proposals are true", arguments: 1...UInt64(2))
    func laws(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let preparer = ParagraphPreparer()
        let catalogue = try FontCatalogue()
        for _ in 0..<25 {
            let paragraph = try preparer.prepare(try Self.text(&random, catalogue))
            checkExtremes(paragraph)
            checkNarrowest(paragraph)
            for _ in 0..<6 {
                var constraint = ParagraphConstraint(
                    width: paragraph.maxContentWidth * Double(random.below(1100)) / 1000
                )
                if random.below(3) == 0 { constraint.maxLines = 1 + random.below(3) }
                check(paragraph, constraint)
            }
        }
    }

    private static func text(_ random: inout SeededGenerator, _ catalogue: FontCatalogue) throws -> StyledText {
        let chain = try catalogue.chain(named: random.element(fonts))
        var style = TextStyle(font: chain, size: random.element([13.3, 14.4, random.element(sizes)]), language: "de")
        var text = StyledText("", style: style)
        for _ in 0...random.below(3) {
            if random.below(3) == 0 { style.size = random.element(sizes) }
            style.tracking = random.element([0, 0, 0.3, 2])
            style.kerning = random.element([0, 0, 0.3, 2])
            let part = (0...random.below(6)).map { _ in random.element(words) + random.element([" ", " ", ""]) }
            text.append(part.joined(), style: style)
        }
        text.direction = random.element([.auto, .leftToRight, .rightToLeft])
        let hyphenation = random.below(3) == 0 ? try TestFonts.patterns(of: "de") : nil
        text.breakRules = BreakRules(profile: .web, hyphenation: hyphenation)
        text.breakRules.devicePixelRatio = random.element([1, 1, 1.5, 2, 3])
        text.breakRules.overflowWrap = random.element([nil, .breakWord])
        text.breakRules.spacingTrim = random.element([nil, nil, .spaceFirst, .trimStart, .spaceAll])
        return text
    }

    private func checkExtremes(_ paragraph: PreparedParagraph) {
        let natural = paragraph.lines(fitting: .infinity)
        #expect(natural.reduce(0) { max($0, $1.width) } == paragraph.maxContentWidth, "\(paragraph.source)")
        let held = paragraph.measure(ParagraphConstraint(width: paragraph.maxContentWidth))
        #expect(held.fits && held.lineCount == natural.count, "\(paragraph.source)")
        let narrow = paragraph.lines(fitting: paragraph.minContentWidth)
        #expect(narrow.allSatisfy { !$0.endsInsideWord }, "\(paragraph.source)")
        for critical in paragraph.criticalWidths() {
            #expect(paragraph.lines(fitting: critical.width).count == critical.lineCount, "\(paragraph.source)")
        }
    }

    /// At 1/64 pixel less there are more lines, a word is cut, or a grapheme does not fit.
    private func checkNarrowest(_ paragraph: PreparedParagraph) {
        for limit in 1...4 {
            guard let width = paragraph.narrowestWidth(forLines: limit) else { continue }
            let lines = paragraph.lines(fitting: width)
            #expect(lines.count <= limit && lines.allSatisfy { !$0.endsInsideWord }, "\(width): \(paragraph.source)")
            let step = 1 / 64 / paragraph.source.breakRules.devicePixelRatio
            let less = width - step
            if less < step || paragraph.segments.contains(where: { $0.hasTabs }) { continue }
            let narrower = paragraph.lines(fitting: less)
            let isOther = narrower.count > limit || narrower.contains { $0.endsInsideWord || $0.width > less }
            #expect(isOther, "\(width): \(paragraph.source)")
        }
    }

    private func check(_ paragraph: PreparedParagraph, _ constraint: ParagraphConstraint) {
        let measurement = paragraph.measure(constraint)
        func measured(_ width: Double) -> ParagraphMeasurement {
            var other = constraint
            other.width = width
            return paragraph.measure(other)
        }
        let lines = paragraph.lines(constraint)
        #expect(lines.reduce(0) { max($0, $1.width) } == measurement.width, "\(constraint) \(paragraph.source)")
        checkGlyphs(paragraph, lines)
        let isWhole = !lines.contains { $0.endsInsideWord || $0.isTruncated }
        if isWhole, measurement.width < constraint.width, !paragraph.segments.contains(where: { $0.hasTabs }) {
            #expect(measured(measurement.width) == measurement, "\(constraint) \(paragraph.source)")
        }
        let widths = paragraph.validWidths(constraint)
        #expect(widths.contains(constraint.width), "\(constraint) \(paragraph.source)")
        for width in [widths.lowerBound, min(widths.upperBound, 1e9).nextDown] {
            #expect(measured(width) == measurement, "\(width) for \(constraint) \(paragraph.source)")
        }
        if let missing = paragraph.overflow(constraint).width, missing > 0 {
            #expect(measured(constraint.width + missing).fits, "\(missing) for \(constraint) \(paragraph.source)")
        }
    }

    /// A line is as wide as its glyphs, if its parts of one direction are not rounded up.
    private func checkGlyphs(_ paragraph: PreparedParagraph, _ lines: [ParagraphLine]) {
        if paragraph.columns.exactness.roundsBoxes || paragraph.segments.contains(where: { $0.hasTabs }) { return }
        for line in lines where line.width > 0 {
            let glyphs = paragraph.glyphRuns(of: line).flatMap(\.glyphs).reduce(0) { $0 + $1.advance }
            #expect(abs(glyphs - line.width) < 1e-6, "\(line) of \(paragraph.source)")
        }
    }
}
