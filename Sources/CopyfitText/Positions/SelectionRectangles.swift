extension PreparedParagraph {
    /// The rectangles to highlight for selected bytes, line by line from the top and from left to right: one rectangle for
    /// each contiguous stretch; a line on which directions change may have several. Each is as tall as its line without
    /// leading. Hanging white space and breaks have none.
    ///
    /// - Parameters:
    ///   - range: UTF-8 offsets; a grapheme is selected if any of its bytes is.
    ///   - lines: this paragraph's lines as returned by `lines`.
    /// - Complexity: O(lines + glyphs of the lines concerned).
    public func selectionRectangles(_ range: Range<Int>, in lines: [ParagraphLine]) -> [TextRectangle] {
        lines.filter { $0.range.overlaps(range) }.flatMap { line in
            stretches(of: range, in: line).map { stretch in
                TextRectangle(
                    x: line.x + unit.points(stretch.lowerBound),
                    y: line.baseline - line.ascent,
                    width: unit.points(stretch.upperBound - stretch.lowerBound),
                    height: line.ascent + line.descent
                )
            }
        }
    }

    private func stretches(of range: Range<Int>, in line: ParagraphLine) -> [Range<Int64>] {
        let spans = LineGlyphs(self, line).graphemeSpans().filter { $0.range.overlaps(range) && $0.left < $0.right }
        return spans.reduce(into: []) { stretches, span in
            if let last = stretches.last, last.upperBound == span.left {
                stretches[stretches.count - 1] = last.lowerBound..<span.right
            } else {
                stretches.append(span.left..<span.right)
            }
        }
    }
}
