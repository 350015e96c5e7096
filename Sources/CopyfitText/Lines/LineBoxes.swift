/// A box at its place on a line.
public struct PlacedBox: Hashable, Sendable {
    /// The UTF-8 offset of its character.
    public let offset: Int
    /// The box.
    public let box: InlineBox
    /// Its place, from the paragraph's top left corner.
    public let rectangle: TextRectangle
}

extension PreparedParagraph {
    /// The boxes on one of this paragraph's lines, from left to right. Those that an ellipsis replaces are left out. O(glyphs)
    /// if the text has boxes.
    public func boxes(of line: ParagraphLine) -> [PlacedBox] {
        guard !source.boxes.isEmpty else { return [] }
        return LineGlyphs(self, line).graphemeSpans().compactMap { span in
            guard !span.isEllipsis, let box = source.box(at: span.range.lowerBound) else { return nil }
            let width = unit.points(unit.spacing(box.width))
            let isRightToLeft = span.level & 1 == 1
            let left = isRightToLeft ? unit.points(span.right) - width : unit.points(span.left)
            let ascent = box.ascent + TextUnit.limitedSpacing(source.style(at: span.range.lowerBound).baselineOffset)
            return PlacedBox(
                offset: span.range.lowerBound,
                box: box,
                rectangle: TextRectangle(
                    x: line.x + left,
                    y: line.baseline - ascent,
                    width: width,
                    height: box.ascent + box.descent
                )
            )
        }
    }
}
