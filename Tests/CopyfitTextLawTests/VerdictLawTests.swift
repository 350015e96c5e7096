import CopyfitFit
import TestSupport
import Testing

@testable import CopyfitText

@Suite("Laws of verdicts")
struct VerdictLawTests {
    static let paragraphs = 100

    @Test("A text fits with what its verdict asks for, and with nothing less", arguments: LawFont.plainAndStyled)
    func advice(font: LawFont) throws {
        let workshop = try LawWorkshop(font, seed: 11)
        var counts = LawCounts()
        for _ in 0..<Self.paragraphs {
            let sample = try workshop.sample(words: 12, widthCount: 4)
            counts.paragraphs += 1
            for width in sample.widths where width != TextUnit.unbounded {
                var room = ParagraphConstraint(width: TextUnit.standard.points(width))
                room.maxLines = workshop.generator.element([nil, 1, 2, 3])
                room.height = workshop.generator.element([.infinity, .infinity, 1, 20, 45, 90])
                check(FittedText(sample.paragraph, room), &counts)
            }
        }
        counts.print("\(font.name) verdicts")
        #expect(counts.violations == [])
    }

    private func check(_ text: FittedText, _ counts: inout LawCounts) {
        let (room, verdict) = (text.constraint, text.verdict)
        let place = "\(text.paragraph.source.text.debugDescription) in \(room): \(verdict)"
        counts.cases += 1
        if verdict.fits != text.isWhole { counts.report("fits", place) }
        if verdict.fits { return }
        func isWhole(_ change: (inout ParagraphConstraint) -> Void) -> Bool {
            var other = room
            change(&other)
            return FittedText(text.paragraph, other).isWhole
        }
        if let width = verdict.width {
            if !isWhole({ $0.width += width }) { counts.report("width is enough", place) }
            let less = width - 2 / TextUnit.standard.perPoint
            if text.paragraph.widerLinesHoldMore, less > 0, isWhole({ $0.width += less }) {
                counts.report("less width is enough", place)
            }
        } else if isWhole({ $0.width = .infinity }) {
            counts.report("no width is enough", place)
        }
        func below(lines: Int, height: Double) -> Bool {
            isWhole {
                $0.width += verdict.wordWidth
                $0.maxLines = $0.maxLines.map { $0 + lines }
                $0.height += height
            }
        }
        if !below(lines: verdict.lines, height: verdict.height) { counts.report("lines and height are enough", place) }
        if verdict.lines > 0, below(lines: verdict.lines - 1, height: verdict.height) {
            counts.report("fewer lines are enough", place)
        }
        if verdict.height > 0.01, below(lines: verdict.lines, height: verdict.height - 0.01) {
            counts.report("less height is enough", place)
        }
    }
}
