import TestSupport
import Testing

@testable import CopyfitText

/// Laws of what is seen on a line: ellipses in any place, glyphs, carets, hits and selections on random texts.
@Suite struct PlacingLawTests {
    @Test(arguments: LawFont.plainAndStyled)
    func `a truncated line fits, or is its ellipsis alone, and its glyphs are as wide`(font: LawFont) throws {
        let workshop = try LawWorkshop(font, seed: 51, placesThings: true)
        for _ in 0..<25 {
            let sample = try workshop.sample(words: 8, widthCount: 6)
            let paragraph = sample.paragraph
            for width in sample.widths.map(TextUnit.standard.points) {
                for mode in TruncationMode.allCases {
                    var style = LineStyle()
                    style.truncation = mode
                    let lines = paragraph.lines(ParagraphConstraint(width: width, maxLines: 1), style)
                    guard let line = lines.first, let omitted = line.omittedRange else { continue }
                    let isAlone = line.visibleRange.isEmpty
                    #expect(line.width <= width || isAlone, "\(sample.text.debugDescription) \(width) \(mode)")
                    #expect(line.range.contains(omitted.lowerBound) && omitted.upperBound <= line.range.upperBound)
                    let sum = paragraph.widthOfParts(line)
                    #expect(sum == line.width, "\(sample.text.debugDescription) \(width) \(mode)")
                }
            }
        }
    }

    @Test(arguments: LawFont.plainAndStyled)
    func `graphemes tile their line, and each is hit where it stands`(font: LawFont) throws {
        let workshop = try LawWorkshop(font, seed: 52, placesThings: true)
        for _ in 0..<25 {
            let sample = try workshop.sample(words: 8, widthCount: 3)
            for width in sample.widths.map(TextUnit.standard.points) {
                let lines = sample.paragraph.lines(ParagraphConstraint(width: width))
                for line in lines { checkTiling(sample.paragraph, line) }
                for (index, line) in lines.enumerated() where line.width > 0 {
                    let middle = line.baseline + (line.descent - line.ascent) / 2
                    let hit = sample.paragraph.hitTest(x: line.x + line.width / 2, y: middle, in: lines)
                    #expect(hit.line == index)
                    #expect(line.range.contains(hit.offset) || hit.offset == line.range.upperBound)
                }
                for offset in 0...sample.text.utf8.count {
                    let caret = sample.paragraph.caret(at: offset, in: lines)
                    #expect(caret.offset <= offset)
                }
            }
        }
    }

    private func checkTiling(_ paragraph: PreparedParagraph, _ line: ParagraphLine) {
        let spans = LineGlyphs(paragraph, line).graphemeSpans()
        let bytes = spans.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
        #expect(bytes.first?.lowerBound ?? 0 == (bytes.isEmpty ? 0 : line.visibleRange.lowerBound))
        for (range, next) in zip(bytes, bytes.dropFirst()) { #expect(range.upperBound == next.lowerBound) }
        if let last = bytes.last { #expect(last.upperBound == line.visibleRange.upperBound) }
    }
}

extension PreparedParagraph {
    /// The sum of a line's glyphs, tabs and boxes, at least 0.
    func widthOfParts(_ line: ParagraphLine) -> Double {
        let glyphs = glyphRuns(of: line).flatMap(\.glyphs).reduce(0) { $0 + $1.advance }
        let others = LineGlyphs(self, line).parts().reduce(Int64(0)) { sum, part in
            switch part {
            case .tab(_, let width), .box(_, let width): sum + width
            default: sum
            }
        }
        return max(0, glyphs + unit.points(others))
    }
}
