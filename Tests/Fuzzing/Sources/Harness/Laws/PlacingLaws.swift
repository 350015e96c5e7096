@testable import CopyfitText

/// Laws of what stands on lines: glyphs, carets, hits and selections.
struct PlacingLaws {
    private let paragraph: PreparedParagraph
    private let lines: [ParagraphLine]
    private var place: String { "in \(paragraph.source.summary)" }
    private let glyphsAddUp: Bool
    private var length: Int { paragraph.source.text.utf8.count }

    init(_ paragraph: PreparedParagraph, _ lines: [ParagraphLine], glyphsAddUp: Bool) {
        self.glyphsAddUp = glyphsAddUp
        self.paragraph = paragraph
        self.lines = lines
    }

    func check() {
        for line in lines {
            checkGlyphs(line)
            checkGraphemes(line)
            checkHits(line)
        }
        checkCarets()
        checkSelection()
    }

    /// The glyphs and tabs of a line are as wide as the line, but for boxes that a browser rounds up.
    private func checkGlyphs(_ line: ParagraphLine) {
        let runs = paragraph.glyphRuns(of: line)
        for glyph in runs.flatMap(\.glyphs) {
            require(glyph.x.isFinite && glyph.y.isFinite, "a glyph stands somewhere: \(glyph) \(place)")
        }
        if !glyphsAddUp || paragraph.columns.exactness.roundsBoxes { return }
        let sum = runs.flatMap(\.glyphs).reduce(0) { $0 + $1.advance } + tabWidth(line)
        let width = line.hangingBefore + line.width + line.hangingAfter
        require(sum == width, "glyphs of \(sum) on \(line) \(place)")
    }

    private func tabWidth(_ line: ParagraphLine) -> Double {
        LineGlyphs(paragraph, line).parts().reduce(0) { sum, part in
            if case .tab(_, let width) = part { sum + paragraph.unit.points(width) } else { sum }
        }
    }

    /// The graphemes tile what is seen of a line.
    private func checkGraphemes(_ line: ParagraphLine) {
        let spans = LineGlyphs(paragraph, line).graphemeSpans()
        if line.isTruncated { return }
        let ranges = spans.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
        guard let first = ranges.first, let last = ranges.last else { return }
        require(first.lowerBound == line.visibleRange.lowerBound, "graphemes start at \(first) on \(line) \(place)")
        require(last.upperBound == line.visibleRange.upperBound, "graphemes end at \(last) on \(line) \(place)")
        for (range, next) in zip(ranges, ranges.dropFirst()) {
            require(range.upperBound == next.lowerBound, "graphemes \(range) and \(next) on \(line) \(place)")
        }
    }

    private func checkHits(_ line: ParagraphLine) {
        for x in [-.infinity, line.x, line.x + line.width / 2, line.x + line.width, .nan] {
            let hit = paragraph.hitTest(x: x, y: line.baseline, in: lines)
            let range = lines[hit.line].range
            require(
                range.lowerBound <= hit.offset && hit.offset <= range.upperBound,
                "\(hit) at \(x) on \(line) \(place)"
            )
        }
    }

    private func checkCarets() {
        for offset in stride(from: 0, through: length, by: max(1, length / 12)) {
            let caret = paragraph.caret(at: offset, in: lines)
            require(caret.offset <= offset, "\(caret) before \(offset) \(place)")
            let isOmitted = lines.contains { $0.omittedRange?.lowerBound == caret.offset }
            let isNearest = caret.offset == offset || paragraph.graphemeEnd(after: caret.offset) > offset
            require(isNearest || isOmitted || isLineFeed(offset), "\(caret) before \(offset) \(place)")
            require(
                caret.x.isFinite && caret.top.isFinite && caret.bottom.isFinite,
                "\(caret) stands somewhere \(place)"
            )
        }
    }

    private func isLineFeed(_ offset: Int) -> Bool { paragraph.source.text.utf8Span.span[offset] == 0x0A }

    private func checkSelection() {
        for range in [0..<length, length / 3..<length - length / 3] {
            for rectangle in paragraph.selectionRectangles(range, in: lines) {
                require(rectangle.width > 0 && rectangle.x.isFinite && rectangle.y.isFinite, "\(rectangle) \(place)")
            }
        }
    }
}
